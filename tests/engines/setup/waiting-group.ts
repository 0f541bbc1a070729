import { children } from '../../../src/content/children.ts';

/** The name of a group whose card has a sponsor button; '' where every group is sponsored. */
export const waitingGroup = children.find(({ sponsored }) => !sponsored)?.name ?? '';
