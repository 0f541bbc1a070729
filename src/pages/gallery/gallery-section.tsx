import { needsScript, needsReact } from '../../boot-contract.ts';
import { galleryFilters, galleryPhotos, galleryTexts } from '../../content/page-texts/gallery.ts';
import { emptyStateClass } from '../../ui/empty-state.ts';
import { scrollingRowClass } from '../../ui/scrolling-row.ts';
import { Section } from '../../ui/section.tsx';
import { GalleryPhoto } from './gallery-photo.tsx';
import styles from './gallery-section.module.css';
import { Lightbox } from './lightbox.tsx';
import { useLightboxEntry } from './use-lightbox-entry.ts';
import { photosOf, usePhotoFilter } from './use-photo-filter.ts';

export function GallerySection() {
  const { filter, setFilter, photos } = usePhotoFilter();
  const { openPhoto, entryKey, open, close } = useLightboxEntry();
  // Forward may open a photo that the filter hides.
  const viewed = openPhoto && photos.includes(openPhoto) ? photos : galleryPhotos;
  return (
    <Section labelledBy="photos">
      <h2 id="photos" className="visually-hidden">
        {galleryTexts.photos}
      </h2>
      <div
        className={`${styles.filters} no-print ${scrollingRowClass}`}
        data-balanced
        role="group"
        aria-label="Show photos of"
        {...needsScript}
      >
        {galleryFilters.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === filter}
            onClick={() => setFilter(id)}
            {...needsReact}
          >
            {`${label} `}
            <small aria-hidden="true">{photosOf(id).length}</small>
          </button>
        ))}
      </div>
      <div role="status" className={photos.length === 0 ? emptyStateClass : 'visually-hidden'}>
        {photos.length === 0 ? galleryTexts.none : countText(photos.length)}
      </div>
      {photos.length > 0 ? (
        <ul className={styles.grid}>
          {photos.map((slug, index) => (
            <GalleryPhoto key={slug} slug={slug} index={index} onOpen={() => open(slug)} />
          ))}
        </ul>
      ) : null}
      {openPhoto ? (
        <Lightbox key={entryKey} photos={viewed} firstPhoto={openPhoto} onClose={close} />
      ) : null}
    </Section>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 photo' : `${count} photos`;
}
