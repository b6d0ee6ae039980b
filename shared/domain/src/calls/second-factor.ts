import { z } from 'zod';
import { otpSchema } from '../accounts/otp';
import { idSchema, instantSchema } from '../envelope';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { plainCode } from '../plain-text';

const code = (value: ValidationCode): ValidationCode => value;

/** What an account can be asked for beside its password. A recovery code stands for either, once. */
export const secondFactorKinds = ['TOTP', 'PASSKEY'] as const;

/** Entries of one account. */
export const SECOND_FACTORS_MAXIMUM = 10;
export const RECOVERY_CODES = 10;

const nameSchema = requiredText('SECOND_FACTOR_NAME_REQUIRED').max(60, { error: code('TOO_LONG') });
const passwordSchema = z.string().min(1, 'PASSWORD_REQUIRED').max(100, 'PASSWORD_TOO_LONG');
/** Upper-case letters and digits; blanks and hyphens are dropped. */
export const recoveryCodeSchema = z
  .string({ error: code('RECOVERY_CODE_INVALID') })
  .overwrite((text) => plainCode(text).replaceAll(/[\s-]/g, '').toUpperCase())
  .regex(/^[A-Z2-9]{10}$/, { error: code('RECOVERY_CODE_INVALID') });

/** A browser's answer to a passkey question (WebAuthn, `PublicKeyCredential.toJSON()`), judged by the gateway. */
const credentialSchema = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().min(1).max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().min(1).max(10_000) }),
  clientExtensionResults: z.looseObject({}),
});

export const secondFactorSchema = z.object({
  id: idSchema,
  kind: z.enum(secondFactorKinds),
  /** What its owner calls it. */
  name: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** GET auth/api/user/second-factor. */
export const secondFactorsAnswerSchema = z.object({
  factors: z.array(secondFactorSchema),
  recoveryCodesLeft: z.number().int(),
  /** The office asks it of the role: the last one cannot be removed. */
  compulsory: z.boolean(),
});
export type SecondFactorsAnswer = z.infer<typeof secondFactorsAnswerSchema>;

/** POST auth/api/user/second-factor/totp and /passkey: the first step; the own password says who asks. */
export const beginSecondFactorRequestSchema = z.object({ password: passwordSchema });
/** The secret is answered once and works from the moment its first code is confirmed. */
export const totpBegunSchema = z.object({ id: idSchema, secret: z.string(), uri: z.string() });
export type TotpBegun = z.infer<typeof totpBegunSchema>;
/** What `navigator.credentials.create()` is asked for, as JSON. */
export const passkeyBegunSchema = z.object({ options: z.looseObject({ challenge: z.string() }) });
export type PasskeyBegun = z.infer<typeof passkeyBegunSchema>;

/** POST auth/api/user/second-factor/totp/confirm. */
export const confirmTotpRequestSchema = z.object({ id: idSchema, code: otpSchema, name: nameSchema });
/** POST auth/api/user/second-factor/passkey/confirm. */
export const confirmPasskeyRequestSchema = z.object({ name: nameSchema, credential: credentialSchema });
/** Recovery codes come with the first one, once. */
export const secondFactorAddedSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() });
export type SecondFactorAdded = z.infer<typeof secondFactorAddedSchema>;

/** POST auth/api/user/second-factor/{id}/remove, and /recovery-codes: new codes, the old ones are worth nothing. */
export const changeSecondFactorRequestSchema = beginSecondFactorRequestSchema;
export const recoveryCodesAnswerSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** What the second factor is proven by. */
export const secondFactorProofSchema = z.discriminatedUnion('way', [
  z.object({ way: z.literal('TOTP'), code: otpSchema }),
  z.object({ way: z.literal('RECOVERY_CODE'), code: recoveryCodeSchema }),
  z.object({ way: z.literal('PASSKEY'), credential: credentialSchema }),
]);
export type SecondFactorProof = z.infer<typeof secondFactorProofSchema>;
export type SecondFactorWay = SecondFactorProof['way'];

/**
 * POST auth/api/second-factor/ways with the ticket of a login, or auth/api/user/second-factor/ways with a session: by
 * what this account can be proven, and the question for its passkeys (what `navigator.credentials.get()` is asked for).
 */
export const secondFactorWaysSchema = z.object({
  ways: z.array(z.enum(['TOTP', 'PASSKEY', 'RECOVERY_CODE'])),
  passkeyOptions: z.looseObject({ challenge: z.string() }).nullable(),
});
export type SecondFactorWays = z.infer<typeof secondFactorWaysSchema>;
