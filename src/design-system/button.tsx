import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonLook = 'blue' | 'outline' | 'sun' | 'paper' | 'outline-paper' | 'quiet';

/** Also for links. */
export function buttonClass(look: ButtonLook): string {
  return `${styles.button} ${styles[look]}`;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { look: ButtonLook };

export function Button({ look, type = 'button', ...rest }: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- 'button' unless the caller says otherwise
  return <button {...rest} type={type} className={buttonClass(look)} />;
}
