import { z } from 'zod';
import { emailSchema, otpSchema } from '../accounts';
import { copyBasketSchema, copyOrderAnswersSchema } from '../copies/copy-order';
import { bilingualNameSchema, instantSchema } from '../envelope';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { copyOrderDetailSchema, copyOrderStates } from './copies';
import { paisaSchema } from './money';

/** POST public/copies/code: a code to the address to which the copies go. */
export const copyCodeSchema = z.object({ email: emailSchema });

/** What is written before the code. Paper is sent to nobody without an account. */
export const writtenCopiesSchema = z.object({
  companyId: z.uuid({ error: 'COMPANY_REQUIRED' satisfies ValidationCode }),
  items: copyBasketSchema,
  reason: copyOrderAnswersSchema.shape.reason,
  delivery: z.literal('ELECTRONIC').default('ELECTRONIC'),
  identityNumber: requiredText('IDENTITY_NUMBER_REQUIRED').max(60, { error: 'TOO_LONG' satisfies ValidationCode }),
  name: requiredText('CLAIMANT_NAME_REQUIRED').max(150, { error: 'TOO_LONG' satisfies ValidationCode }),
  email: emailSchema,
});
export type WrittenCopies = z.infer<typeof writtenCopiesSchema>;

/** POST public/copies: the code proves the address. */
export const buyCopiesSchema = writtenCopiesSchema.extend({ otp: otpSchema });
export type BuyCopies = z.infer<typeof buyCopiesSchema>;

/** The token opens the order at `/copy-order/{token}`, where it is paid. */
export const boughtCopiesSchema = z.object({ number: z.string(), token: z.string() });

/** GET external/api/copy-order/{token}: what was ordered, what is to be paid, what has become of it. */
export const boughtOrderSchema = z.object({
  number: z.string(),
  company: bilingualNameSchema.extend({ regNo: z.string() }),
  state: copyOrderStates.schema,
  items: z.array(
    copyOrderDetailSchema.shape.items.element.pick({ id: true, of: true, state: true, refusedReason: true }),
  ),
  totalPaisa: paisaSchema,
  invoiceNumber: z.string().nullable(),
  /** A payment has begun: it is gone on with, and the order is not withdrawn. */
  paying: z.boolean(),
  mayPay: z.boolean(),
  mayWithdraw: z.boolean(),
  /** The mail with the copies went out, and may be sent once more. */
  delivered: z.boolean(),
  refund: copyOrderDetailSchema.shape.refund,
  /** Most of it hidden. */
  sentTo: z.string(),
  language: z.enum(['ne', 'en']),
  expiresAt: instantSchema,
  isOver: z.boolean(),
  version: z.number().int(),
});
export type BoughtOrder = z.infer<typeof boughtOrderSchema>;

/** GET external/api/copy-delivery/{token}: what was mailed, before the code. */
export const copyDeliverySchema = z.object({
  number: z.string(),
  company: boughtOrderSchema.shape.company,
  state: copyOrderStates.schema,
  copies: z.number().int(),
  expiresAt: instantSchema,
  isOver: z.boolean(),
  language: z.enum(['ne', 'en']),
  contacts: z.array(z.object({ channel: z.enum(['EMAIL', 'MOBILE_NUMBER']), address: z.string() })),
});
export type CopyDelivered = z.infer<typeof copyDeliverySchema>;
