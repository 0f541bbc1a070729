import { Link } from 'react-router';
import { Photo } from '../../components/photo.tsx';
import { heroPhotos } from '../../content/hero.ts';
import { hero } from '../../content/story.ts';
import { useAttention } from '../../hooks/use-attention.ts';
import { buttonClass } from '../../ui/button.tsx';
import { HeroControls } from './hero-controls.tsx';
import styles from './hero-section.module.css';
import { useHeroRotation } from './use-hero-rotation.ts';

/** Five pictures behind one panel of words, which never lie on a picture themselves. */
export function HeroSection() {
  const { attended, handlers } = useAttention<HTMLElement>();
  const { index, paused, single, isMounted, dispatch, togglePause } = useHeroRotation(
    heroPhotos.length,
    attended,
  );
  return (
    <section
      className={styles['hero']}
      aria-roledescription="carousel"
      aria-label="Welcome to the home"
      {...handlers}
    >
      <div className={styles['slides']}>
        {heroPhotos.map((slug, slide) =>
          isMounted(slide) ? (
            <div
              key={slug}
              className={styles['slide']}
              data-current={slide === index || undefined}
              aria-hidden={slide !== index}
            >
              <Photo
                slug={slug}
                layout="hero"
                loading="eager"
                fetchPriority={slide === 0 ? 'high' : 'auto'}
                className={styles['photo']}
                onLoad={() => dispatch({ type: 'loaded', index: slide })}
                onError={() => dispatch({ type: 'failed', index: slide })}
              />
            </div>
          ) : null,
        )}
        {single ? null : (
          <HeroControls
            count={heroPhotos.length}
            index={index}
            paused={paused}
            onShow={(slide) => dispatch({ type: 'show', index: slide })}
            onTogglePause={togglePause}
          />
        )}
      </div>
      <div className={styles['page']}>
        <div className={styles['panel']}>
          <h1>{hero.title}</h1>
          <p className={styles['lead']}>{hero.lead}</p>
          <div className={styles['buttons']}>
            <Link to="/children" className={buttonClass('gate')}>
              Sponsor a Child
            </Link>
            <Link to="/about" className={buttonClass('outline')}>
              Learn More About Us
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
