import { outsideHostTexts } from '../../content/privacy-statement.ts';
import { TermList } from '../../ui/term-list.tsx';

type OutsideHostsProps = {
  /** What the counter is asked by; a path where this site counts itself, null without a counter. */
  counterUrl: string | null;
  mapOrigin: string;
};

/** The other hosts that the Content-Security-Policy allows; tests/site/policy.test.ts compares the two. */
export function OutsideHosts({ counterUrl, mapOrigin }: OutsideHostsProps) {
  const { counter, ownCounter, map, ownPictures, ownPicturesNoCounter } = outsideHostTexts;
  const counts = counterUrl === null ? 'nowhere' : counterUrl.startsWith('/') ? 'here' : 'outside';
  const hosts = [
    { url: counts === 'outside' ? counterUrl : null, text: counter },
    { url: mapOrigin, text: map },
  ];
  const terms = hosts.flatMap(({ url, text }) => {
    if (url === null) return [];
    const { host } = new URL(url);
    return [{ key: host, term: host, text }];
  });
  return (
    <>
      <TermList terms={terms} />
      <p>{counts === 'outside' ? ownPictures : ownPicturesNoCounter}</p>
      {counts === 'here' ? <p>{ownCounter}</p> : null}
    </>
  );
}
