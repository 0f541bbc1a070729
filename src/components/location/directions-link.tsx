import { organization } from '../../content/organization.ts';
import { directionsAddress } from '../../lib/map-address.ts';

const { address, mapOrigin } = organization;

export function DirectionsLink() {
  return (
    <a
      href={directionsAddress(mapOrigin, address.words)}
      target="_blank"
      rel="noopener"
      className="button blue"
    >
      Get Directions
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
