import { photoFiles, type PhotoFile, type PhotoSlug } from '../../content/photo-files.generated.ts';
import type { PhotoFormat } from '../../lib/format-widths.ts';
import { sizesAttribute, type PhotoLayout } from '../../lib/painted-width.ts';
import { photoAddress, photoSrcSet } from './photo-address.ts';
import { photoLayouts, type PhotoLayoutName } from './photo-layouts.ts';
import styles from './photo.module.css';
import { usePictureOutcome } from './use-picture-outcome.ts';

type PhotoProps = {
  slug: PhotoSlug;
  /** Where it stands: how wide the page paints it, and whether its box may crop it. */
  layout: PhotoLayoutName;
  /** Replaces the photo's own text; '' where the words beside it say the same. */
  alt?: string;
  /** 'eager' is for what the first screen shows. */
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | undefined;
  className?: string | undefined;
  onLoad?: () => void;
  onError?: () => void;
};

// The boot module waits until it has been painted; React's types do not know the attribute.
const FIRST_PICTURE = { elementtiming: 'first-picture' };

/**
 * The one way to show a photo, in the format and at the width that suit the visitor's screen. Its
 * colour stands in until the picture is painted over it, with or without script; a picture that
 * fails leaves the colour and its alternative text.
 */
export function Photo(props: PhotoProps) {
  const { slug, layout, alt, loading = 'lazy', fetchPriority, className } = props;
  const { failed, image } = usePictureOutcome(props);
  const file: PhotoFile = photoFiles[slug];
  const box: PhotoLayout = photoLayouts[layout];
  const sizes = sizesAttribute(box, file.width / file.height);
  const srcSet = (format: PhotoFormat) => photoSrcSet(slug, file, format, box.query);
  return (
    <picture
      className={`${styles['photo']} ${className ?? ''}`}
      data-photo={slug}
      data-fit={box.fit}
    >
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />
      <img
        {...image}
        src={photoAddress(slug, file, 800, 'jpg')}
        srcSet={srcSet('jpg')}
        sizes={sizes}
        width={file.width}
        height={file.height}
        alt={alt ?? file.alt}
        loading={loading}
        // Near or not, what is further down leaves the line to the first picture.
        fetchPriority={fetchPriority ?? (loading === 'lazy' ? 'low' : undefined)}
        {...(fetchPriority === 'high' && FIRST_PICTURE)}
        decoding={loading === 'lazy' ? 'async' : 'auto'}
        data-failed={failed || undefined}
      />
    </picture>
  );
}

/** The picture as large as a screen shows it, in the format that every browser reads. */
export function largePhotoAddress(slug: PhotoSlug): string {
  return photoAddress(slug, photoFiles[slug], 1600, 'jpg');
}
