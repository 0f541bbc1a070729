import { needsReact } from '../../boot-contract.ts';
import { isPlainClick } from '../../browser/is-plain-click.ts';
import { organization } from '../../content/organization.ts';
import { NewTabLink } from '../../design-system/new-tab-link.tsx';
import { directionsAddress, embeddedMapAddress } from '../../lib/map-address.ts';

type MapLinkProps = { className: string; shown: boolean; onShow: () => void };

const { address, mapOrigin } = organization;

/**
 * Asks Google for nothing until the visitor wants the map. Without script, or while the map is shown, the link opens it
 * in a new tab.
 */
export function MapLink({ className, shown, onShow }: MapLinkProps) {
  return (
    <a
      href={embeddedMapAddress(mapOrigin, address.words)}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      {...(shown ? null : needsReact)}
      onClick={(event) => {
        if (shown || !isPlainClick(event)) return;
        event.preventDefault();
        onShow();
      }}
    >
      <span>{shown ? 'Larger map' : 'Show the map'}</span>
      <span className="visually-hidden">{shown ? ' (opens in a new tab)' : ' (from Google)'}</span>
    </a>
  );
}

export function DirectionsLink() {
  return (
    <NewTabLink href={directionsAddress(mapOrigin, address.words)} className="button blue">
      Get Directions
    </NewTabLink>
  );
}
