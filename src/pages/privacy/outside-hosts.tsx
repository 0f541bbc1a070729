import { outsideHostTexts } from '../../content/privacy-statement.ts';
import { TermList } from '../../ui/term-list.tsx';

type OutsideHostsProps = {
  /** Null is the site's own host, or no counter. */
  counterOrigin: string | null;
  mapOrigin: string;
};

/** The other hosts that the Content-Security-Policy allows; tests/site/policy.test.ts compares the two. */
export function OutsideHosts({ counterOrigin, mapOrigin }: OutsideHostsProps) {
  const hosts = [
    { origin: counterOrigin, text: outsideHostTexts.counter },
    { origin: mapOrigin, text: outsideHostTexts.map },
  ];
  const terms = hosts.flatMap(({ origin, text }) => {
    if (origin === null) return [];
    const { host } = new URL(origin);
    return [{ key: host, term: host, text }];
  });
  const { ownPictures, ownPicturesNoCounter } = outsideHostTexts;
  return (
    <>
      <TermList terms={terms} />
      <p>{counterOrigin === null ? ownPicturesNoCounter : ownPictures}</p>
    </>
  );
}
