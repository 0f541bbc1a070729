import { type SitePhoto, sitePhotos, type PhotoSlug } from '../../content/photos.generated.ts';
import { photoSrcSet, smallPhotoAddress } from './photo-address.ts';
import styles from './photo.module.css';
import { usePictureOutcome } from './use-picture-outcome.ts';

type PhotoProps = {
  slug: PhotoSlug;
  /**
   * The width at which the whole photo is drawn, as HTML's `sizes`. It is more than its box's width if a crop cuts the
   * sides off. Never `auto`: that means the width of the box, and Chromium 156 keeps a removed picture that has it in
   * memory, with its whole page.
   */
  sizes: string;
  /** 'contain' shows the whole photo; 'cover' fills the box and cuts off what does not fit. */
  fit?: 'cover' | 'contain';
  /**
   * A crop follows the photo's focal point. This moves the crop to one edge instead, for a photo with people at that
   * edge: 'end' cuts only the start, 'foot' only the top.
   */
  keep?: 'end' | 'foot' | undefined;
  /** Replaces the photo's alternative text. '' if the words beside it say the same. */
  alt?: string;
  /** 'eager' is for photos on the first screen. */
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | undefined;
  className?: string | undefined;
  onLoad?: () => void;
  onError?: () => void;
};

// The boot module waits until the first picture has been painted. React's types lack the attribute.
const FIRST_PICTURE = { elementtiming: 'first-picture' };

/**
 * The one way to show a photo. Its background colour shows until the photo is painted, with or without script. A photo
 * that fails leaves the colour and its alternative text.
 */
export function Photo(props: PhotoProps) {
  const { slug, sizes, fit, keep, alt, loading = 'lazy', fetchPriority, className } = props;
  const { failed, image } = usePictureOutcome(props);
  const file: SitePhoto = sitePhotos[slug];
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
        // Keeps lazy pictures near the viewport from slowing the first picture.
        fetchPriority={fetchPriority ?? (loading === 'lazy' ? 'low' : undefined)}
        {...(fetchPriority === 'high' && FIRST_PICTURE)}
        decoding={loading === 'lazy' ? 'async' : 'auto'}
        data-failed={failed || undefined}
      />
    </picture>
  );
}
