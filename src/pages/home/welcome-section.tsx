import { PictureStory } from '../../components/picture-story.tsx';
import { storyPhotos } from '../../content/page-photos.ts';
import { welcome } from '../../content/page-texts/home.ts';
import { Section } from '../../ui/section.tsx';
import { unbroken } from '../../ui/unbroken.tsx';

export function WelcomeSection() {
  return (
    <Section labelledBy="welcome">
      <PictureStory photo={storyPhotos.welcome} side="end">
        <h2 id="welcome">{welcome.title}</h2>
        {welcome.paragraphs.map((paragraph) => (
          <p key={paragraph}>{unbroken(paragraph)}</p>
        ))}
      </PictureStory>
    </Section>
  );
}
