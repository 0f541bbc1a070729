import { useLayoutEffect, useRef } from 'react';
import { needsScript, needsReact } from '../../boot-contract.ts';
import { announce } from '../../browser/announce.ts';
import { drawnText } from '../../components/photo/drawn-text.ts';
import { largePhotoAddress } from '../../components/photo/photo-address.ts';
import { type GalleryFilterId, galleryFilters } from '../../content/gallery-categories.ts';
import { galleryPhotos, galleryTexts } from '../../content/page-texts/gallery.ts';
import type { PhotoSlug } from '../../content/photos.generated.ts';
import { Button } from '../../design-system/button.tsx';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { GalleryPhoto } from './gallery-photo.tsx';
import { allDrawn, allPhotographs, photoRecords } from './photo-records.ts';
import { portionsOf, portionsUpTo } from './portions.ts';
import { ScrollingRow } from '../../design-system/scrolling-row.tsx';
import styles from './gallery-section.module.css';
import { Lightbox } from './lightbox.tsx';
import { useLightboxEntry } from './use-lightbox-entry.ts';
import { photosOf, usePhotoFilter } from './use-photo-filter.ts';
import { usePortions } from './use-portions.ts';

const drawn = drawnText(galleryPhotos, allDrawn, allPhotographs);

export function GallerySection() {
  const { filter, setFilter, photos } = usePhotoFilter();
  const bar = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const chosen = useRef<GalleryFilterId>(null);
  const { portions, show } = usePortions();
  const { openPhoto, entryKey, open, close } = useLightboxEntry(portions);
  // Forward may open a photo that the filter hides.
  const viewed = openPhoto && photos.includes(openPhoto) ? photos : galleryPhotos;

  const count = photos.length;
  const shown = portionsOf(photos, portions);
  const others = photos.slice(shown.length);
  const hydrated = useHydrated();
  const grid = useRef<HTMLUListElement>(null);
  const viewedLast = useRef<PhotoSlug>(null);
  const focused = useRef<number>(null);

  function choose(id: GalleryFilterId) {
    chosen.current = id;
    show(1);
    setFilter(id);
  }

  function showMore() {
    focused.current = shown.length;
    show(portions + 1);
  }

  // The focus goes to the first of the new photos, which stands where the button stood.
  useLayoutEffect(() => {
    if (focused.current === null) return;
    // Where only the button and what follows it are in view, Chromium would scroll on with them, past the new photos.
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    photoLink(grid.current, focused.current)?.focus({ preventScroll: true });
    focused.current = null;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => style.removeProperty('overflow-anchor')),
    );
  }, [portions]);

  // Closed, the lightbox leaves the focus on the photo that it showed last.
  useLayoutEffect(() => {
    if (openPhoto || !viewedLast.current) return;
    const index = photos.findIndex((slug) => slug === viewedLast.current);
    if (portionsUpTo(index) > portions) {
      show(portionsUpTo(index));
      return;
    }
    viewedLast.current = null;
    const link = photoLink(grid.current, index);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });

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
                {`${galleryTexts.more} (${others.length})`}
              </Button>
            </div>
          ) : null}
          {others.length > 0 && !hydrated ? (
            <ul className={`${styles.others} no-print`}>
              {others.map((slug) => (
                <li key={slug}>
                  <a href={largePhotoAddress(slug, photoRecords[slug])}>
                    {photoRecords[slug].title}
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
          photos={viewed}
          firstPhoto={openPhoto}
          onShow={(photo) => {
            viewedLast.current = photo;
          }}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

function photoLink(grid: HTMLElement | null, index: number): HTMLElement | null | undefined {
  return grid?.children[index]?.querySelector('a');
}
