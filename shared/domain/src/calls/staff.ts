import { z } from 'zod';
import {
  emailSchema,
  fullNameEnglishSchema,
  fullNameNepaliSchema,
  longUsernameSchema,
  mobileNumberSchema,
  officeIdSchema,
} from '../accounts/fields';
import { daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import type { ValidationCode } from '../messages/validation';
import { roles, STAFF_ROLES } from '../roles';
import { officeSchema } from './accounts';
import { proposalSchema, staffPersonSchema } from './proposal';
import { optionalReason, requiredReason } from '../reasons';

export { mayGiveAlone, needsSecondPerson, rankOf, WATCHING_ROLES } from '../staff/ranks';

const code = (value: ValidationCode): ValidationCode => value;
/** Days. */
export const LEAVE_MAXIMUM = 366;

export const staffRoleSchema = z
  .enum(roles.keys, { error: code('ROLE_REQUIRED') })
  .refine((role) => STAFF_ROLES.includes(role), { error: code('ROLE_REQUIRED') });
const remarkSchema = requiredReason();
const dayOfLeave = z.iso.date({ error: code('DATE_REQUIRED') });
/** The account's version as it was seen: a change made meanwhile is answered with 412. */
const versionSchema = z.number().int().positive();

/** What may be done with a person of the office; the gateway says which of them now. */
export const staffActions = ['CHANGE_ROLE', 'MOVE', 'SET_LEAVE', 'DISABLE', 'ENABLE'] as const;
export type StaffAction = (typeof staffActions)[number];

export const staffLeaveSchema = z.object({ id: idSchema, fromDay: daySchema, toDay: daySchema, remark: z.string() });
export type StaffLeave = z.infer<typeof staffLeaveSchema>;

export const staffMemberSchema = staffPersonSchema.extend({
  email: z.string(),
  mobileNumber: z.string(),
  roleCode: z.string(),
  status: z.enum(['ACTIVE', 'DISABLED']),
  /** The first password that was mailed has not been changed yet. */
  awaitsFirstLogin: z.boolean(),
  onLeave: z.boolean(),
  /** Running and coming, the nearest first. */
  leaves: z.array(staffLeaveSchema),
  /** Applications in hand: claimed, or back for review. */
  openWork: z.number().int(),
  lastSignInAt: instantSchema.nullable(),
  /** A change waits for a second person. */
  changeWaits: z.boolean(),
  allowedActions: z.array(z.enum(staffActions)),
  version: z.number().int(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** GET external/api/staff: the people of one's own office. */
export const staffQuerySchema = pageQuerySchema.extend({
  /** User name, or a name in either script. */
  search: z.string().trim().max(100).optional(),
  role: z.enum(roles.keys).optional(),
  status: z.enum(['ACTIVE', 'DISABLED']).optional(),
  onLeave: z.enum(['true', 'false']).optional(),
});
export const staffPageSchema = pageOf(staffMemberSchema);

/** POST external/api/staff, Idempotency-Key: a new person of one's own office, in a role that may be given alone. */
export const createStaffRequestSchema = z.object({
  username: longUsernameSchema,
  email: emailSchema,
  mobileNumber: mobileNumberSchema,
  fullNameNepali: fullNameNepaliSchema,
  fullNameEnglish: fullNameEnglishSchema,
  role: staffRoleSchema,
});
export type CreateStaffRequest = z.infer<typeof createStaffRequestSchema>;
export const createStaffAnswerSchema = z.object({ id: idSchema });

/** POST external/api/staff/{id}/role, Idempotency-Key. */
export const changeStaffRoleRequestSchema = z.object({
  role: staffRoleSchema,
  remark: remarkSchema,
  version: versionSchema,
});
/** POST external/api/staff/{id}/office, Idempotency-Key: always waits for a second person. */
export const moveStaffRequestSchema = z.object({
  officeId: officeIdSchema,
  remark: remarkSchema,
  version: versionSchema,
});
/** Whether it has happened, or waits for a second person. */
export const staffChangeOutcomeSchema = z.object({ outcome: z.enum(['DONE', 'PROPOSED']) });

/** POST external/api/staff/{id}/leave, Idempotency-Key. Days of Nepal, both included. */
export const setLeaveRequestSchema = z
  .object({ fromDay: dayOfLeave, toDay: dayOfLeave, remark: remarkSchema })
  .refine(({ fromDay, toDay }) => toDay >= fromDay, { path: ['toDay'], error: code('LEAVE_ENDS_BEFORE_IT_BEGINS') })
  .refine(({ fromDay, toDay }) => Date.parse(toDay) - Date.parse(fromDay) < LEAVE_MAXIMUM * 24 * 3600 * 1000, {
    path: ['toDay'],
    error: code('LEAVE_TOO_LONG'),
  });

/** POST external/api/staff/{id}/disable and /enable, Idempotency-Key. */
export const staffStatusRequestSchema = z.object({ remark: remarkSchema, version: versionSchema });

export const staffChangeSchema = proposalSchema.extend({
  kind: z.enum(['ROLE', 'OFFICE', 'SECOND_FACTOR']),
  person: staffPersonSchema,
  roleBefore: z.string(),
  roleAfter: z.string(),
  officeBefore: officeSchema,
  officeAfter: officeSchema,
});
export type StaffChange = z.infer<typeof staffChangeSchema>;

/**
 * POST external/api/staff-change/second-factor, Idempotency-Key: proposes to take away the second factor of somebody
 * who has lost it, of the own office; officers and those who file alike.
 */
export const proposeSecondFactorResetSchema = z.object({ username: longUsernameSchema, remark: remarkSchema });
export type ProposeSecondFactorReset = z.infer<typeof proposeSecondFactorResetSchema>;

/** GET external/api/staff-change: what waits for a second person, or what has become of it. */
export const staffChangeQuerySchema = pageQuerySchema.extend({ show: z.enum(['open', 'settled']).default('open') });
export const staffChangePageSchema = pageOf(staffChangeSchema);

/** POST external/api/staff-change/{id}/approve and /withdraw, Idempotency-Key. */
export const decideStaffChangeRequestSchema = z.object({ remark: optionalReason() });
/** POST external/api/staff-change/{id}/refuse, Idempotency-Key. */
export const refuseStaffChangeRequestSchema = z.object({ remark: remarkSchema });
