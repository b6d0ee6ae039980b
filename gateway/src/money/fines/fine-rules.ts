import { fineBands } from '@registrar/domain/calls/fine-working';
import type { AdDay } from '@registrar/domain/calendar';
import { z } from 'zod';

const paisa = z.int().nonnegative();
const months = z.int().positive();
const byBand = { LOW: paisa, MID: paisa, HIGH: paisa };
/** The row in force on the due day, unless the row itself says that the day of filing decides. */
const inForceOn = z.enum(['DUE_DATE', 'FILING_DATE']).default('DUE_DATE');

/** Section 81(2): steps that add up, then an amount per year, by the paid-up capital. */
export const stepsRuleSchema = z.object({
  paidUpBands: z.array(z.object({ key: z.enum(fineBands), upToPaisa: paisa.nullable() })).min(1),
  steps: z.array(z.object({ months, ...byBand })).min(1),
  perYearAfter: z.object(byBand),
  nonProfitBand: z.enum(fineBands),
  accumulation: z.literal('CUMULATIVE'),
  partialYear: z.literal('CEIL'),
  calendar: z.literal('BS'),
  inForceOn,
});

/** Section 81(6): an amount per month after the first ones, with a maximum per fiscal year. */
export const perMonthRuleSchema = z.object({
  startsAfterMonths: z.int().nonnegative(),
  perMonthPaisa: paisa,
  capPerFiscalYearPaisa: paisa,
  inForceOn,
});

export const fineRuleSchema = z.union([stepsRuleSchema, perMonthRuleSchema]);
export type FineRule = z.infer<typeof fineRuleSchema>;
export type StepsRule = z.infer<typeof stepsRuleSchema>;
export type PerMonthRule = z.infer<typeof perMonthRuleSchema>;

export const campaignRuleSchema = z.object({
  discountPercentOnFine: z.number().positive().max(100),
  sections: z.array(z.string()).optional(),
});
export const graceRuleSchema = z.object({
  days: z.record(z.string(), z.int().nonnegative()),
  otherwise: z.int().nonnegative(),
});
export const section136kaRuleSchema = z.object({
  percentOfPaidUp: z.number().positive(),
  rule: z.literal('MIN_OF_S81_FINES_AND_PERCENT'),
  eligibleIfRegisteredBefore: z.iso.date(),
});

/** A dated row of the rates of fines. */
export interface FineSchedule {
  readonly key: string;
  readonly rule: FineRule;
  readonly validFrom: AdDay;
  readonly lawReference: string;
  readonly lawReferenceNepali: string;
  /** A: official text; B: an interpretation of it; C: an assumption. */
  readonly certainty: 'A' | 'B' | 'C';
}

/** A discount on fines between two days, both included. */
export interface Campaign {
  readonly key: string;
  readonly percent: number;
  /** Undefined: of every section. */
  readonly sections?: readonly string[] | undefined;
  readonly from: AdDay;
  readonly to: AdDay | null;
  readonly lawReference: string;
  readonly lawReferenceNepali: string;
}

/** Days that do not count as delay: an outage of the portal, or an order. Both days are included. */
export interface NoFinePeriod {
  readonly from: AdDay;
  readonly to: AdDay;
  readonly nameNepali: string;
  readonly nameEnglish: string;
  readonly reference: string;
  readonly referenceNepali: string;
}

/** The terms of a fine, including its rate. */
export interface FineTerms {
  readonly schedule: FineSchedule;
  readonly graceDays: number;
  readonly noFinePeriods: readonly NoFinePeriod[];
  readonly campaigns: readonly Campaign[];
}
