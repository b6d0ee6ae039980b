import { z } from 'zod';
import { copyBasketSchema, copyDeliveries, copyKinds } from '../copies/copy-order';
import { enumeration } from '../enumerations/enumeration';
import { bilingualNameSchema, daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { requiredReason, optionalReason } from '../reasons';
import { paisaSchema } from './money';
import { letterKinds } from './letters';

export { orderCopiesSchema, type OrderCopies } from '../copies/copy-order';

/** The statuses of an order, in the words of the specification where it has one. */
export const copyOrderStates = enumeration([
  ['UNPAID', 'दस्तुर तिर्न बाँकी', 'To be paid'],
  ['DOCUMENT_REQUESTED', 'कागजात अनुरोध गरिएको', 'Document requested'],
  ['SUCCESS', 'सफल', 'Success'],
  ['REJECTED', 'अस्वीकृत', 'Rejected'],
  ['WITHDRAWN', 'निवेदकले रद्द गरेको', 'Withdrawn'],
]);

const companySchema = bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() });

/** GET external/api/company/{id}/pratilipi: what this person may ask copies of. */
export const copyableSchema = z.object({
  company: companySchema,
  /** The person speaks for the company: no identity is asked, and its private papers are offered. */
  speaks: z.boolean(),
  shareList: z.boolean(),
  /** Why no certificate of good standing is issued today; null: it is. */
  noGoodStanding: bilingualNameSchema.nullable(),
  papers: z.array(
    bilingualNameSchema.extend({
      code: z.string(),
      kind: z.enum(letterKinds.keys),
      language: z.enum(['ne', 'en']).nullable(),
      issuedOn: daySchema,
    }),
  ),
  documents: z.array(bilingualNameSchema.extend({ id: idSchema, applicationNumber: z.string(), filedOn: daySchema })),
});
export type Copyable = z.infer<typeof copyableSchema>;

/** POST external/api/pratilipi/quote: what a basket costs today. Nothing is written. */
export const quoteCopiesSchema = z.object({
  companyId: idSchema,
  items: copyBasketSchema,
  delivery: z.enum(copyDeliveries.keys).default('ELECTRONIC'),
});
export const copyQuoteSchema = z.object({
  lines: z.array(bilingualNameSchema.extend({ quantity: z.number().int(), amountPaisa: paisaSchema })),
  totalPaisa: paisaSchema,
});
export type CopyQuote = z.infer<typeof copyQuoteSchema>;

export const orderedCopiesSchema = z.object({ id: idSchema, number: z.string(), invoiceId: idSchema });

const orderSchema = z.object({
  id: idSchema,
  number: z.string(),
  company: companySchema,
  state: z.enum(copyOrderStates.keys),
  askedAt: instantSchema,
  askedBy: bilingualNameSchema,
  /** AD, the last day that is promised. */
  dueOn: daySchema.nullable(),
  isOverdue: z.boolean(),
  copies: z.number().int(),
  delivery: z.enum(copyDeliveries.keys),
  /** Copies on paper are still to be handed over or posted. */
  toHandOver: z.boolean(),
  totalPaisa: paisaSchema,
});
export type CopyOrder = z.infer<typeof orderSchema>;

/** GET external/api/pratilipi: the person's own; for an officer those of the office, what is overdue first. */
export const copyOrderQuerySchema = pageQuerySchema.extend({
  show: z.enum(['open', 'ended']).default('open'),
  search: z.string().trim().max(100).optional(),
});
export const copyOrderPageSchema = pageOf(orderSchema).extend({ forOffice: z.boolean(), mayAsk: z.boolean() });
export type CopyOrderPage = z.infer<typeof copyOrderPageSchema>;

const itemSchema = z.object({
  id: idSchema,
  kind: z.enum(copyKinds.keys),
  /** What is copied, e.g. the paper with its day. */
  of: bilingualNameSchema,
  pages: z.number().int(),
  state: z.enum(['ASKED', 'ISSUED', 'REFUSED']),
  refusedReason: z.string().nullable(),
  /** An officer looks at it before it is issued. */
  byOfficer: z.boolean(),
  /** Of the certified copy. */
  letter: z.object({ code: z.string(), serial: z.string(), ready: z.boolean(), link: z.string() }).nullable(),
});
export type OrderedCopy = z.infer<typeof itemSchema>;

/** GET external/api/pratilipi/{id}: for who asked, and the company's office. */
export const copyOrderDetailSchema = orderSchema.extend({
  reason: z.string(),
  /** For the office alone. */
  identityNumber: z.string().nullable(),
  postalAddress: z.string().nullable(),
  items: z.array(itemSchema),
  invoiceId: idSchema.nullable(),
  handedOver: z.object({ at: instantSchema, note: z.string().nullable() }).nullable(),
  refund: z.enum(['PROPOSED', 'APPROVED']).nullable(),
  mayWithdraw: z.boolean(),
  mayIssue: z.boolean(),
  mayHandOver: z.boolean(),
  version: z.number().int(),
});
export type CopyOrderDetail = z.infer<typeof copyOrderDetailSchema>;

/** POST external/api/pratilipi/{id}/item/{itemId}/issue: after a look; an old paper comes with its scan. */
export const issueCopySchema = z.object({ version: z.number().int(), uploadId: idSchema.optional() });
/** POST external/api/pratilipi/{id}/item/{itemId}/refuse: its fee goes back without being asked for. */
export const refuseCopySchema = z.object({ version: z.number().int(), reason: requiredReason() });
/** POST external/api/pratilipi/{id}/hand-over: given at the counter, or posted. */
export const handOverCopiesSchema = z.object({ version: z.number().int(), note: optionalReason() });
/** POST external/api/pratilipi/{id}/withdraw: while nothing is paid. */
export const withdrawCopiesSchema = z.object({ version: z.number().int() });
