import { z } from 'zod';
import { accountStates, licenceStates } from '../enumerations/liquidators';
import { bilingualNameSchema, daySchema, idSchema, instantSchema } from '../envelope';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { optionalReason, REASON_MAXIMUM, requiredReason } from '../reasons';
import { licenceNumberSchema } from './liquidators';
import { paisaSchema } from './money';

const code = (value: ValidationCode): ValidationCode => value;
const day = (missing: ValidationCode) =>
  z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .pipe(z.iso.date({ error: code('DATE_FORMAT') }));
const amount = (missing: ValidationCode) =>
  z.number({ error: missing }).int({ error: missing }).max(1e15, { error: missing });
const version = z.number({ error: code('VERSION_REQUIRED') }).int();

/** At most so many receipts and so many payments in an account. */
export const ACCOUNT_LINES = 100;
const line = z.object({
  what: requiredText('ACCOUNT_LINE_REQUIRED').max(200, { error: code('TOO_LONG') }),
  paisa: amount('ACCOUNT_AMOUNT_REQUIRED').positive({ error: code('ACCOUNT_AMOUNT_REQUIRED') }),
});
const lines = z.array(line).max(ACCOUNT_LINES, { error: code('LIST_TOO_LONG') });

/** POST external/api/own-liquidation/{id}/account. `openingPaisa`: of the first account only, what was taken over. */
export const fileAccountSchema = z.object({
  number: z.number({ error: code('REQUIRED') }).int(),
  /** AD. */
  untilOn: day('ACCOUNT_UNTIL_REQUIRED'),
  openingPaisa: amount('OPENING_REQUIRED')
    .nonnegative({ error: code('OPENING_REQUIRED') })
    .optional(),
  receipts: lines,
  payments: lines,
  note: optionalReason(),
});
export type FileAccount = z.infer<typeof fileAccountSchema>;

const claimed = {
  claimant: requiredText('CLAIMANT_REQUIRED').max(150, { error: code('TOO_LONG') }),
  grounds: requiredText('CLAIM_TEXT_REQUIRED').max(REASON_MAXIMUM, { error: code('TOO_LONG') }),
  /** AD. */
  receivedOn: day('CLAIM_RECEIVED_ON_REQUIRED'),
  claimedPaisa: amount('CLAIM_AMOUNT_REQUIRED').positive({ error: code('CLAIM_AMOUNT_REQUIRED') }),
};
const judgement = z.object({
  admittedPaisa: amount('ADMITTED_REQUIRED').nonnegative({ error: code('ADMITTED_REQUIRED') }),
  reason: requiredReason('JUDGEMENT_REQUIRED', 'REASON_TOO_LONG'),
  /** Left out: nothing was paid. */
  paidPaisa: amount('SETTLED_AMOUNT_REQUIRED')
    .positive({ error: code('SETTLED_AMOUNT_REQUIRED') })
    .optional(),
  /** AD; of a payment. */
  paidOn: z.iso.date({ error: code('DATE_FORMAT') }).optional(),
});
type Judged = z.output<typeof judgement>;
const isWithin = ({ admittedPaisa, paidPaisa = 0 }: Judged): boolean => paidPaisa <= admittedPaisa;
const hasDay = ({ paidPaisa, paidOn }: Judged): boolean => paidPaisa === undefined || paidOn !== undefined;
const hasAmount = ({ paidPaisa, paidOn }: Judged): boolean => paidOn === undefined || paidPaisa !== undefined;

/** POST external/api/own-liquidation/{id}/claim; header Idempotency-Key. */
export const recordClaimSchema = z.object(claimed);
export type RecordClaim = z.infer<typeof recordClaimSchema>;
const aboveAdmitted = { error: code('PAID_ABOVE_ADMITTED'), path: ['paidPaisa'] };
const withoutDay = { error: code('PAID_ON_REQUIRED'), path: ['paidOn'] };
const withoutAmount = { error: code('SETTLED_AMOUNT_REQUIRED'), path: ['paidPaisa'] };
/** What of a claim is owed and was paid, as it is typed: never above the claim. */
export const paperJudgementSchema = judgement
  .refine(isWithin, aboveAdmitted)
  .refine(hasDay, withoutDay)
  .refine(hasAmount, withoutAmount);
/** POST external/api/own-liquidation/{id}/claim/{claimId}/judgement. */
export const judgePaperClaimSchema = judgement
  .extend({ version })
  .refine(isWithin, aboveAdmitted)
  .refine(hasDay, withoutDay)
  .refine(hasAmount, withoutAmount);
export type JudgePaperClaim = z.infer<typeof judgePaperClaimSchema>;

export const accountSchema = z.object({
  /** Null: not filed. */
  id: idSchema.nullable(),
  number: z.number().int(),
  /** AD. From when on it may be filed, and its last day. */
  fromOn: daySchema,
  opensOn: daySchema,
  dueOn: daySchema,
  state: accountStates.schema,
  filed: z
    .object({
      untilOn: daySchema,
      openingPaisa: paisaSchema,
      receipts: z.array(z.object({ what: z.string(), paisa: paisaSchema })),
      payments: z.array(z.object({ what: z.string(), paisa: paisaSchema })),
      receivedPaisa: paisaSchema,
      paidPaisa: paisaSchema,
      closingPaisa: paisaSchema,
      note: z.string().nullable(),
      at: instantSchema,
    })
    .nullable(),
  /** Why the office sent the last one back; null: it did not. */
  returnReason: z.string().nullable(),
});
export type Account = z.infer<typeof accountSchema>;

export const paperClaimSchema = z.object({
  id: idSchema,
  claimant: z.string(),
  grounds: z.string(),
  receivedOn: daySchema,
  claimedPaisa: paisaSchema,
  /** Null: not judged. */
  admittedPaisa: paisaSchema.nullable(),
  judgement: z.string().nullable(),
  paidPaisa: paisaSchema.nullable(),
  paidOn: daySchema.nullable(),
  version: z.number().int(),
});
export type PaperClaim = z.infer<typeof paperClaimSchema>;

const headSchema = z.object({
  id: idSchema,
  number: z.string(),
  company: bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() }),
  /** AD. */
  appointedOn: daySchema,
  licence: licenceStates.schema,
  /** The account that is due next; null: none any more. */
  next: accountSchema.pick({ number: true, dueOn: true, state: true }).nullable(),
});
/** GET external/api/own-liquidation: the open liquidations that name the caller. */
export const liquidationsSchema = z.array(headSchema);
export type Liquidations = z.infer<typeof liquidationsSchema>;

/** GET external/api/own-liquidation/{id}. */
export const liquidationSchema = headSchema.extend({
  licenceNumber: z.string(),
  licenceEndsOn: daySchema,
  /** The last day of the notice to creditors; null: it is not published. */
  claimsUntil: daySchema.nullable(),
  accounts: z.array(accountSchema),
  claims: z.array(paperClaimSchema),
  /** The licence is in force: accounts are filed and claims recorded. */
  mayFile: z.boolean(),
});
export type Liquidation = z.infer<typeof liquidationSchema>;

/** POST external/api/proceeding/{id}/liquidator: the office names another one (section 127). */
export const changeLiquidatorSchema = z.object({
  version,
  licenceNumber: licenceNumberSchema,
  /** AD. */
  appointedOn: day('LIQUIDATOR_APPOINTED_ON_REQUIRED'),
  reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type ChangeLiquidator = z.infer<typeof changeLiquidatorSchema>;
/** POST external/api/proceeding/{id}/liquidator-account/{accountId}/return: the last one that was filed. */
export const returnAccountSchema = z.object({
  version,
  reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type ReturnAccount = z.infer<typeof returnAccountSchema>;

/** GET external/api/proceeding/{id}/liquidator, for the office; null: the proceeding has none. */
export const liquidatorOfProceedingSchema = z
  .object({
    appointments: z.array(
      bilingualNameSchema.extend({
        id: idSchema,
        licenceNumber: z.string(),
        licence: licenceStates.schema,
        licenceEndsOn: daySchema,
        hasAccount: z.boolean(),
        appointedOn: daySchema,
        since: daySchema,
        /** Null: appointed now. */
        until: daySchema.nullable(),
        /** Of a change by the office; null: the company appointed. */
        reason: z.string().nullable(),
      }),
    ),
    accounts: z.array(accountSchema),
    claims: z.array(paperClaimSchema),
    mayChange: z.boolean(),
    /** The account that may be sent back; null: none. */
    mayReturn: idSchema.nullable(),
    version: z.number().int(),
  })
  .nullable();
export type LiquidatorOfProceeding = z.infer<typeof liquidatorOfProceedingSchema>;
