import { Link } from 'react-router';
import { PictureStory } from '../../components/picture-story.tsx';
import { storyPhotos } from '../../content/page-photos.ts';
import { history } from '../../content/page-texts/about.ts';
import { Section } from '../../design-system/section.tsx';
import { unbroken } from '../../design-system/unbroken.tsx';

export function HistorySection() {
  return (
    <Section>
      <PictureStory photo={storyPhotos.history} side="end">
        <h2>{history.title}</h2>
        {history.paragraphs.map((paragraph) => (
          <p key={paragraph}>{unbroken(paragraph)}</p>
        ))}
        <p>
          <Link to="/gallery" className="more-link">
            See the home in pictures
          </Link>
        </p>
      </PictureStory>
    </Section>
  );
}
