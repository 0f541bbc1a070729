import { useRef } from 'react';
import { needsScript, needsReact } from '../../boot-contract.ts';
import { largePhotoAddress } from '../../components/photo/photo-address.ts';
import { type GalleryFilterId, galleryFilters } from '../../content/gallery-categories.ts';
import { gallerySlugs, galleryPhotos } from '../../content/gallery-photos.generated.ts';
import { Button } from '../../design-system/button.tsx';
import { ScrollingRow } from '../../design-system/scrolling-row.tsx';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { GalleryPhoto } from './gallery-photo.tsx';
import { photosShown } from './portions.ts';
import styles from './gallery-section.module.css';
import { Lightbox } from './lightbox.tsx';
import { useFocusAfterLightbox, useFocusOnNewPhotos } from './use-gallery-focus.ts';
import { useLightboxEntry } from './use-lightbox-entry.ts';
import { photosOf, usePhotoFilter } from './use-photo-filter.ts';
import { usePortions } from './use-portions.ts';
import { noPhotos, useScrollToResults } from './use-scroll-to-results.ts';

export function GallerySection() {
  const { filter, setFilter, photos } = usePhotoFilter();
  const { portions, showPortions } = usePortions();
  const { openPhoto, entryKey, open, close } = useLightboxEntry(portions);
  const hydrated = useHydrated();
  const grid = useRef<HTMLUListElement>(null);
  const focusOnNewPhotos = useFocusOnNewPhotos(grid, portions);
  const isOpen = openPhoto !== null;
  const onView = useFocusAfterLightbox({ grid, isOpen, photos, portions, showPortions });
  const { bar, results, onChoose } = useScrollToResults(filter, photos.length);

  const shown = photosShown(photos, portions);
  const others = photos.slice(shown.length);
  // Forward may open a photo that the filter hides.
  const lightboxPhotos = openPhoto && photos.includes(openPhoto) ? photos : gallerySlugs;

  function choose(id: GalleryFilterId) {
    onChoose(id);
    showPortions(1);
    setFilter(id);
  }

  function showMore() {
    focusOnNewPhotos(shown.length);
    showPortions(portions + 1);
  }

  return (
    <section className={styles.section} aria-labelledby="photos">
      <div className="page-width">
        <h2 id="photos" className="visually-hidden">
          Pictures
        </h2>
        <div ref={bar} className={`${styles.bar} no-print`} {...needsScript}>
          <ScrollingRow
            className={styles.filters}
            balanced
            role="group"
            aria-label="Show pictures of"
          >
            {galleryFilters.map(({ id, label }) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === filter}
                onClick={() => choose(id)}
                {...needsReact}
              >
                {`${label} `}
                <small aria-hidden="true">{photosOf(id).length}</small>
              </button>
            ))}
          </ScrollingRow>
        </div>
        <div ref={results}>
          {photos.length === 0 ? (
            <p className="empty-state">{noPhotos}</p>
          ) : (
            <ul ref={grid} className={styles.grid} data-built={hydrated ? undefined : ''}>
              {shown.map(({ slug, row }, index) => (
                <GalleryPhoto
                  key={slug}
                  slug={slug}
                  index={index}
                  row={row}
                  onOpen={() => open(slug)}
                />
              ))}
            </ul>
          )}
          {others.length > 0 ? (
            <div className={`${styles.more} no-print`}>
              <Button look="outline" onClick={showMore} {...needsReact}>
                {`More pictures (${others.length})`}
              </Button>
            </div>
          ) : null}
          {others.length > 0 && !hydrated ? (
            <ul className={`${styles.others} no-print`}>
              {others.map((slug) => (
                <li key={slug}>
                  <a href={largePhotoAddress(slug, galleryPhotos[slug])}>
                    {galleryPhotos[slug].title}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      {openPhoto ? (
        <Lightbox
          key={entryKey}
          photos={lightboxPhotos}
          firstPhoto={openPhoto}
          onShow={onView}
          onClose={close}
        />
      ) : null}
    </section>
  );
}
