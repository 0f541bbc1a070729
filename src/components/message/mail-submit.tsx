import type { ComponentProps } from 'react';
import { setRequired } from '../../browser/required-fields.ts';
import { organization } from '../../content/organization.ts';
import { Button } from '../../design-system/button.tsx';

type MailSubmitProps = Pick<ComponentProps<typeof Button>, 'look' | 'disabled' | 'children'> & {
  /** The subject of the e-mail that the browser makes before hydration and without script. */
  subject: string;
};

export function MailSubmit({ subject, ...rest }: MailSubmitProps) {
  // On the button: browsers report a mailto: `action` of the form as mixed content.
  const address = `mailto:${organization.email}?subject=${encodeURIComponent(subject)}`;
  return (
    <Button
      {...rest}
      type="submit"
      formAction={address}
      onClick={({ currentTarget }) => setRequired(currentTarget.form, true)}
    />
  );
}
