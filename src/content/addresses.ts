import type { WayToHelpId } from '../lib/way-to-help-ids.ts';

// Not by src/lib/way-to-help-address.ts: the boot module uses that, and would load the content with it.
export function wayToHelpAddress(way: WayToHelpId) {
  return `/get-involved?tab=${way}` as const;
}

/** The form that asks for a visit. */
export const VISIT_FORM_ID = 'visit';
export const visitFormAddress = `/contact#${VISIT_FORM_ID}`;
