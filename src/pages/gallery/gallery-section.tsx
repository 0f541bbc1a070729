import { useLayoutEffect, useRef } from 'react';
import { needsScript, needsReact } from '../../boot-contract.ts';
import { announce } from '../../browser/announce.ts';
import { drawnText } from '../../components/photo/drawn-text.ts';
import { type GalleryFilterId, galleryFilters } from '../../content/gallery-categories.ts';
import { galleryPhotos, galleryTexts } from '../../content/page-texts/gallery.ts';
import { GalleryPhoto } from './gallery-photo.tsx';
import { galleryRows } from './gallery-rows.ts';
import { ScrollingRow } from '../../design-system/scrolling-row.tsx';
import styles from './gallery-section.module.css';
import { Lightbox } from './lightbox.tsx';
import { useLightboxEntry } from './use-lightbox-entry.ts';
import { photosOf, usePhotoFilter } from './use-photo-filter.ts';

const drawn = drawnText(galleryPhotos);

export function GallerySection() {
  const { filter, setFilter, photos } = usePhotoFilter();
  const bar = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const chosen = useRef<GalleryFilterId>(null);
  const { openPhoto, entryKey, open, close } = useLightboxEntry();
  // Forward may open a photo that the filter hides.
  const viewed = openPhoto && photos.includes(openPhoto) ? photos : galleryPhotos;

  const count = photos.length;
  const rows = galleryRows(photos);

  function choose(id: GalleryFilterId) {
    chosen.current = id;
    setFilter(id);
  }

  // A visitor far down scrolls to the first of the chosen photos. Back restores the old position.
  useLayoutEffect(() => {
    if (chosen.current !== filter || !bar.current || !results.current) return;
    announce(count === 0 ? galleryTexts.none : `${count} ${count === 1 ? 'picture' : 'pictures'}`);
    // The bar itself may have left with a page that has become shorter.
    const stays = Number.parseFloat(getComputedStyle(bar.current).top) || 0;
    const hidden = stays + bar.current.offsetHeight - results.current.getBoundingClientRect().top;
    if (hidden > 0) window.scrollBy({ top: -hidden, behavior: 'instant' });
  }, [filter, count]);

  return (
    <section className={styles.section} aria-labelledby="photos">
      <div className="page-width">
        <h2 id="photos" className="visually-hidden">
          {galleryTexts.photos}
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
          {drawn ? <p className={`${styles.drawn} remark`}>{drawn}</p> : null}
          {photos.length === 0 ? (
            <p className="empty-state">{galleryTexts.none}</p>
          ) : (
            <ul className={styles.grid}>
              {photos.map((slug, index) => (
                <GalleryPhoto
                  key={slug}
                  slug={slug}
                  index={index}
                  row={rows[index] ?? 1}
                  onOpen={() => open(slug)}
                />
              ))}
            </ul>
          )}
        </div>
      </div>
      {openPhoto ? (
        <Lightbox key={entryKey} photos={viewed} firstPhoto={openPhoto} onClose={close} />
      ) : null}
    </section>
  );
}
