import { z } from 'zod';
import { enumeration, type KeyOf } from '../enumerations/enumeration';
import { daySchema, idSchema } from '../envelope';
import { optionalText, requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { requiredReason } from '../reasons';

const code = (value: ValidationCode): ValidationCode => value;

/** What a copy is of. */
export const copyKinds = enumeration([
  ['EXTRACT', 'कम्पनीको दर्ता किताबको उद्धरण', 'Extract of the register'],
  ['SHARE_LIST', 'शेयरधनी दर्ता किताबको उद्धरण', 'List of shareholders'],
  ['GOOD_STANDING', 'कम्पनी नियमित रहेको प्रमाणपत्र', 'Certificate of good standing'],
  ['PAPER', 'कार्यालयले जारी गरेको कागजात', 'Paper issued by the office'],
  ['DOCUMENT', 'निवेदनसँग पेश भएको कागजात', 'Document filed with an application'],
  ['ARCHIVE', 'स्क्यान वा फाइलमा मात्र रहेको पुरानो कागजात', 'Old paper, kept on paper or as a scan'],
]);
export type CopyKind = KeyOf<typeof copyKinds>;

/** Kinds that the portal issues by itself once they are paid; an officer looks at the others. */
export const ISSUED_BY_MACHINE: readonly CopyKind[] = ['EXTRACT', 'SHARE_LIST', 'GOOD_STANDING', 'PAPER'];

export const copyDeliveries = enumeration([
  ['ELECTRONIC', 'विद्युतीय प्रति मात्र', 'Electronic only'],
  ['COUNTER', 'विद्युतीय प्रति र कार्यालयको काउन्टरबाट कागजी प्रति', 'Electronic, and on paper at the counter'],
  ['POST', 'विद्युतीय प्रति र हुलाकबाट कागजी प्रति', 'Electronic, and on paper by post'],
]);
export type CopyDelivery = KeyOf<typeof copyDeliveries>;

export const COPIES_MAXIMUM = 20;
export const DESCRIPTION_MAXIMUM = 300;
export const POSTAL_ADDRESS_MAXIMUM = 300;

/** One copy of an order. `on` is the AD day that it tells of; left out: the day on which it is issued. */
export const copyItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('EXTRACT'), on: daySchema.optional() }),
  z.object({ kind: z.literal('SHARE_LIST'), on: daySchema.optional() }),
  z.object({ kind: z.literal('GOOD_STANDING') }),
  z.object({ kind: z.literal('PAPER'), code: z.string().min(1).max(40) }),
  z.object({ kind: z.literal('DOCUMENT'), documentId: idSchema }),
  z.object({
    kind: z.literal('ARCHIVE'),
    described: requiredText('COPY_DESCRIPTION_REQUIRED').max(DESCRIPTION_MAXIMUM, { error: code('TOO_LONG') }),
  }),
]);
export type CopyItem = z.infer<typeof copyItemSchema>;

const orderFields = z.object({
  reason: requiredReason('COPY_REASON_REQUIRED', 'REASON_TOO_LONG'),
  delivery: z.enum(copyDeliveries.keys).default('ELECTRONIC'),
  /** Of who asks and does not speak for the company: the number of a citizenship certificate or passport. */
  identityNumber: optionalText(60),
  postalAddress: optionalText(POSTAL_ADDRESS_MAXIMUM),
});

/** What is kept with the request; its copies are rows of their own. */
export const copyOrderAnswersSchema = orderFields;

export const copyBasketSchema = z
  .array(copyItemSchema)
  .min(1, { error: code('COPY_REQUIRED') })
  .max(COPIES_MAXIMUM, { error: code('LIST_TOO_LONG') });

/** POST external/api/pratilipi; header Idempotency-Key. */
export const orderCopiesSchema = orderFields
  .extend({ companyId: z.uuid({ error: code('COMPANY_REQUIRED') }), items: copyBasketSchema })
  .superRefine(({ delivery, postalAddress }, context) => {
    if (delivery === 'POST' && !postalAddress)
      context.addIssue({ code: 'custom', path: ['postalAddress'], message: code('POSTAL_ADDRESS_REQUIRED') });
  });
export type OrderCopies = z.infer<typeof orderCopiesSchema>;
