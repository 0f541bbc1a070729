import { fact } from './fact.ts';
import { isAnyWaiting } from './groups-of-children.ts';

// to confirm
const noChildIsNamed = `To keep the children safe, ${isAnyWaiting ? 'you choose a group, and ' : ''}no sponsor is told a child’s name, address or phone number.`;

/** What a sponsor should know before the first button. */
export const whatSponsoringIs = `${fact.fees} pays for one child’s year at our school. ${noChildIsNamed} You pay nothing now.`;
