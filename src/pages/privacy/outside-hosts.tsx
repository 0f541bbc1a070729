import { outsideHostTexts } from '../../content/page-texts/privacy.ts';
import type { VisitCounterSettings } from '../../content/visit-counter-settings.ts';
import { TermList } from '../../design-system/term-list.tsx';

type OutsideHostsProps = { counter: VisitCounterSettings['baseUrl']; mapOrigin: string };

/** tests/site/policy.test.ts compares these with the Content-Security-Policy. */
export function OutsideHosts({ counter, mapOrigin }: OutsideHostsProps) {
  const { map, ownCounter, outsideCounter } = outsideHostTexts;
  const isOwn = counter === 'same-origin';
  const hosts = [
    ...(isOwn ? [] : [{ url: counter, text: outsideCounter.count }]),
    { url: mapOrigin, text: map },
  ];
  const terms = hosts.map(({ url, text }) => ({ term: new URL(url).host, text }));
  return (
    <>
      <TermList terms={terms} />
      <p>{isOwn ? ownCounter.pictures : outsideCounter.pictures}</p>
      {isOwn ? <p>{ownCounter.count}</p> : null}
    </>
  );
}
