import { Link } from 'react-router';
import { ClosingBand } from '../../components/closing-band.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { wayToHelpAddress } from '../../content/addresses.ts';
import { pagePhotos } from '../../content/page-photos.ts';
import { galleryTexts } from '../../content/page-texts/gallery.ts';
import { pageNames } from '../../content/shared-texts.ts';
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
        <Link to={wayToHelpAddress('sponsor')} className="button blue">
          Support Our Children
        </Link>
      </PageHead>
      <GallerySection />
      <ClosingBand {...galleryTexts.closing} hour="dusk" scene={dusk}>
        <Link to={wayToHelpAddress('sponsor')} className="button blue">
          Support Our Children
        </Link>{' '}
        <Link to={wayToHelpAddress('visit')} className="button outline">
          Visit Our Home
        </Link>
      </ClosingBand>
    </>
  );
}
