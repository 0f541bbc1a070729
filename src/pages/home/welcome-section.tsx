import { Photo } from '../../components/photo/photo.tsx';
import { storyPhotos } from '../../content/page-photos.ts';
import { welcome } from '../../content/page-texts/home.ts';
import { unbroken } from '../../design-system/unbroken.tsx';
import styles from './welcome-section.module.css';

export function WelcomeSection() {
  return (
    <section className={`${styles.welcome} page-width`}>
      <Photo
        slug={storyPhotos.welcome}
        sizes="(min-width:100em) 54rem,(min-width:72em) min(54vw,45rem),(min-width:48em) 43vw,100vw"
        className={styles.photo}
      />
      <h2 className={styles.title}>{welcome.title}</h2>
      <div className="stack">
        {welcome.paragraphs.map((paragraph) => (
          <p key={paragraph}>{unbroken(paragraph)}</p>
        ))}
      </div>
    </section>
  );
}
