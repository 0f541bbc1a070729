import { organization } from '../../content/organization.ts';
import { directionsAddress } from '../../lib/map-address.ts';
import { buttonClass } from '../../design-system/button.tsx';

const { address, mapOrigin } = organization;

export function DirectionsLink() {
  return (
    <a
      href={directionsAddress(mapOrigin, address.words)}
      target="_blank"
      rel="noopener"
      className={buttonClass('blue')}
    >
      Get Directions
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
