import type {
  SchedulePreview,
  SchedulePreviewRequest,
  ScheduleRow,
  ScheduleSample,
} from '@registrar/domain/calls/schedules';
import type { CompanyType } from '@registrar/domain/enumerations';
import {
  campaignSchema,
  feeRuleSchema,
  graceSchema,
  incorporationScheduleOf,
  noFineDaysSchema,
  revenueCampaignSchema,
  scheduleGroupOf,
  schedules,
  scheduleValueSchema,
  type FeeRule,
  type ScheduleGroup,
} from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { effectOf136ka } from './effect-of-136ka';
import { effectOfGrace, effectOfNoFineDays } from './effect-of-days';
import { effectOfDiscount, effectOfFees } from './effect-of-fees';
import { changesDues, effectOnDues } from './effect-on-dues';
import { effectOfFines } from './effect-of-fines';
import { rowOn, rowsOf } from './rows';
import { countRunning } from './running-filings';

/** The fee on which a discount on every fee is shown. */
const SAMPLE_FEE = 'FEE_INCORPORATION_PRIVATE';

/** Groups whose effect is an amount; of every other one the page shows what it says before and after. */
const MONEY: ReadonlySet<ScheduleGroup> = new Set(['FEE', 'FINE', 'CAMPAIGN', 'NO_FINE_DAYS']);

/** What a row would change on its first day. Nothing is written. */
export async function previewSchedule(
  db: Kysely<DB>,
  request: SchedulePreviewRequest,
  now: Date,
): Promise<SchedulePreview> {
  const before = rowOn(await rowsOf(db, request.key), request.validFrom);
  return {
    before,
    samples: await samplesOf(db, request, before),
    running: await countRunning(db, request.key),
    dues: changesDues(request.key) ? await effectOnDues(db, request, now) : null,
  };
}

async function samplesOf(
  db: Kysely<DB>,
  request: SchedulePreviewRequest,
  before: ScheduleRow | null,
): Promise<ScheduleSample[]> {
  const { key, validFrom, value } = request;
  if (!MONEY.has(scheduleGroupOf(key))) return [];
  if (key === 'FINE_S81_2' || key === 'FINE_S81_6')
    return effectOfFines(key, { row: before }, { row: { validFrom, value, reference: '', certainty: 'C' } });
  if (key === 'REVENUE_CAMPAIGN')
    return effectOfDiscount(
      feeRuleSchema.parse(rowOn(await rowsOf(db, SAMPLE_FEE), validFrom)?.value),
      before && revenueCampaignSchema.parse(before.value),
      revenueCampaignSchema.parse(value),
    );
  if (scheduleGroupOf(key) === 'CAMPAIGN')
    return effectOfCampaign(rowOn(await rowsOf(db, 'FINE_S81_2'), validFrom), before, value);
  if (scheduleGroupOf(key) !== 'FEE')
    return effectOnFines(rowOn(await rowsOf(db, 'FINE_S81_2'), validFrom), request, before);
  const after = feeRuleSchema.parse(scheduleValueSchema(key).parse(value));
  return effectOfFees(key, {
    before: before && feeRuleSchema.parse(before.value),
    after,
    incorporation: await incorporationOn(db, validFrom),
  });
}

/** What takes something off a fine, or moves its first day: the fine itself is that of section 81(2) on the day. */
function effectOnFines(
  fine: ScheduleRow | null,
  { key, validFrom, validTo, value }: SchedulePreviewRequest,
  before: ScheduleRow | null,
): ScheduleSample[] {
  if (fine === null) return [];
  if (key === 'FINE_S136KA') return effectOf136ka(fine, before && before.value, value);
  if (key === 'FINE_GRACE')
    return effectOfGrace(
      fine,
      validFrom,
      before && graceSchema.parse(before.value).otherwise,
      graceSchema.parse(value).otherwise,
    );
  const { nameNepali, nameEnglish } = noFineDaysSchema.parse(value);
  return validTo === null
    ? []
    : effectOfNoFineDays(fine, {
        from: validFrom,
        to: validTo,
        nameNepali,
        nameEnglish,
        reference: '',
        referenceNepali: '',
      });
}

/** The fine stays what it is; the campaign takes a part off it. */
function effectOfCampaign(
  fine: ScheduleRow | null,
  before: ScheduleRow | null,
  value: Readonly<Record<string, unknown>>,
): ScheduleSample[] {
  const was = before === null ? {} : { discountPercent: campaignSchema.parse(before.value).discountPercentOnFine };
  return effectOfFines(
    'FINE_S81_2',
    { row: fine, ...was },
    { row: fine, discountPercent: campaignSchema.parse(value).discountPercentOnFine },
  );
}

async function incorporationOn(
  db: Kysely<DB>,
  day: string,
): Promise<(companyType: CompanyType) => FeeRule | undefined> {
  const rules = new Map<string, FeeRule>();
  for (const key of schedules.keys.filter((candidate) => candidate.startsWith('FEE_INCORPORATION_'))) {
    const row = rowOn(await rowsOf(db, key), day);
    if (row) rules.set(key, feeRuleSchema.parse(row.value));
  }
  return (companyType) => rules.get(incorporationScheduleOf(companyType));
}
