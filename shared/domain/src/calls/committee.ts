import { z } from 'zod';
import { toLatinDigits } from '../digits';
import { everyProcess } from '../enumerations';
import { bilingualNameSchema, idSchema, instantSchema } from '../envelope';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { requiredReason } from '../reasons';
import type { FilingAction } from '../transitions/actions';

const code = (value: ValidationCode): ValidationCode => value;

export const committeeDecisions = ['RETURNED', 'FOR_REVIEW'] as const;
/** Minutes of one item. */
export const MINUTES_MAXIMUM = 4000;

/** What a member records of an item: the action of its application, and what goes with it. */
export const committeeDecisionSchema = z.object({
  action: z.enum(['committeeReturn', 'committeeReview'] satisfies FilingAction[], { error: code('REQUIRED') }),
  minutes: requiredText('MINUTES_REQUIRED').max(MINUTES_MAXIMUM, { error: code('TOO_LONG') }),
  remark: requiredReason(),
});

export const committeePersonSchema = bilingualNameSchema.extend({ id: idSchema });

/** An application before the committee. */
export const committeeItemSchema = z.object({
  id: idSchema,
  applicationId: idSchema,
  /** For the decision: that of the application. */
  version: z.number().int(),
  number: z.string(),
  processName: z.enum(everyProcess.keys),
  nameEnglish: z.string(),
  nameNepali: z.string(),
  sentBy: bilingualNameSchema,
  sentAt: instantSchema,
  /** Why the approver sent it. */
  remark: z.string(),
  decision: z.enum(committeeDecisions).nullable(),
  minutes: z.string().nullable(),
  decidedBy: bilingualNameSchema.nullable(),
  decidedAt: instantSchema.nullable(),
  /** The reader may decide on it now. */
  mayDecide: z.boolean(),
  /** Why a member may not, in the asked language; null where they may, or are no member. */
  objection: z.string().nullable(),
});
export type CommitteeItem = z.infer<typeof committeeItemSchema>;

export const committeeMeetingSchema = z.object({
  id: idSchema,
  heldAt: instantSchema,
  place: z.string(),
  convenedBy: bilingualNameSchema,
  members: z.array(committeePersonSchema),
  items: z.array(committeeItemSchema),
  cancelled: z.object({ at: instantSchema, remark: z.string() }).nullable(),
  /** The reader may cancel it: nothing of it is decided yet. */
  mayCancel: z.boolean(),
});
export type CommitteeMeeting = z.infer<typeof committeeMeetingSchema>;

/** GET external/api/committee: of the reader's office; meetings the next one first, then the past ones. */
export const committeeSchema = z.object({
  waiting: z.array(committeeItemSchema),
  meetings: z.array(committeeMeetingSchema),
  members: z.array(committeePersonSchema),
  mayConvene: z.boolean(),
});
export type Committee = z.infer<typeof committeeSchema>;

/** POST external/api/committee/meeting; header Idempotency-Key. Day and time are those of Nepal. */
export const conveneRequestSchema = z.object({
  day: z.iso.date({ error: code('DATE_REQUIRED') }),
  time: z
    .string({ error: code('TIME_INVALID') })
    .overwrite(toLatinDigits)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: code('TIME_INVALID') }),
  place: requiredText('PLACE_REQUIRED').max(200, { error: code('TOO_LONG') }),
  members: z
    .array(idSchema, { error: code('MEMBERS_REQUIRED') })
    .min(1, { error: code('MEMBERS_REQUIRED') })
    .max(50),
  items: z
    .array(idSchema, { error: code('AGENDA_REQUIRED') })
    .min(1, { error: code('AGENDA_REQUIRED') })
    .max(50),
});
export type ConveneRequest = z.infer<typeof conveneRequestSchema>;
export const convenedSchema = z.object({ id: idSchema });

/** POST external/api/committee/meeting/{id}/cancel; header Idempotency-Key. Its items wait for another one. */
export const cancelMeetingRequestSchema = z.object({ remark: requiredReason() });
