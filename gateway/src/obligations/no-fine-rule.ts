import { z } from 'zod';

/** A dated row `NO_FINE_…` of the configuration; its own first and last day are the days that do not count. */
export const noFineRuleSchema = z.object({ nameNepali: z.string().min(1), nameEnglish: z.string().min(1) });
