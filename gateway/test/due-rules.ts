import { deadlineSchema, deadlineKey, type DeadlineEvent } from '@registrar/domain/schedules';
import type { DueRules } from '../src/obligations/due-rules';
import { readLookupFiles } from '../src/lookups/seed/files';

const { deadlines } = readLookupFiles();

/** The deadlines that the portal comes with. */
export const seededDueRules: DueRules = (event: DeadlineEvent) =>
  deadlineSchema(deadlineKey(event)).parse(deadlines.find(({ key }) => key === event)?.value);
