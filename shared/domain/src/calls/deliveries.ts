import { z } from 'zod';
import { enumeration, type KeyOf } from '../enumerations/enumeration';
import { idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { requiredReason } from '../reasons';

export const deliveryChannels = enumeration([
  ['EMAIL', 'इमेल', 'Email'],
  ['SMS', 'एसएमएस', 'SMS'],
]);
export type DeliveryChannel = KeyOf<typeof deliveryChannels>;

export const deliveryStates = enumeration([
  ['DEAD', 'पठाउन छोडिएको', 'Given up'],
  ['WAITING', 'पठाउने प्रयास हुँदै', 'Being tried'],
]);
export type DeliveryState = KeyOf<typeof deliveryStates>;

/** GET external/api/delivery: what has not reached its receiver. */
export const deliveryQuerySchema = pageQuerySchema.extend({
  state: deliveryStates.schema.optional(),
  channel: deliveryChannels.schema.optional(),
});

/** A message on its way, without what it says: it may hold a code or a password. */
export const deliverySchema = z.object({
  id: idSchema,
  channel: deliveryChannels.schema,
  state: deliveryStates.schema,
  /** Masked. */
  to: z.string(),
  /** Type of the notification it carries; null: a code, a link or a password of the account. */
  about: z.string().nullable(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: instantSchema,
  /** When it is tried again; null once it was given up. */
  nextAttemptAt: instantSchema.nullable(),
  gaveUpAt: instantSchema.nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** The counts are of everything that is undelivered, whatever the filter. */
export const deliveryPageSchema = pageOf(deliverySchema).extend({
  counts: z.object({ DEAD: z.number().int(), WAITING: z.number().int() }),
});
export type DeliveryPage = z.infer<typeof deliveryPageSchema>;

/** POST external/api/delivery/retry: everything that was given up, of one channel or of all. */
export const retryDeliveriesSchema = z.object({ channel: deliveryChannels.schema.optional() });
export const retriedSchema = z.object({ retried: z.number().int() });

/** POST external/api/delivery/{id}/dismiss: the message is forgotten, and the remark says why. */
export const dismissDeliverySchema = z.object({ remark: requiredReason() });
export type DismissDelivery = z.infer<typeof dismissDeliverySchema>;
