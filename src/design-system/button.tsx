import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** The looks of `.button` in src/styles/controls.css, which links have too. */
type ButtonLook = 'blue' | 'outline' | 'sun' | 'paper' | 'outline-paper';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { look: ButtonLook };

export function Button({ look, type = 'button', ...rest }: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- 'button' unless the caller says otherwise
  return <button {...rest} type={type} className={`button ${look}`} />;
}

type ButtonLinkProps = { to: string; look: ButtonLook; label: string };

export function ButtonLink({ to, look, label }: ButtonLinkProps) {
  return (
    <Link to={to} className={`button ${look}`}>
      {label}
    </Link>
  );
}
