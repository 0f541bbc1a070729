// Public numbers of Kenya, free to call. The home's own are in organization.ts.

export const POLICE = '999';

/** Kenya’s helpline for children. */
export const CHILD_HELPLINE = '116';

/** In answers they are links. */
export const helplines = [POLICE, CHILD_HELPLINE];
