import type { AdDay } from '@registrar/domain/calendar';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../platform/database/schema.generated';
import { rowsOfKeys, type ConfigurationRow } from '../../platform/terms';
import type { FineEventRule } from './fine-events';
import {
  campaignRuleSchema,
  fineRuleSchema,
  graceRuleSchema,
  section136kaRuleSchema,
  type FineSchedule,
  type FineTerms,
} from './fine-rules';
import { noFineRuleSchema } from '../../obligations/no-fine-rule';

export type TermRow = ConfigurationRow;

const CAMPAIGN = 'FINE_CAMPAIGN_';
const NO_FINE = 'NO_FINE_';
const SECTION_136KA = 'FINE_S136KA';
const FINE_KEYS: ReadonlySet<string> = new Set(['FINE_S81_2', 'FINE_S81_6', 'FINE_GRACE', SECTION_136KA]);

/** All dated rows for fines, read once for any number of fines. */
export async function readFineRows(db: Kysely<DB>): Promise<TermRow[]> {
  const rows = await rowsOfKeys(db, (key) => FINE_KEYS.has(key) || key.startsWith(CAMPAIGN) || key.startsWith(NO_FINE));
  return rows.sort((one, other) => one.valid_from.localeCompare(other.valid_from));
}

/**
 * The terms of one fine: the rate of the due day, unless the rate of the filing day says that it decides. Undefined: no
 * rate was in force.
 */
export function termsOf(
  rows: readonly TermRow[],
  { eventId, scheduleKey }: FineEventRule,
  dueOn: AdDay,
  filedOn: AdDay,
): FineTerms | undefined {
  const later = scheduleOn(rows, scheduleKey, filedOn);
  const schedule = later?.rule.inForceOn === 'FILING_DATE' ? later : scheduleOn(rows, scheduleKey, dueOn);
  if (!schedule) return undefined;
  const graceRow = rowOn(rows, 'FINE_GRACE', dueOn);
  const grace = graceRow && graceRuleSchema.parse(graceRow.value);
  return {
    schedule,
    graceDays: grace?.days[eventId] ?? grace?.otherwise ?? 0,
    campaigns: rows
      .filter(({ key }) => key.startsWith(CAMPAIGN))
      .map((row) => {
        const { discountPercentOnFine, sections } = campaignRuleSchema.parse(row.value);
        return {
          key: row.key,
          percent: discountPercentOnFine,
          sections,
          from: row.valid_from,
          to: row.valid_to,
          lawReference: row.reference,
          lawReferenceNepali: row.reference_nepali,
        };
      }),
    // an open-ended period without fines makes the amount unknown, so it counts once its end is known
    noFinePeriods: rows.flatMap((row) =>
      row.key.startsWith(NO_FINE) && row.valid_to !== null
        ? [
            {
              ...noFineRuleSchema.parse(row.value),
              from: row.valid_from,
              to: row.valid_to,
              reference: row.reference,
              referenceNepali: row.reference_nepali,
            },
          ]
        : [],
    ),
  };
}

export interface Section136kaTerms {
  readonly rule: z.infer<typeof section136kaRuleSchema>;
  readonly lawReference: string;
  readonly lawReferenceNepali: string;
}

/** Undefined: the section was not in force yet. */
export function section136kaOn(rows: readonly TermRow[], day: AdDay): Section136kaTerms | undefined {
  const row = rowOn(rows, SECTION_136KA, day);
  return (
    row && {
      rule: section136kaRuleSchema.parse(row.value),
      lawReference: row.reference,
      lawReferenceNepali: row.reference_nepali,
    }
  );
}

function scheduleOn(rows: readonly TermRow[], key: string, day: AdDay): FineSchedule | undefined {
  const row = rowOn(rows, key, day);
  return (
    row && {
      key,
      rule: fineRuleSchema.parse(row.value),
      validFrom: row.valid_from,
      lawReference: row.reference,
      lawReferenceNepali: row.reference_nepali,
      certainty: z.enum(['A', 'B', 'C']).parse(row.certainty),
    }
  );
}

/** A later row supersedes an earlier one. */
function rowOn(rows: readonly TermRow[], wanted: string, day: AdDay): TermRow | undefined {
  return rows
    .filter(
      ({ key, valid_from, valid_to }) => key === wanted && valid_from <= day && (valid_to === null || day <= valid_to),
    )
    .at(-1);
}
