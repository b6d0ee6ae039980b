import { z } from 'zod';
import { notificationKindRules, notificationKinds } from '../enumerations/notification-types';
import { daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';

/** Also the body of a socket frame on /topic/user/{userId} (workflow 6.16). */
export const notificationSchema = z.object({
  id: idSchema,
  type: z.string(),
  titleNe: z.string(),
  titleEn: z.string(),
  bodyNe: z.string(),
  bodyEn: z.string(),
  /** Path of the portal, or null. */
  link: z.string().nullable(),
  createdAt: instantSchema,
  read: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** GET messaging/api/notification?received=false: the count is a string on the wire (decisions.md). */
export const notificationQuerySchema = pageQuerySchema.extend({ received: z.enum(['true', 'false']).optional() });
export const notificationListSchema = pageOf(notificationSchema).extend({ unreadCount: z.string().regex(/^\d+$/) });
export type NotificationList = z.infer<typeof notificationListSchema>;

/** POST messaging/api/notification/all: filter body. `received` true means read. */
export const notificationFilterSchema = z.object({
  received: z.boolean().optional(),
  type: z.string().max(60).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
  page: z.number().int().min(1).max(10_000).default(1),
  size: z.number().int().min(1).max(100).default(20),
});
export type NotificationFilter = z.input<typeof notificationFilterSchema>;

/** Body of a socket frame on /topic/user/{userId}/read: something was marked as read, here or in another tab. */
export const readFrameSchema = z.object({ unreadCount: z.string().regex(/^\d+$/) });
export type ReadFrame = z.infer<typeof readFrameSchema>;

/** What one kind of notification is also sent by; in the portal itself it always arrives. */
export const notificationSwitchSchema = z.object({
  kind: notificationKinds.schema,
  email: z.boolean(),
  sms: z.boolean(),
});
export type NotificationSwitch = z.infer<typeof notificationSwitchSchema>;

/**
 * GET and PUT messaging/api/notification/preference. A kind that is not named is sent; a fixed one cannot be switched
 * off.
 */
export const notificationPreferencesSchema = z.object({
  switches: z
    .array(notificationSwitchSchema)
    .max(notificationKinds.keys.length)
    .refine((switches) => new Set(switches.map(({ kind }) => kind)).size === switches.length)
    .refine((switches) =>
      switches.every(({ kind, email, sms }) => (email && sms) || notificationKindRules[kind].fixed === undefined),
    ),
});
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

/** Frame on /topic/registry: a remote was released, rolled back, disabled or enabled. */
export const registryChangeSchema = z.object({ revision: z.number().int() });
