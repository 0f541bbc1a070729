import { Photo } from '../../components/photo/photo.tsx';
import { heroPhotos } from '../../content/page-photos.ts';
import { hero } from '../../content/page-texts/home.ts';
import { annualFees } from '../../content/payments.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { unbroken } from '../../design-system/unbroken.tsx';
import { ButtonLink } from '../../design-system/button.tsx';
import { HeroControls } from './hero-controls.tsx';
import styles from './hero-section.module.css';
import { useHeroRotation } from './use-hero-rotation.ts';

// One text with line breaks, because screen readers pause between elements. CSS decides whether a break shows.
const titleLines = hero.title.replaceAll(', ', ',\n');

/** A picture whose light is not that of the day. A renamed picture is a type error here. */
const light: Readonly<Partial<Record<(typeof heroPhotos)[number], 'dusk'>>> = {
  'hills-at-sunset': 'dusk',
};

/** No text lies on a picture: the title has a panel. */
export function HeroSection() {
  const rotation = useHeroRotation(heroPhotos.length);
  const { index, single, isMounted, dispatch, handlers } = rotation;
  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label="Welcome to the home"
      {...handlers}
    >
      <div className={`${styles.slides} spiked no-print`}>
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
                className={styles.photo}
                onLoad={() => dispatch({ type: 'loaded', index: slide })}
                onError={() => dispatch({ type: 'failed', index: slide })}
              />
            </div>
          ) : null,
        )}
      </div>
      <div className={`${styles.page} page-width`}>
        <div className={`${styles.panel} ticket`}>
          <h1>{titleLines}</h1>
          <p className={`${styles.lead} lead`}>{unbroken(hero.lead)}</p>
          <div className={styles.buttons}>
            <ButtonLink to="/children" look="blue" label="Sponsor a Child" />{' '}
            <ButtonLink to="/about" look="outline" label="Learn More About Us" />
          </div>
          <p className={styles.price}>
            {'A child’s year at school: '}
            <strong>{`${formatUsd(annualFees.usd)} (${formatKes(annualFees.kes)})`}</strong>
          </p>
        </div>
      </div>
      {/* After the links, which visitors come for. */}
      {single ? null : <HeroControls count={heroPhotos.length} rotation={rotation} />}
    </section>
  );
}
