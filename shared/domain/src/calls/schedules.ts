import { z } from 'zod';
import { companyTypes } from '../enumerations';
import { daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { requiredText } from '../messages/fields';
import { issueParameters } from '../messages/issues';
import type { ValidationCode } from '../messages/validation';
import { hasEnd, scheduleGroups, schedules, scheduleValueSchema, terms } from '../schedules';
import { paisaSchema } from './money';
import { proposalSchema, staffPersonSchema } from './proposal';
import { requiredReason } from '../reasons';

const code = (value: ValidationCode): ValidationCode => value;
const remarkSchema = requiredReason();
export const certainties = ['A', 'B', 'C'] as const;
const keySchema = z.enum(schedules.keys);
const lawReference = requiredText('LAW_REFERENCE_REQUIRED').max(500, { error: code('TOO_LONG') });
const valueSchema = z.record(z.string(), z.unknown());

/** One dated row: from its first day on it holds, until its last day or until a later row takes its place. */
export const scheduleRowSchema = z.object({
  validFrom: daySchema,
  validTo: daySchema.nullable(),
  value: valueSchema,
  /** The law, the gazette or the decision that it rests on. */
  reference: z.string(),
  /** The same in Nepali; empty where a row was written before both were asked for. */
  referenceNepali: z.string(),
  /** A: official text; B: secondary sources; C: an assumption. */
  certainty: z.enum(certainties),
});
export type ScheduleRow = z.infer<typeof scheduleRowSchema>;

export const scheduleSchema = z.object({
  key: keySchema,
  group: scheduleGroups.schema,
  /** What holds today; null where nothing does, e.g. between two campaigns. */
  current: scheduleRowSchema.nullable(),
  /** Approved already, and not in force yet; the earliest first. */
  coming: z.array(scheduleRowSchema),
  /** How many rows there are in all. */
  rows: z.number().int(),
  /** A new row waits for a second person. */
  waits: z.boolean(),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** GET external/api/schedule. `mayPropose`: whether the reader may propose new rows; `today` is the day of Nepal. */
export const scheduleListSchema = z.object({
  items: z.array(scheduleSchema),
  today: daySchema,
  mayPropose: z.boolean(),
});
export type ScheduleList = z.infer<typeof scheduleListSchema>;

/** GET external/api/schedule/{key}/history, the newest first. A row without people came with the portal. */
export const scheduleHistorySchema = z.object({
  items: z.array(
    scheduleRowSchema.extend({
      approval: z
        .object({
          proposedBy: staffPersonSchema,
          approvedBy: staffPersonSchema,
          approvedAt: instantSchema,
          remark: z.string(),
          decisionRemark: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
});
export type ScheduleHistory = z.infer<typeof scheduleHistorySchema>;

/** A company, or a matter of one, for which the old and the new rate are worked out. */
export const scheduleSampleSchema = z.object({
  companyType: companyTypes.schema.nullable(),
  capitalPaisa: paisaSchema.nullable(),
  /** Before an increase. */
  formerCapitalPaisa: paisaSchema.nullable(),
  quantity: z.number().int().positive().nullable(),
  /** Of a fine. */
  monthsLate: z.number().int().positive().nullable(),
  /** Of days that do not count: how late without them. */
  daysLate: z.number().int().positive().nullable(),
  /** Of a company that ends: how many annual returns it never filed. */
  missingReturns: z.number().int().positive().nullable(),
  /** Null: nothing was in force. */
  beforePaisa: paisaSchema.nullable(),
  afterPaisa: paisaSchema,
});
export type ScheduleSample = z.infer<typeof scheduleSampleSchema>;

const proposedRow = {
  key: keySchema,
  validFrom: z.iso.date({ error: code('DATE_REQUIRED') }),
  validTo: z.iso
    .date({ error: code('DATE_REQUIRED') })
    .nullable()
    .default(null),
  value: valueSchema,
};
interface ProposedRow {
  readonly key: (typeof schedules.keys)[number];
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly value: Record<string, unknown>;
}

/** What its own schedule asks of a row, each at the place in the form where it is wrong. */
function holdAgainstSchedule({ key, validFrom, validTo, value }: ProposedRow, context: z.RefinementCtx): void {
  const parsed = scheduleValueSchema(key).safeParse(value);
  for (const issue of parsed.error?.issues ?? [])
    context.addIssue({
      code: 'custom',
      message: issue.message,
      params: issueParameters(issue),
      path: ['value', ...issue.path],
    });
  if (hasEnd(key) && validTo === null)
    context.addIssue({ code: 'custom', message: code('DATE_REQUIRED'), path: ['validTo'] });
  const days = key === 'PUBLIC_HOLIDAYS' ? (terms.PUBLIC_HOLIDAYS.safeParse(value).data?.days ?? []) : [];
  for (const [at, { day }] of days.entries()) {
    if (day < validFrom || (validTo !== null && day > validTo))
      context.addIssue({ code: 'custom', message: code('DAY_OUTSIDE_ROW'), path: ['value', 'days', at, 'day'] });
  }
  if (validTo !== null && validTo < validFrom)
    context.addIssue({ code: 'custom', message: code('END_BEFORE_BEGINNING'), path: ['validTo'] });
}

/** POST external/api/schedule/preview: what the row would change for samples. Nothing is written. */
export const schedulePreviewRequestSchema = z.object(proposedRow).superRefine(holdAgainstSchedule);
export type SchedulePreviewRequest = z.infer<typeof schedulePreviewRequestSchema>;
/**
 * What a row that takes something off fines changes of the dues of companies, on its first day or today: only dues that
 * change are counted. `lookedAt` of all companies (`of`): a large register is looked at in part.
 */
export const duesEffectSchema = z.object({
  on: daySchema,
  companies: z.number().int(),
  dues: z.number().int(),
  beforePaisa: paisaSchema,
  afterPaisa: paisaSchema,
  lookedAt: z.number().int(),
  of: z.number().int(),
});
export type DuesEffect = z.infer<typeof duesEffectSchema>;

/**
 * `before`: the row that it takes the place of on its first day. `running`: filings that go on with the list of
 * documents they began with; null of anything else. `dues`: of what takes something off fines.
 */
export const schedulePreviewSchema = z.object({
  before: scheduleRowSchema.nullable(),
  samples: z.array(scheduleSampleSchema),
  running: z.number().int().nullable(),
  dues: duesEffectSchema.nullable(),
});
export type SchedulePreview = z.infer<typeof schedulePreviewSchema>;

/** POST external/api/schedule/proposal; header Idempotency-Key. */
export const proposeScheduleRequestSchema = z
  .object({
    ...proposedRow,
    reference: lawReference,
    referenceNepali: lawReference,
    certainty: z.enum(certainties, { error: code('CERTAINTY_REQUIRED') }),
    remark: remarkSchema,
  })
  .superRefine(holdAgainstSchedule);
export type ProposeScheduleRequest = z.infer<typeof proposeScheduleRequestSchema>;
export const proposedScheduleSchema = z.object({ id: idSchema });

export const scheduleProposalSchema = scheduleRowSchema.extend({ ...proposalSchema.shape, key: keySchema });
export type ScheduleProposal = z.infer<typeof scheduleProposalSchema>;

/** GET external/api/schedule/proposal */
export const scheduleProposalQuerySchema = pageQuerySchema.extend({
  show: z.enum(['open', 'settled']).default('open'),
});
export const scheduleProposalPageSchema = pageOf(scheduleProposalSchema);
export type ScheduleProposalPage = z.infer<typeof scheduleProposalPageSchema>;

/**
 * POST external/api/schedule/proposal/{id}/approve, /refuse and /withdraw; header Idempotency-Key. Both sides say why.
 */
export const decideScheduleRequestSchema = z.object({ remark: remarkSchema });
export type DecideScheduleRequest = z.infer<typeof decideScheduleRequestSchema>;
