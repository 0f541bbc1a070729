import type { Values } from '../../forms/fields.ts';

/** The fields that stay the same whichever group is sponsored. */
const names = ['sponsorName', 'email', 'phone', 'preferredContact', 'address'];

/** The forms of the other groups start with these. */
export function aboutVisitor(values: Values): Values {
  return Object.fromEntries(
    names.flatMap((name) => (values[name] ? [[name, values[name]] as const] : [])),
  );
}
