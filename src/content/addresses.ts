import { wayToHelpQuery } from '../lib/way-to-help-address.ts';
import type { WayToHelpId } from './ways-to-help.ts';

export function wayToHelpAddress(way: WayToHelpId) {
  return `/get-involved${wayToHelpQuery(way)}` as const;
}

/** The form that asks for a visit. */
export const VISIT_FORM_ID = 'visit';
export const visitFormAddress = `/contact#${VISIT_FORM_ID}`;
