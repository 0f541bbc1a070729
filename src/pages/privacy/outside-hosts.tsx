import { outsideHostTexts } from '../../content/privacy-statement.ts';
import { TermList } from '../../ui/term-list.tsx';

type OutsideHostsProps = {
  /** Null is the site's own host. */
  counterOrigin: string | null;
  mapOrigin: string;
  /** Null is the site's own host. */
  pictureOrigin: string | null;
};

/** The other hosts that the Content-Security-Policy allows; tests/site/policy.test.ts compares the two. */
export function OutsideHosts({ counterOrigin, mapOrigin, pictureOrigin }: OutsideHostsProps) {
  const hosts = [
    { origin: counterOrigin, text: outsideHostTexts.counter },
    { origin: mapOrigin, text: outsideHostTexts.map },
    { origin: pictureOrigin, text: outsideHostTexts.pictures },
  ];
  const terms = hosts.flatMap(({ origin, text }) => {
    if (origin === null) return [];
    const { host } = new URL(origin);
    return [{ key: host, term: host, text }];
  });
  return (
    <>
      <TermList terms={terms} />
      {pictureOrigin === null ? <p>{outsideHostTexts.ownPictures}</p> : null}
    </>
  );
}
