import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Gate } from '../../components/gate.tsx';
import { ButtonLink } from '../../design-system/button.tsx';
import styles from './not-found-page.module.css';

export function Component() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Not in one string: `%s` in the path would be a format directive.
    console.error('404: there is no page at', pathname);
  }, [pathname]);
  return (
    <section className={styles.scene} data-hour="morning">
      <div className={styles.far} />
      <div className={`${styles.beside} page-width`}>
        <div className={`${styles.words} stack`}>
          <h1>Oops! Page not found</h1>
          <p>There is no page at this address. The home page leads to all the others.</p>
          <p className="button-row">
            <ButtonLink to="/" look="blue" label="Back to Home" />{' '}
            <ButtonLink to="/contact" look="outline" label="Contact us" />
          </p>
        </div>
      </div>
      <Gate
        photo="football"
        sizes="(min-width:100em) 54rem,(min-width:36em) 42vw,72vw"
        opens="on-link-focus"
      >
        <div className={styles.earth} />
      </Gate>
    </section>
  );
}
