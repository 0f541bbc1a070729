import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { photoFiles, photoWidths, type PhotoSlug } from '../content/photo-files.generated.ts';
import styles from './photo.module.css';

type PhotoFormat = 'avif' | 'webp' | 'jpg';

type PhotoProps = {
  slug: PhotoSlug;
  /** The `sizes` attribute: how wide the layout paints the picture. */
  sizes: string;
  /** 'cover' crops about the focal point, 'contain' shows the whole picture. */
  fit?: 'cover' | 'contain';
  /** Replaces the photo's own text; '' where the words beside it say the same. */
  alt?: string;
  /** 'eager' is for what the first screen shows. */
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | 'auto';
  className?: string | undefined;
  onLoad?: () => void;
  onError?: () => void;
};

// The boot module waits until it has been painted; React's types do not know the attribute.
const FIRST_PICTURE = { elementtiming: 'first-picture' };

export function photoAddress(slug: PhotoSlug, width: number, format: PhotoFormat): string {
  return `/gallery/${slug}-${width}.${photoFiles[slug].hash}.${format}`;
}

function srcSet(slug: PhotoSlug, format: PhotoFormat): string {
  return photoWidths
    .filter((width) => width <= photoFiles[slug].width)
    .map((width) => `${photoAddress(slug, width, format)} ${width}w`)
    .join(', ');
}

/**
 * The one way to show a photo. Its colour stands in until the picture is painted over it; a picture
 * that can't be had leaves the colour and its alternative text.
 */
export function Photo(props: PhotoProps) {
  const { slug, sizes, fit = 'cover', alt, loading = 'lazy', fetchPriority, className } = props;
  const { onLoad, onError } = props;
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const file = photoFiles[slug];
  const fail = () => {
    setFailed(true);
    onError?.();
  };
  const catchUp = useEffectEvent(() => {
    if (!image.current?.complete) return;
    if (image.current.naturalWidth > 0) onLoad?.();
    else fail();
  });
  // What came, or failed, before React was here has told nobody.
  useEffect(() => catchUp(), []);
  return (
    <picture className={`${styles['photo']} ${className ?? ''}`} data-photo={slug} data-fit={fit}>
      <source type="image/avif" srcSet={srcSet(slug, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(slug, 'webp')} sizes={sizes} />
      <img
        ref={image}
        src={photoAddress(slug, 800, 'jpg')}
        srcSet={srcSet(slug, 'jpg')}
        sizes={sizes}
        width={file.width}
        height={file.height}
        alt={alt ?? file.alt}
        loading={loading}
        fetchPriority={fetchPriority}
        {...(fetchPriority === 'high' && FIRST_PICTURE)}
        decoding={loading === 'lazy' ? 'async' : 'auto'}
        data-failed={failed || undefined}
        onLoad={onLoad}
        onError={fail}
      />
    </picture>
  );
}
