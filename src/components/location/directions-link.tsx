import { organization } from '../../content/organization.ts';
import { NewTabLink } from '../../design-system/new-tab-link.tsx';
import { directionsAddress } from '../../lib/map-address.ts';

const { address, mapOrigin } = organization;

export function DirectionsLink() {
  return (
    <NewTabLink href={directionsAddress(mapOrigin, address.words)} className="button blue">
      Get Directions
    </NewTabLink>
  );
}
