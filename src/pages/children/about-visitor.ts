import type { Values } from '../../forms/fields.ts';

/** The fields of a sponsorship that are the same whichever group is sponsored. */
const names = ['sponsorName', 'email', 'phone', 'preferredContact', 'address'];

/** What a sponsorship form says of the visitor, for the forms of the other groups. */
export function aboutVisitor(values: Values): Values {
  return Object.fromEntries(
    names.flatMap((name) => (values[name] ? [[name, values[name]] as const] : [])),
  );
}
