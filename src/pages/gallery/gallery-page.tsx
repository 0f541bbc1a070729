import { Link } from 'react-router';
import { ClosingCall } from '../../components/closing-call.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { pagePhotos } from '../../content/page-photos.ts';
import { buttonClass } from '../../ui/button.tsx';
import { GallerySection } from './gallery-section.tsx';

export function GalleryPage() {
  return (
    <>
      <PageHead
        title="Gallery"
        lead="Days at the home, from first bell to lantern."
        photo={pagePhotos.gallery}
      />
      <GallerySection />
      <ClosingCall
        title="Be part of the next picture"
        text="Support a year of school, or come and see the home for yourself."
      >
        <Link to="/get-involved?tab=sponsor" className={buttonClass('outline-paper')}>
          Support Our Children
        </Link>
        <Link to="/get-involved?tab=visit" className={buttonClass('outline-paper')}>
          Visit Our Home
        </Link>
      </ClosingCall>
    </>
  );
}
