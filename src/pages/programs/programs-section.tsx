import { Photo } from '../../components/photo/photo.tsx';
import { programs } from '../../content/programs.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './programs-section.module.css';

export function ProgramsSection() {
  return (
    <Section>
      <div className={styles['programs']}>
        {programs.map(({ id, title, description, features, photo }) => (
          <article key={id} id={id} className={styles['program']}>
            <Photo
              slug={photo}
              sizes="(min-width:48em) min(42vw,35rem),90vw"
              className={styles['photo']}
            />
            <div className={styles['words']}>
              <h2>{title}</h2>
              <p>{description}</p>
              <CheckList items={features} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
