import { type PhotoFile, photoFiles, type PhotoSlug } from '../../content/photo-files.generated.ts';
import { photoSrcSet, smallPhotoAddress } from './photo-address.ts';
import styles from './photo.module.css';
import { usePictureOutcome } from './use-picture-outcome.ts';

type PhotoProps = {
  slug: PhotoSlug;
  /**
   * How wide the photo is shown, as HTML's `sizes`: the photo itself, which is wider than a box that cuts
   * its sides off. Never `auto`: it is the width of the box, and Chromium 156 keeps a removed picture
   * that has it, with its whole page, in memory.
   */
  sizes: string;
  /** 'contain' shows the whole photo; 'cover' fills the box and cuts off what does not fit. */
  fit?: 'cover' | 'contain';
  /**
   * A crop follows the photo's focal point. This moves it to one edge, where people stand at that edge of the
   * photo: 'end' cuts only the start, 'foot' only the top.
   */
  keep?: 'end' | 'foot' | undefined;
  /** Replaces the photo's own text; '' where the words beside it say the same. */
  alt?: string;
  /** 'eager' is for what the first screen shows. */
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | undefined;
  className?: string | undefined;
  onLoad?: () => void;
  onError?: () => void;
};

// The boot module waits until the first picture has been painted. React's types lack the attribute.
const FIRST_PICTURE = { elementtiming: 'first-picture' };

/**
 * The one way to show a photo. Its ground is seen until it is painted over it, with or without script; a
 * photo that fails leaves the ground and its alternative text.
 */
export function Photo(props: PhotoProps) {
  const { slug, sizes, fit, keep, alt, loading = 'lazy', fetchPriority, className } = props;
  const { failed, image } = usePictureOutcome(props);
  const file: PhotoFile = photoFiles[slug];
  return (
    <picture
      className={`${styles.photo} ${className ?? ''}`}
      data-photo={slug}
      data-fit={fit}
      data-keep={keep}
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
        // Even a lazy picture near the viewport must not take the connection from the first one.
        fetchPriority={fetchPriority ?? (loading === 'lazy' ? 'low' : undefined)}
        {...(fetchPriority === 'high' && FIRST_PICTURE)}
        decoding={loading === 'lazy' ? 'async' : 'auto'}
        data-failed={failed || undefined}
      />
    </picture>
  );
}
