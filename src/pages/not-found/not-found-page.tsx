import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Gate } from '../../components/gate.tsx';
import { placePhotos } from '../../content/page-photos.ts';
import { notFoundTexts } from '../../content/page-texts/not-found.ts';
import { Section } from '../../design-system/section.tsx';
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
            <Link to="/" className="button blue">
              Back to Home
            </Link>{' '}
            <Link to="/contact" className="button outline">
              Contact us
            </Link>
          </p>
        </div>
      </div>
    </Section>
  );
}
