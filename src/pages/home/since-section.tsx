import { Link } from 'react-router';
import { Kicker } from '../../components/kicker.tsx';
import { PictureStory } from '../../components/picture-story.tsx';
import { storyPhotos } from '../../content/page-photos.ts';
import { sinceStory } from '../../content/story.ts';
import { moreLinkClass } from '../../ui/more-link.ts';
import { Section } from '../../ui/section.tsx';

export function SinceSection() {
  return (
    <Section labelledBy="since">
      <PictureStory photo={storyPhotos.since} side="start">
        <Kicker>{sinceStory.kicker}</Kicker>
        <h2 id="since">{sinceStory.title}</h2>
        {sinceStory.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <Link to="/about" className={moreLinkClass}>
            Read our story
          </Link>
        </p>
      </PictureStory>
    </Section>
  );
}
