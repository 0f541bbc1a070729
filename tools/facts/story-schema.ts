import { z } from 'zod';
import { wayToHelpIds } from '../../src/lib/way-to-help-ids.ts';
import { object } from './schema-parts.ts';
import { sentence, words, yesOrNo } from './field-schemas.ts';

/** An entry of stories.yaml: what a supporter tells. */
export const story = object({
  name: words,
  role: words,
  story: sentence,
  impact: sentence,
  way: z.enum(wayToHelpIds, `one of: ${wayToHelpIds.join(', ')}`),
  real: yesOrNo,
});
