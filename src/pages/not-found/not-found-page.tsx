import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Gate } from '../../components/gate.tsx';
import { placePhotos } from '../../content/page-photos.ts';
import { notFoundTexts } from '../../content/page-texts/not-found.ts';
import { Section } from '../../design-system/section.tsx';
import { ButtonLink } from '../../design-system/button.tsx';
import styles from './not-found-page.module.css';

export function Component() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Not in one string: `%s` in the path would be a format directive.
    console.error('404: there is no page at', pathname);
  }, [pathname]);
  return (
    <Section>
      <div className={styles.pair}>
        <Gate
          photo={placePhotos.notFound}
          sizes="(min-width:48em) min(50.7vw,42.3rem),100vw"
          opens="on-link-focus"
        />
        <div className="stack">
          <h1>{notFoundTexts.title}</h1>
          <p>{notFoundTexts.text}</p>
          <p className="button-row">
            <ButtonLink to="/" look="blue" label="Back to Home" />{' '}
            <ButtonLink to="/contact" look="outline" label="Contact us" />
          </p>
        </div>
      </div>
    </Section>
  );
}
