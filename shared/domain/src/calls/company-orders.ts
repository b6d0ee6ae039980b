import { z } from 'zod';
import { toLatinDigits } from '../digits';
import { enumeration, type KeyOf } from '../enumerations/enumeration';
import { bilingualNameSchema, daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { isProvision } from '../law/citation';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { plainName } from '../plain-text';
import { rangeAnswers } from '../processes/questions/shares/range-answers';
import { optionalReason, REASON_MAXIMUM, requiredReason } from '../reasons';
import { orderAuthorities } from '../register/register-aspects';
import { documentMediaTypeSchema } from './documents';
import { proposalSchema, staffPersonSchema } from './proposal';

export { orderAuthorities };

/** Whether an order holds; an order that names its last day ends by itself. */
export const orderStates = enumeration([
  ['STANDING', 'लागू', 'In force'],
  ['LIFTED', 'फुकुवा भएको', 'Lifted'],
  ['ENDED', 'अवधि सकिएको', 'Ended on its last day'],
]);
export type OrderState = KeyOf<typeof orderStates>;

/** What a proposal does. */
export const orderChanges = enumeration([
  ['PLACE', 'रोक्का राख्ने', 'Place an order'],
  ['LIFT', 'फुकुवा गर्ने', 'Lift an order'],
]);

/** The scanned order. */
export const orderDocumentRules = { maximumMegabytes: 10, extensions: ['PDF', 'JPG', 'JPEG', 'PNG'] } as const;
/** Characters of a name or a number. */
export const ORDER_NAME_MAXIMUM = 200;
export const ORDER_NUMBER_MAXIMUM = 60;
/** Ranges of shares in one order. */
export const ORDER_RANGES_MAXIMUM = 50;

const code = (value: ValidationCode): ValidationCode => value;
const nameOf = (missing: ValidationCode) => requiredText(missing).max(ORDER_NAME_MAXIMUM, { error: code('TOO_LONG') });
const textOf = (missing: ValidationCode) => requiredText(missing).max(REASON_MAXIMUM, { error: code('TOO_LONG') });
const numberOf = (missing: ValidationCode) =>
  requiredText(missing)
    // a word processor makes dashes of the hyphens of a number
    .overwrite(plainName)
    .max(ORDER_NUMBER_MAXIMUM, { error: code('TOO_LONG') })
    .regex(/^[\p{L}\p{M}\p{N}/ .-]*$/u, { error: code('ORDER_NUMBER_INVALID') });
const dayOf = (missing: ValidationCode) =>
  z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .pipe(z.iso.date({ error: code('DATE_FORMAT') }));

/** What an order that places and one that lifts have in common. */
const written = {
  /** As printed on the order. */
  number: numberOf('ORDER_NUMBER_REQUIRED'),
  /** AD; not after today in Nepal, not before the registration of the company. */
  issuedOn: dayOf('ORDER_DAY_REQUIRED'),
  /** The scan, uploaded before part by part (calls/uploads.ts). */
  uploadId: z.uuid({ error: code('ORDER_DOCUMENT_REQUIRED') }),
  remark: requiredReason(),
};
const placed = {
  companyId: z.uuid({ error: code('COMPANY_REQUIRED') }),
  ...written,
  /** AD; the last day on which it holds. Left out: until it is lifted. */
  endsOn: z.iso
    .date({ error: code('DATE_FORMAT') })
    .nullish()
    .transform((day) => day ?? null),
  /** What the company reads wherever it is stopped. */
  textNepali: textOf('ORDER_TEXT_NEPALI_REQUIRED'),
  textEnglish: textOf('ORDER_TEXT_ENGLISH_REQUIRED'),
};

/** Shares of one holder that an order lies on; `holderId` is the part of the register. */
const sharesAsked = z.object(
  {
    holderId: z.uuid({ error: code('ORDER_HOLDER_REQUIRED') }),
    ranges: rangeAnswers(ORDER_RANGES_MAXIMUM).complete,
  },
  { error: code('ORDER_WHOLE_COMPANY') },
);
/** Left out: it freezes the company. */
const sharesOrCompany = sharesAsked.nullish().transform((shares) => shares ?? null);

/**
 * POST external/api/company-order; header Idempotency-Key. By an officer who decides, for a company of the own office.
 * Takes effect once a second person approves (workflow 6.5, FROZEN). With `shares` it lies on these alone, and the
 * company files on.
 */
export const placeOrderRequestSchema = z.discriminatedUnion(
  'orderedBy',
  [
    z.object({
      ...placed,
      orderedBy: z.literal('COURT'),
      courtNepali: nameOf('ORDER_COURT_NEPALI_REQUIRED'),
      courtEnglish: nameOf('ORDER_COURT_ENGLISH_REQUIRED'),
      caseNumber: numberOf('ORDER_CASE_NUMBER_REQUIRED'),
      shares: sharesOrCompany,
    }),
    z.object({
      ...placed,
      orderedBy: z.literal('REGISTRAR'),
      /** Of the Companies Act, as law/citation.ts reads it, e.g. "81(2)". */
      lawSection: requiredText('ORDER_SECTION_REQUIRED')
        .transform((text) => toLatinDigits(text).replaceAll(/\s/g, '').toLowerCase())
        .refine(isProvision, { error: code('ORDER_SECTION_INVALID') }),
      shares: sharesOrCompany,
    }),
    z.object({
      ...placed,
      orderedBy: z.literal('AUTHORITY'),
      bodyNepali: nameOf('ORDER_BODY_NEPALI_REQUIRED'),
      bodyEnglish: nameOf('ORDER_BODY_ENGLISH_REQUIRED'),
      shares: sharesAsked,
    }),
    z.object({
      ...placed,
      orderedBy: z.literal('PLEDGE'),
      /** Number, day and scan are those of the agreement. */
      number: numberOf('PLEDGE_NUMBER_REQUIRED'),
      issuedOn: dayOf('PLEDGE_DAY_REQUIRED'),
      uploadId: z.uuid({ error: code('PLEDGE_DOCUMENT_REQUIRED') }),
      textNepali: textOf('PLEDGE_TEXT_NEPALI_REQUIRED'),
      textEnglish: textOf('PLEDGE_TEXT_ENGLISH_REQUIRED'),
      pledgeeNepali: nameOf('PLEDGEE_NEPALI_REQUIRED'),
      pledgeeEnglish: nameOf('PLEDGEE_ENGLISH_REQUIRED'),
      /** Scans of the two consents, uploaded before. */
      pledgorConsentId: z.uuid({ error: code('PLEDGOR_CONSENT_REQUIRED') }),
      pledgeeConsentId: z.uuid({ error: code('PLEDGEE_CONSENT_REQUIRED') }),
      shares: sharesAsked,
    }),
  ],
  { error: code('ORDER_AUTHORITY_REQUIRED') },
);
export type PlaceOrderRequest = z.infer<typeof placeOrderRequestSchema>;

/** POST external/api/company-order/{id}/lifting; header Idempotency-Key. By the order or decision that lifts it. */
export const liftOrderRequestSchema = z.object(written);
export type LiftOrderRequest = z.infer<typeof liftOrderRequestSchema>;

export const proposedOrderSchema = z.object({ id: idSchema });

export const orderDocumentSchema = z.object({
  id: idSchema,
  name: z.string(),
  mediaType: documentMediaTypeSchema,
  /** Bytes. */
  size: z.number().int(),
});
export type OrderDocument = z.infer<typeof orderDocumentSchema>;

const orderedCompanySchema = bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() });

/** An order as it was given. What the database had from before the portal's own orders has no number. */
export const orderFactsSchema = z.object({
  orderedBy: orderAuthorities.schema,
  /** The court, of an order of a court. */
  court: bilingualNameSchema.nullable(),
  caseNumber: z.string().nullable(),
  /** Of the Companies Act, of an order of the registrar. */
  lawSection: z.string().nullable(),
  number: z.string().nullable(),
  issuedOn: daySchema,
  endsOn: daySchema.nullable(),
  textNepali: z.string(),
  textEnglish: z.string(),
  /** Another authority that ordered it, or the pledgee. */
  party: bilingualNameSchema.nullable().default(null),
  /** The shares it lies on, with the numbers that the order names, and who held them then; null: the company. */
  shares: bilingualNameSchema
    .extend({ holderId: idSchema, ranges: z.array(z.object({ from: z.number().int(), to: z.number().int() })) })
    .nullable()
    .default(null),
});
export type OrderFacts = z.infer<typeof orderFactsSchema>;

/** The scans of the two consents to a pledge. */
const consentsSchema = z
  .object({ pledgor: orderDocumentSchema, pledgee: orderDocumentSchema })
  .nullable()
  .default(null);

export const companyOrderSchema = orderFactsSchema.extend({
  id: idSchema,
  company: orderedCompanySchema,
  state: orderStates.schema,
  placedAt: instantSchema,
  document: orderDocumentSchema.nullable(),
  consents: consentsSchema,
  /** The shares it lies on by their present numbers, or by those they had when it ended (`kittaText`). */
  kitta: z.string().nullable().default(null),
  /** How it was lifted; null: it stands, or ended by itself. */
  lifting: z
    .object({
      number: z.string().nullable(),
      issuedOn: daySchema.nullable(),
      /** The first day on which the order held no more. */
      liftedOn: daySchema,
      document: orderDocumentSchema.nullable(),
    })
    .nullable(),
  /** The two persons of the placing, for the office and who reads everything; null for the company. */
  people: z.object({ proposedBy: staffPersonSchema, approvedBy: staffPersonSchema.nullable() }).nullable(),
  /** A proposal to lift it waits for a second person; the company is not told. */
  liftingWaits: z.boolean(),
});
export type CompanyOrder = z.infer<typeof companyOrderSchema>;

/** GET external/api/company/{companyId}/order: for who speaks or acts for the company, and for its office. */
export const ordersOfCompanySchema = z.object({
  items: z.array(companyOrderSchema),
  /** The reader may propose to place and to lift. */
  mayPropose: z.boolean(),
});
export type OrdersOfCompany = z.infer<typeof ordersOfCompanySchema>;

/**
 * GET external/api/company-order: of the office, of every office for who reads everything, the newest first. `search`:
 * in number and case number, and in name or number of the company.
 */
export const orderListQuerySchema = pageQuerySchema.extend({
  state: z.enum(['STANDING', 'PAST']).default('STANDING'),
  search: z.string().trim().max(100).optional(),
});
export const orderPageSchema = pageOf(companyOrderSchema).extend({ mayPropose: z.boolean() });
export type OrderPage = z.infer<typeof orderPageSchema>;

/** What a second person reads before it takes effect. */
export const orderProposalSchema = proposalSchema.extend({
  change: orderChanges.schema,
  company: orderedCompanySchema,
  /** The order that is placed, or that is lifted. */
  order: orderFactsSchema,
  /** The order by which it is lifted; null: it is placed. */
  lifting: z.object({ number: z.string(), issuedOn: daySchema }).nullable(),
  document: orderDocumentSchema,
  consents: consentsSchema,
});
export type OrderProposal = z.infer<typeof orderProposalSchema>;

/** GET external/api/company-order-proposal */
export const orderProposalQuerySchema = pageQuerySchema.extend({ show: z.enum(['open', 'settled']).default('open') });
export const orderProposalPageSchema = pageOf(orderProposalSchema);
export type OrderProposalPage = z.infer<typeof orderProposalPageSchema>;

/** POST external/api/company-order-proposal/{id}/approve and /withdraw; header Idempotency-Key. */
export const decideOrderRequestSchema = z.object({ remark: optionalReason() });
/** POST external/api/company-order-proposal/{id}/refuse; header Idempotency-Key. */
export const refuseOrderRequestSchema = z.object({ remark: requiredReason() });
