import { ClosingBand } from '../../components/closing-band.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { wayToHelpAddress } from '../../content/addresses.ts';
import { pagePhotos } from '../../content/page-photos.ts';
import { galleryTexts } from '../../content/page-texts/gallery.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { ButtonLink } from '../../design-system/button.tsx';
import dusk from './dusk.module.css';
import { GallerySection } from './gallery-section.tsx';

export function Component() {
  return (
    <>
      <PageHead
        title={pageNames.gallery}
        lead={galleryTexts.lead}
        photo={pagePhotos.gallery}
        hour="dusk"
        crowded="inner"
        low="on-a-laptop"
      >
        <ButtonLink to={wayToHelpAddress('sponsor')} look="blue" label="Support Our Children" />
      </PageHead>
      <GallerySection />
      <ClosingBand {...galleryTexts.closing} hour="dusk" scene={dusk}>
        <ButtonLink to={wayToHelpAddress('sponsor')} look="blue" label="Support Our Children" />{' '}
        <ButtonLink to={wayToHelpAddress('visit')} look="outline" label="Visit Our Home" />
      </ClosingBand>
    </>
  );
}
