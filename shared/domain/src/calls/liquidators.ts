import { z } from 'zod';
import { fullNameEnglishSchema, fullNameNepaliSchema } from '../accounts/full-name';
import { emailSchema, phoneSchema } from '../accounts/contact';
import { licenceActs, licenceStates, liquidatorKinds } from '../enumerations/liquidators';
import { bilingualNameSchema, daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import type { ValidationCode } from '../messages/validation';
import { plainCode } from '../plain-text';
import { requiredReason } from '../reasons';

const code = (value: ValidationCode): ValidationCode => value;
const LICENCE = /^[A-Z\d/-]{1,40}$/;
const PAN = /^\d{9}$/;

const day = (missing: ValidationCode) =>
  z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .pipe(z.iso.date({ error: code('DATE_FORMAT') }));
/** As typed, in Latin digits and capitals. */
export const licenceNumberSchema = z
  .string({ error: code('LIQUIDATOR_LICENCE_REQUIRED') })
  .overwrite((typed) => plainCode(typed).toUpperCase())
  .min(1, { error: code('LIQUIDATOR_LICENCE_REQUIRED'), abort: true })
  .regex(LICENCE, { error: code('LICENCE_FORM') });
const version = z.number({ error: code('VERSION_REQUIRED') }).int();
const acting = z.object({ version, reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG') });

const described = {
  nameNepali: fullNameNepaliSchema,
  nameEnglish: fullNameEnglishSchema,
  licenceNumber: licenceNumberSchema,
  kind: z.enum(liquidatorKinds.keys, { error: code('LICENCE_KIND_REQUIRED') }),
  panNumber: z
    .string({ error: code('PAN_REQUIRED') })
    .overwrite((typed) => plainCode(typed).replace(/[\s.-]/g, ''))
    .min(1, { error: code('PAN_REQUIRED'), abort: true })
    .regex(PAN, { error: code('PAN_INVALID') }),
  /** AD. */
  issuedOn: day('LICENCE_ISSUED_REQUIRED'),
  endsOn: day('LICENCE_UNTIL_REQUIRED'),
  email: emailSchema,
  phone: phoneSchema,
  /** What was seen: the licence, the letter of the council. */
  reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
};
const inOrder = ({ issuedOn, endsOn }: { readonly issuedOn: string; readonly endsOn: string }): boolean =>
  endsOn >= issuedOn;
const wrongOrder = { error: code('LICENCE_ENDS_BEFORE_ISSUED'), path: ['endsOn'] };

/** POST external/api/liquidator-licence; header Idempotency-Key. */
export const addLicenceSchema = z.object(described).refine(inOrder, wrongOrder);
export type AddLicence = z.infer<typeof addLicenceSchema>;
/** PUT external/api/liquidator-licence/{id}. */
export const changeLicenceSchema = z.object({ ...described, version }).refine(inOrder, wrongOrder);
export type ChangeLicence = z.infer<typeof changeLicenceSchema>;
/** POST external/api/liquidator-licence/{id}/removal: no licence from today on. */
export const removeLicenceSchema = acting;
export type RemoveLicence = z.infer<typeof removeLicenceSchema>;
/** POST external/api/liquidator-licence/{id}/admission: whether the account that asked is that of the liquidator. */
export const decideAdmissionSchema = acting.extend({ admit: z.boolean({ error: code('REQUIRED') }) });
export type DecideAdmission = z.infer<typeof decideAdmissionSchema>;

export const licenceSchema = bilingualNameSchema.extend({
  id: idSchema,
  licenceNumber: z.string(),
  kind: liquidatorKinds.schema,
  panNumber: z.string().nullable(),
  /** Null: taken over from a filing of before the list. */
  issuedOn: daySchema.nullable(),
  endsOn: daySchema,
  state: licenceStates.schema,
  email: z.string(),
  phone: z.string(),
  /** The account that asked to use it, and whether the office has admitted it. */
  account: z.object({ username: z.string(), askedAt: instantSchema, isAdmitted: z.boolean() }).nullable(),
  /** The open liquidation that names it; null: none. */
  liquidation: bilingualNameSchema.extend({ id: idSchema, number: z.string() }).nullable(),
  version: z.number().int(),
});
export type Licence = z.infer<typeof licenceSchema>;

/** GET external/api/liquidator-licence. `show`: those that ask to be admitted, or all. */
export const licenceQuerySchema = pageQuerySchema.extend({
  search: z.string().trim().max(100).optional(),
  show: z.enum(['all', 'asking']).default('all'),
});
export const licencePageSchema = pageOf(licenceSchema).extend({
  mayKeep: z.boolean(),
  mayAdmit: z.boolean(),
});
export type LicencePage = z.infer<typeof licencePageSchema>;

/** GET external/api/liquidator-licence/{id}/history, the latest first. */
export const licenceHistorySchema = z.array(
  z.object({
    id: idSchema,
    act: licenceActs.schema,
    at: instantSchema,
    by: bilingualNameSchema,
    reason: z.string(),
    /** Of a change, the names of the fields that differ. */
    changed: z.array(z.string()),
  }),
);
export type LicenceHistory = z.infer<typeof licenceHistorySchema>;

/** POST external/api/liquidator-admission: the own account is that of this licence, by its proven email. */
export const askAdmissionSchema = z.object({ licenceNumber: licenceNumberSchema });
export type AskAdmission = z.infer<typeof askAdmissionSchema>;
/** GET external/api/liquidator-admission: what the own account has asked; null: nothing. */
export const ownAdmissionSchema = z.object({ licenceNumber: z.string(), askedAt: instantSchema }).nullable();
export type OwnAdmission = z.infer<typeof ownAdmissionSchema>;
