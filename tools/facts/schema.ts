import type { z } from 'zod';
import { listOrNone } from './field-schemas.ts';
import { group } from './group-schema.ts';
import { home } from './home-schema.ts';
import { payments } from './payments-schema.ts';
import { questions } from './questions-schema.ts';
import { story } from './story-schema.ts';

/** What may stand in each file of src/content/facts. */
export const schemas = {
  home,
  payments,
  questions,
  groups: listOrNone(group),
  stories: listOrNone(story),
};

export type Facts = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };
