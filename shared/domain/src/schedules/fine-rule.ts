import { z } from 'zod';
import type { ValidationCode } from '../messages/validation';

const code = (value: ValidationCode): ValidationCode => value;
const wrong = { error: code('NUMBER_INVALID') };
const paisa = z.number(wrong).int(wrong).nonnegative(wrong).max(1e13, wrong);
const count = z.number(wrong).int(wrong).nonnegative(wrong).max(1000, wrong);
const byBand = { LOW: paisa, MID: paisa, HIGH: paisa };
const bands = ['LOW', 'MID', 'HIGH'] as const;

/** What a row says besides its amounts, e.g. on which day it is chosen, goes with it untouched. */
const rule = z.looseObject;

/**
 * Section 81(2): steps that add up, then so much for every year, by the paid-up capital. The last band has no limit.
 */
export const steppedFineSchema = rule({
  sections: z.array(z.string()),
  paidUpBands: z
    .array(z.object({ key: z.enum(bands), upToPaisa: paisa.nullable() }))
    .min(1)
    .superRefine((limits, context) => {
      for (const [at, { upToPaisa }] of limits.entries()) {
        const before = limits[at - 1]?.upToPaisa ?? -1;
        const isLast = at === limits.length - 1;
        if (isLast ? upToPaisa !== null : upToPaisa === null || upToPaisa <= before)
          context.addIssue({ code: 'custom', path: [at, 'upToPaisa'], message: code('TIERS_HAVE_TO_RISE') });
      }
    }),
  steps: z
    .array(z.object({ months: count.positive(wrong), ...byBand }))
    .min(1)
    .max(12),
  perYearAfter: z.object(byBand),
  nonProfitBand: z.enum(bands),
});

/** Section 81(6): so much for every month once the first ones have passed, at most so much in a fiscal year. */
export const monthlyFineSchema = rule({ startsAfterMonths: count, perMonthPaisa: paisa, capPerFiscalYearPaisa: paisa });

/** Days that an obligation is given after its due day; by its key, and for all that are not named. */
export const graceSchema = rule({ days: z.record(z.string(), count), otherwise: count });

/** Section 136ka: the smaller of the fines and a part of the paid-up capital. */
export const section136kaSchema = rule({
  percentOfPaidUp: z.number(wrong).positive(wrong).max(100, wrong),
  noticeDays: count,
});

/** A discount on fines while it lasts. */
export const campaignSchema = rule({ discountPercentOnFine: z.number(wrong).positive(wrong).max(100, wrong) });

/** Days on which no delay grows: an outage of the portal, or an order. */
export const noFineDaysSchema = rule({
  nameNepali: z.string().trim().min(1, code('NAME_OF_DAYS_REQUIRED')).max(200, code('TOO_LONG')),
  nameEnglish: z.string().trim().min(1, code('NAME_OF_DAYS_REQUIRED')).max(200, code('TOO_LONG')),
});
