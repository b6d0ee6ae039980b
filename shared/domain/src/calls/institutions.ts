import { z } from 'zod';
import { enumeration, type KeyOf } from '../enumerations/enumeration';
import { bilingualNameSchema, daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { plainName } from '../plain-text';
import { optionalReason, requiredReason } from '../reasons';
import { shareRoleTypes } from './document-shares';
import { proposalSchema } from './proposal';

const code = (value: ValidationCode): ValidationCode => value;

/** What a body is that asks companies for verified documents (specification, section 6). */
export const institutionKinds = enumeration([
  ['BANK', 'बैंक तथा वित्तीय संस्था', 'Bank or financial institution'],
  ['INSURER', 'बीमा कम्पनी', 'Insurer'],
  ['EMBASSY', 'दूतावास वा कूटनीतिक नियोग', 'Embassy or diplomatic mission'],
  ['COURT', 'अदालत', 'Court'],
  ['PUBLIC_AUTHORITY', 'सरकारी निकाय', 'Public authority'],
  ['OTHER', 'अन्य संस्था', 'Other body'],
]);
export type InstitutionKind = KeyOf<typeof institutionKinds>;

/** Not stored: it follows from its last day and from whether the office ended it. */
export const institutionStates = enumeration([
  ['IN_FORCE', 'मान्य', 'In force'],
  ['ENDED', 'समाप्त', 'Ended'],
]);
export type InstitutionState = KeyOf<typeof institutionStates>;

const name = (missing: ValidationCode) =>
  requiredText(missing)
    .overwrite(plainName)
    .max(200, { error: code('TOO_LONG') });

/**
 * POST external/api/institution-admission; header Idempotency-Key. By an office administrator, for an account that the
 * institution opened. Takes effect once a second person approves; for an account that is admitted already it is a
 * renewal.
 */
export const proposeInstitutionSchema = z.object({
  /** Of the account that the institution opened. */
  username: requiredText('USERNAME_REQUIRED')
    .overwrite(plainName)
    .max(100, { error: code('INSTITUTION_ACCOUNT_UNKNOWN') }),
  nameNepali: name('INSTITUTION_NAME_NEPALI_REQUIRED'),
  nameEnglish: name('INSTITUTION_NAME_ENGLISH_REQUIRED'),
  kind: z.enum(institutionKinds.keys, { error: code('INSTITUTION_KIND_REQUIRED') }),
  roleType: z.enum(shareRoleTypes.keys, { error: code('ROLE_TYPE_REQUIRED') }),
  /** The last day on which it asks; AD. */
  endsOn: z
    .string({ error: code('INSTITUTION_END_REQUIRED') })
    .min(1, { error: code('INSTITUTION_END_REQUIRED'), abort: true })
    .pipe(z.iso.date({ error: code('DATE_FORMAT') })),
  /** What was shown: the letter of the institution, who works with the account. */
  remark: requiredReason(),
});
export type ProposeInstitution = z.infer<typeof proposeInstitutionSchema>;

export const proposedInstitutionSchema = z.object({ id: idSchema });

const described = bilingualNameSchema.extend({
  kind: institutionKinds.schema,
  roleType: shareRoleTypes.schema,
  endsOn: daySchema,
  /** Of who works with it. */
  account: bilingualNameSchema.extend({ username: z.string() }),
});

export const institutionAdmissionSchema = proposalSchema.extend({
  institution: described,
  /** The account is admitted already: its name and last day change. */
  isRenewal: z.boolean(),
});
export type InstitutionAdmission = z.infer<typeof institutionAdmissionSchema>;

/** GET external/api/institution-admission */
export const institutionAdmissionQuerySchema = pageQuerySchema.extend({
  show: z.enum(['open', 'settled']).default('open'),
});
export const institutionAdmissionPageSchema = pageOf(institutionAdmissionSchema).extend({ mayPropose: z.boolean() });
export type InstitutionAdmissionPage = z.infer<typeof institutionAdmissionPageSchema>;

/** POST external/api/institution-admission/{id}/approve and /withdraw; header Idempotency-Key. */
export const decideInstitutionSchema = z.object({ remark: optionalReason() });
/** POST external/api/institution-admission/{id}/refuse; header Idempotency-Key. */
export const refuseInstitutionSchema = z.object({ remark: requiredReason() });

/** GET external/api/institution: those that were admitted, by name. */
export const institutionQuerySchema = pageQuerySchema;
export const institutionSchema = described.extend({
  id: idSchema,
  state: institutionStates.schema,
  endedReason: z.string().nullable(),
  admittedAt: instantSchema,
  /** The reader may end it: the office that admitted it. */
  mayEnd: z.boolean(),
  version: z.number().int(),
});
export type Institution = z.infer<typeof institutionSchema>;
export const institutionPageSchema = pageOf(institutionSchema);
export type InstitutionPage = z.infer<typeof institutionPageSchema>;

/** POST external/api/institution/{id}/end; header Idempotency-Key. It asks nothing more from that moment. */
export const endInstitutionSchema = z.object({
  version: z.number({ error: code('VERSION_REQUIRED') }).int(),
  reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type EndInstitution = z.infer<typeof endInstitutionSchema>;
