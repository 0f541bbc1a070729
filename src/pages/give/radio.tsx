import { type ChangeEvent, memo } from 'react';
import pills from './pills.module.css';

type RadioProps = { name: string; value: string | number; checked: boolean };

/**
 * A radio whose group handles the change. It is memoized, because React takes the name off every radio that it renders
 * and gives it back: Firefox reports this to screen readers, and Orca drops what is announced among fifty reports.
 */
export const Radio = memo(function (props: RadioProps) {
  return <input type="radio" className={pills.cover} onChange={ignore} {...props} />;
});

/** React warns about a field with a value that has no `onChange` of its own. */
export function ignore() {}

/** The chosen value, in the `onChange` of a group. */
export function chosenIn({ target }: ChangeEvent): string {
  return (target as HTMLInputElement).value;
}
