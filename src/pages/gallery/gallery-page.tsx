import { ClosingBand } from '../../components/closing-band.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { wayToHelpAddress } from '../../content/addresses.ts';
import { ButtonLink } from '../../design-system/button.tsx';
import dusk from './dusk.module.css';
import { GallerySection } from './gallery-section.tsx';

export function Component() {
  return (
    <>
      <PageHead
        title="Gallery"
        lead="Lessons, play, meals and celebrations at the home, drawn."
        photo="football"
        hour="dusk"
        crowded="inner"
        low="on-a-laptop"
      >
        <ButtonLink to={wayToHelpAddress('sponsor')} look="sun" label="Support Our Children" />
      </PageHead>
      <GallerySection />
      <ClosingBand
        title="Help, or come and see"
        text="Support a child’s year at school, or visit the home yourself."
        hour="dusk"
        scene={dusk}
      >
        <ButtonLink to={wayToHelpAddress('sponsor')} look="sun" label="Support Our Children" />{' '}
        <ButtonLink to={wayToHelpAddress('visit')} look="outline" label="Visit Our Home" />
      </ClosingBand>
    </>
  );
}
