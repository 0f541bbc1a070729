import type { SVGProps } from 'react';

/** On a grid of 24 px, stroked in the colour of the text. */
const lines = {
  check: 'm4.5 12.5 5 5 10-11',
  close: 'M6 6l12 12M18 6 6 18',
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  phone: 'M6.5 3.5 9.5 4l1 4-2.2 1.6a12 12 0 0 0 6 6L16 13.5l4 1 .5 3-2 2.5C10.5 20 4 13.5 4 5.5z',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
} as const;

/** Cut from paper: filled in the colour of the text. */
const shapes = {
  child:
    'M12 1.8a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4ZM3.6 5.2 5.6 4l3.6 4.4h5.6L18.4 4l2 1.2-4.2 6v3l1.8 7.8h-3l-2.2-5.4h-1.6L9 22H6l1.8-7.8v-3Z',
  hand: 'M8.2 22c-2.4-1.6-4.2-4.6-5-7.8-.3-1.3 1.5-2 2.2-.8L7 16V5.8a1.25 1.25 0 0 1 2.5 0V11h.5V3.4a1.25 1.25 0 0 1 2.5 0V11h.5V4.2a1.25 1.25 0 0 1 2.5 0V11.4h.5V6.8a1.25 1.25 0 0 1 2.5 0V15c0 3.2-1.2 5.4-3 7Z',
  pair: 'M7 1.8a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM17 1.8a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM4.6 8h4.8L12 11.6 14.6 8h4.8l2.2 14h-7.2l.8-8.6L12 17l-3.2-3.6.8 8.6H2.4Z',
  coin: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM12 6.2 10.4 10l-4.1.3 3.2 2.7-1 4L12 14.9l3.5 2.1-1-4 3.2-2.7-4.1-.3Z',
  bunting:
    'M.8 4c6.6 4.4 15.8 4.4 22.4 0v1.8C16.6 10 7.4 10 .8 5.8ZM2.4 8.2l5 2-3.2 7ZM9.2 10.6h5.6L12 18.4ZM16.6 10.2l5-2-1.8 9Z',
  gate: 'M2.5 8.5 4.7 3.5 6.9 8.5 9.1 3.5 11.3 8.5V21.5H2.5ZM12.7 8.5 14.9 3.5 17.1 8.5 19.3 3.5 21.5 8.5V21.5H12.7Z',
  bag: 'M8 6V5a4 4 0 0 1 8 0v1h1.5A2.5 2.5 0 0 1 20 8.5V19.5A2.5 2.5 0 0 1 17.5 22h-11A2.5 2.5 0 0 1 4 19.5V8.5A2.5 2.5 0 0 1 6.5 6ZM10 6h4V5a2 2 0 0 0-4 0ZM7 13v5.5h10V13Z',
  shield:
    'M12 2 4 5v6.5c0 5 3.3 8.7 8 10.3 4.7-1.6 8-5.3 8-10.3V5ZM11 16.4 7.3 12.7 8.8 11.2 11 13.4 15.7 8.7 17.2 10.2Z',
} as const;

export type IconName = keyof typeof lines | keyof typeof shapes;

/** Hidden from screen readers: the text beside it or the button's label says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" {...look(name)}>
      <path d={{ ...lines, ...shapes }[name]} />
    </svg>
  );
}

function look(name: IconName): SVGProps<SVGSVGElement> {
  if (name in shapes) return { fill: 'currentColor', fillRule: 'evenodd' };
  return {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  };
}
