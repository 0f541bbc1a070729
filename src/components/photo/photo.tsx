import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GallerySlug } from '../../content/gallery-photos.generated.ts';
import { type PhotoSlug, type SitePhoto, sitePhotos } from '../../content/photos.generated.ts';
import { photoSrcSet, smallPhotoAddress } from './photo-address.ts';
import styles from './photo.module.css';

/** The gallery gives its photo, which other pages do not load. */
type ShownPhoto = { slug: PhotoSlug; file?: undefined } | { slug: GallerySlug; file: SitePhoto };

type PhotoProps = ShownPhoto & {
  /**
   * HTML's `sizes`: the width of the whole photo, which is more than its box if a crop cuts the sides. Never `auto`:
   * Chromium 156 then keeps removed pictures in memory, with their whole page.
   */
  sizes: string;
  /** 'contain' shows the whole photo. By default the box crops it. */
  fit?: 'contain';
  /** A crop follows the focal point. This moves it to an edge with people: 'end' cuts the start. */
  keep?: 'end' | undefined;
  /** Adds a strip of its ground below it, `--strip` high: what bites the foot must not bite shoes. */
  onGround?: true;
  /** Replaces the alternative text. '' if the words beside the photo say the same. */
  alt?: string;
  /** 'eager' on the first screen. */
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | undefined;
  className?: string | undefined;
  onLoad?: () => void;
  onError?: () => void;
};

// boot.ts waits for this picture. React's types lack the attribute.
const FIRST_PICTURE = { elementtiming: 'first-picture' };

/** The one way to show a photo. Until it is painted, or if it fails, its place has a colour. */
export function Photo(props: PhotoProps) {
  const { slug, sizes, fit, alt, loading = 'lazy', fetchPriority, className } = props;
  const { failed, image } = usePictureOutcome(props);
  const file = props.file ?? sitePhotos[props.slug];
  return (
    <picture
      className={`${styles.photo} ${className ?? ''}`}
      data-fit={fit}
      style={placeOf(file, props)}
    >
      <source type="image/avif" srcSet={photoSrcSet(slug, file, 'avif')} sizes={sizes} />
      <img
        {...image}
        src={smallPhotoAddress(slug, file)}
        srcSet={photoSrcSet(slug, file, 'jpg')}
        sizes={sizes}
        width={file.width}
        height={file.height}
        alt={alt ?? file.alt}
        loading={loading}
        // Lazy pictures near the viewport would slow the first picture.
        fetchPriority={fetchPriority ?? (loading === 'lazy' ? 'low' : undefined)}
        {...(fetchPriority === 'high' && FIRST_PICTURE)}
        decoding={loading === 'lazy' ? 'async' : 'auto'}
        data-failed={failed || undefined}
      />
    </picture>
  );
}

/** React's types know no custom properties. */
function placeOf({ focal, ground }: SitePhoto, { keep, onGround }: PhotoProps): CSSProperties {
  const { x, y } = focal ?? { x: 50, y: 50 };
  return {
    ...(focal || keep
      ? { '--focal-x': keep === 'end' ? '100%' : `${x}%`, '--focal-y': `${y}%` }
      : {}),
    ...(onGround ? { '--foot': ground } : {}),
  } as CSSProperties;
}

/** Whether the picture has failed. Reports the outcome, also of a picture that loaded or failed before hydration. */
function usePictureOutcome({ onLoad, onError }: PhotoProps) {
  const [failed, setFailed] = useState(false);
  const ref = useRef<HTMLImageElement>(null);
  const fail = () => {
    setFailed(true);
    onError?.();
  };
  const catchUp = useEffectEvent(() => {
    if (!ref.current?.complete) return;
    if (ref.current.naturalWidth > 0) onLoad?.();
    else fail();
  });
  useEffect(() => catchUp(), []);
  return { failed, image: { ref, onLoad, onError: fail } };
}
