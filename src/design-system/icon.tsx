/** The paths of the icons, on a grid of 24 px. They are stroked in the colour of the text. */
const paths = {
  heart:
    'M12 20.2 4.6 12.9a4.8 4.8 0 0 1 0-6.8 4.8 4.8 0 0 1 6.8 0l.6.6.6-.6a4.8 4.8 0 0 1 6.8 6.8z',
  hand: 'M8.5 13V6a1.5 1.5 0 0 1 3 0v5.5V4.5a1.5 1.5 0 0 1 3 0v7V6.5a1.5 1.5 0 0 1 3 0v8c0 4-2 6.5-5.5 6.5-2.8 0-4.3-1.3-5.6-3.6L4.2 13.6a1.450 1.450 0 0 1 2.5-1.5L8.5 14.5',
  mobile: 'M7.5 3.5h9v17h-9zM11 17.5h2',
  chart: 'M4 18.5 9.5 12l3.5 3.5L20 7M15 7h5v5',
  handshake:
    'm12 8.5-3-2-5.5 4L9 16l3 2.5 3-2.5 5.5-5.5-5.5-4zM12 8.5 9.2 11c.7 1.1 2 1.1 2.9.2l.9-.8 4 3.4',
  pin: 'M12 21s6.5-6 6.5-11.2a6.5 6.5 0 0 0-13 0C5.5 15 12 21 12 21zM12 12.2a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z',
  check: 'm4.5 12.5 5 5 10-11',
  close: 'M6 6l12 12M18 6 6 18',
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  phone: 'M6.5 3.5 9.5 4l1 4-2.2 1.6a12 12 0 0 0 6 6L16 13.5l4 1 .5 3-2 2.5C10.5 20 4 13.5 4 5.5z',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  book: 'M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5v13',
  gate: 'M4 20V6.5l2-3 2 3 2-3 2 3 2-3 2 3 2-3 2 3V20zM12 6.5V20M4 12h5M15 12h5M4 8.5h16',
  shield: 'M12 3.5 5 6v5.5c0 4.4 2.9 7.6 7 9 4.1-1.4 7-4.6 7-9V6zM9 11.8l2.2 2.2 4-4.2',
  home: 'M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5V14h4v5.5',
} as const;

export type IconName = keyof typeof paths;

/** Hidden from screen readers: the text beside it or the button's label says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
