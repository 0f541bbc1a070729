import type { ReactNode } from 'react';
import melting from '../../components/photo/melting.module.css';
import { Photo } from '../../components/photo/photo.tsx';
import type { PhotoSlug } from '../../content/photos.generated.ts';
import { HeroControls } from './hero-controls.tsx';
import styles from './hero-section.module.css';
import { useHeroRotation } from './use-hero-rotation.ts';

/** In their order. None shows anybody at the left, where the hero's words stand. */
export const heroPhotos = [
  'hand-in-hand',
  'main-gate-wide',
  'walk-to-school',
  'compound',
  'hills-at-sunset',
] as const satisfies readonly PhotoSlug[];

/** A picture whose light is not that of the day. A renamed picture is a type error here. */
const light: Readonly<Partial<Record<(typeof heroPhotos)[number], 'dusk'>>> = {
  'hills-at-sunset': 'dusk',
};

/** `children` are the words. No text lies on a picture: they have a panel. */
export function HeroSection({ children }: { children: ReactNode }) {
  const rotation = useHeroRotation(heroPhotos.length);
  const { index, single, isMounted, dispatch, handlers } = rotation;
  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label="Welcome to the home"
      {...handlers}
    >
      <div className={`${styles.slides} ${melting.melting} spiked no-print`}>
        {heroPhotos.map((slug, slide) =>
          isMounted(slide) ? (
            <div
              key={slug}
              className={styles.slide}
              data-light={light[slug]}
              data-current={slide === index || undefined}
              role="group"
              aria-roledescription="slide"
              aria-label={`${slide + 1} of ${heroPhotos.length}`}
              aria-hidden={slide !== index}
            >
              <Photo
                slug={slug}
                sizes="(min-width:100em) clamp(84rem,75vw,120rem),(min-width:36em) 100vw,124vw"
                loading="eager"
                fetchPriority={slide === 0 ? 'high' : undefined}
                onGround
                className={styles.photo}
                onLoad={() => dispatch({ type: 'loaded', index: slide })}
                onError={() => dispatch({ type: 'failed', index: slide })}
              />
            </div>
          ) : null,
        )}
      </div>
      <div className={`${styles.page} page-width`}>
        <div className={`${styles.panel} ticket`}>{children}</div>
      </div>
      {/* After the links, which visitors come for. */}
      {single ? null : <HeroControls count={heroPhotos.length} rotation={rotation} />}
    </section>
  );
}
