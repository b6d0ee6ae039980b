import { z } from 'zod';
import { idSchema, instantSchema } from '../envelope';

/** As many of one account at a time. */
export const WEBHOOKS_OF_ACCOUNT = 3;

function isPlainAddress(text: string): boolean {
  // that it is missing is said by itself
  if (text === '') return true;
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password + url.hash === '';
}

/** POST external/api/publication-webhook. */
export const newWebhookSchema = z.object({
  /** Takes POST over https; a test message is sent to it at once. */
  url: z
    .string()
    .trim()
    .min(1, 'WEBHOOK_URL_REQUIRED')
    .max(500, 'TOO_LONG')
    .refine(isPlainAddress, 'WEBHOOK_URL_INVALID'),
});
export type NewWebhook = z.infer<typeof newWebhookSchema>;

export const webhookSchema = z.object({
  id: idSchema,
  url: z.url(),
  createdAt: instantSchema,
  /** The last publication that it took. */
  deliveredTo: z.number().int().nonnegative(),
  deliveredAt: instantSchema.nullable(),
  failingSince: instantSchema.nullable(),
  endedAt: instantSchema.nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** GET external/api/publication-webhook: the own ones that run, and those that ended by failures in the last month. */
export const webhookListSchema = z.array(webhookSchema);

/** What making one answers: its secret is told this once (Standard Webhooks: `whsec_` and base64). */
export const madeWebhookSchema = webhookSchema.extend({ secret: z.string() });
export type MadeWebhook = z.infer<typeof madeWebhookSchema>;
