import { z } from 'zod';
import type { Term } from '../../lookups/configuration';

const termsSchema = z.object({
  validDays: z.int().positive(),
  formDueDays: z.int().positive(),
  /** Days left at which the holder is reminded that the name runs out. */
  reminderDaysBefore: z.array(z.int().positive()),
});

export const NAME_RESERVATION_TERMS: Term<z.infer<typeof termsSchema>> = { key: 'NAME_RESERVATION_TERMS', schema: termsSchema };
