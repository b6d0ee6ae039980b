import { z } from 'zod';
import type { JobKind } from '../jobs/job-kind';

const languageSchema = z.enum(['np', 'en']);

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  language: languageSchema,
  /** Which kind of notification it carries, for the list of what could not be delivered; absent: a code, a link or a password. */
  about: z.string().optional(),
  /** Files of the storage that travel with it, under a name of their own. */
  attachments: z.array(z.object({ key: z.string(), name: z.string(), mediaType: z.string() })).optional(),
});
export type Mail = z.infer<typeof mailSchema>;

const smsSchema = z.object({ to: z.string(), text: z.string(), language: languageSchema, about: z.string().optional() });
export type Sms = z.infer<typeof smsSchema>;

/** With the pauses of the job table a little more than a day: a server that is down over a holiday night loses nothing. */
const ATTEMPTS_OF_A_DAY = 350;

/** A mail or an SMS is a job of the deed that caused it: sent if the deed happened, and tried again until it is gone. */
export const mailJob: JobKind<Mail> = { kind: 'mail', payload: mailSchema, maxAttempts: ATTEMPTS_OF_A_DAY, lane: 'mail' };
export const smsJob: JobKind<Sms> = { kind: 'sms', payload: smsSchema, maxAttempts: ATTEMPTS_OF_A_DAY, lane: 'sms' };

/** The id is the same in every attempt: a message whose receipt got lost is known again by whoever has it already. */
export interface Outbound {
  sendMail(mail: Mail, messageId: string): Promise<void>;
  sendSms(sms: Sms, messageId: string): Promise<void>;
}
