import { Link } from 'react-router';
import { ClosingBand } from '../../components/closing-band.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { pagePhotos } from '../../content/page-photos.ts';
import { galleryTexts } from '../../content/page-texts/gallery.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { buttonClass } from '../../design-system/button.tsx';
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
        <Link to="/get-involved?tab=sponsor" className={buttonClass('blue')}>
          Support Our Children
        </Link>
      </PageHead>
      <GallerySection />
      <ClosingBand {...galleryTexts.closing}>
        <Link to="/get-involved?tab=sponsor" className={buttonClass('paper')}>
          Support Our Children
        </Link>{' '}
        <Link to="/get-involved?tab=visit" className={buttonClass('outline-paper')}>
          Visit Our Home
        </Link>
      </ClosingBand>
    </>
  );
}
