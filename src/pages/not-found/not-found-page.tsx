import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { PictureStory } from '../../components/picture-story.tsx';
import { microcopy } from '../../content/microcopy.ts';
import { pagePhotos } from '../../content/page-photos.ts';
import { notFoundTexts } from '../../content/page-texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    // As an argument of its own, or `%s` in the path would be a format directive.
    console.error('404: there is no page at', pathname);
  }, [pathname]);
  return (
    <Section>
      <PictureStory photo={pagePhotos.notFound} side="start" first>
        <h1>{microcopy.pageNotFound}</h1>
        <p>{notFoundTexts.text}</p>
        <p className={styles['buttons']}>
          <Link to="/" className={buttonClass('blue')}>
            Back to Home
          </Link>{' '}
          <Link to="/contact" className={buttonClass('outline')}>
            Contact us
          </Link>
        </p>
      </PictureStory>
    </Section>
  );
}
