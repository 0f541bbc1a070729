import { outsideHostTexts } from '../../content/privacy-statement.ts';
import { TermList } from '../../ui/term-list.tsx';

type OutsideHostsProps = {
  /** Null is the site's own host. */
  counterOrigin: string | null;
  mapOrigin: string;
};

/** The hosts that the policy of the built site lets a page ask: a test holds the two together. */
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
  return (
    <>
      <TermList terms={terms} />
      <p>{outsideHostTexts.ownPictures}</p>
    </>
  );
}
