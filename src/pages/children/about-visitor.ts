import type { Values } from '../../forms/fields.ts';

/** The fields of a sponsorship that are the same whichever group is sponsored. */
const names = ['sponsorName', 'email', 'phone', 'preferredContact', 'address'];

/** The values about the visitor in a sponsorship form. The forms of the other groups start with them. */
export function aboutVisitor(values: Values): Values {
  return Object.fromEntries(
    names.flatMap((name) => (values[name] ? [[name, values[name]] as const] : [])),
  );
}
