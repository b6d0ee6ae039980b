import { z } from 'zod';
import type { JobKind } from '../jobs/job-kind';

const languageSchema = z.enum(['np', 'en']);
/** A path of the portal: the address of the portal is put before it as the mail is sent. */
const pathSchema = z.string().startsWith('/');

/** What a mail says in one language, in the order in which it is read. */
const contentSchema = z.object({
  language: languageSchema,
  heading: z.string(),
  /** Whom it addresses; absent: nobody who is known by name. */
  person: z.string().optional(),
  /** What happened. */
  paragraphs: z.array(z.string()),
  /** Numbers, amounts and days, one a line. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
  /** What somebody wrote: a remark, a reason. */
  remarks: z.array(z.object({ label: z.string(), text: z.string() })).optional(),
  /** What there is to do. */
  next: z.array(z.string()).optional(),
  /** Where it is done. */
  action: z.object({ label: z.string(), path: pathSchema }).optional(),
  /** What else may be needed, with its address; and what to do if it was somebody else. */
  closing: z.array(z.object({ text: z.string(), path: pathSchema.optional() })).optional(),
});
export type MailContent = z.infer<typeof contentSchema>;

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  /** The one it is announced in; where nobody knows what the receiver reads, the contents are in both. */
  language: languageSchema,
  contents: z.array(contentSchema).min(1).optional(),
  /** Of a mail that was written before mails had contents, and still waits. */
  text: z.string().optional(),
  /**
   * Which kind of notification it carries, for the list of what could not be delivered; absent: a code, a link or a
   * password.
   */
  about: z.string().optional(),
  /** Where a mail program stops such mails with one click (RFC 8058); absent: it is no mail of a list. */
  unsubscribe: pathSchema.optional(),
  /** Files of the storage that travel with it, under a name of their own. */
  attachments: z.array(z.object({ key: z.string(), name: z.string(), mediaType: z.string() })).optional(),
});
export type Mail = z.infer<typeof mailSchema>;

const smsSchema = z.object({
  to: z.string(),
  text: z.string(),
  language: languageSchema,
  about: z.string().optional(),
});
export type Sms = z.infer<typeof smsSchema>;

/**
 * With the pauses of the job table a little more than a day: a server that is down over a holiday night loses nothing.
 */
const ATTEMPTS_OF_A_DAY = 350;

/**
 * A mail or an SMS is a job of the unit of work that caused it: sent if the unit of work happened, and tried again
 * until it is gone.
 */
export const mailJob: JobKind<Mail> = {
  kind: 'mail',
  payload: mailSchema,
  maxAttempts: ATTEMPTS_OF_A_DAY,
  lane: 'mail',
};
export const smsJob: JobKind<Sms> = { kind: 'sms', payload: smsSchema, maxAttempts: ATTEMPTS_OF_A_DAY, lane: 'sms' };

/** The id is the same in every attempt: a message whose receipt got lost is known again by whoever has it already. */
export interface Outbound {
  sendMail(mail: Mail, messageId: string): Promise<void>;
  sendSms(sms: Sms, messageId: string): Promise<void>;
}
