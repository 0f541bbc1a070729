/** The ids in addresses: `wayToHelpAddress` and /get-involved#{id}. */
export const wayToHelpIds = [
  'sponsor',
  'volunteer',
  'donate',
  'fundraise',
  'partner',
  'visit',
] as const;

export type WayToHelpId = (typeof wayToHelpIds)[number];
