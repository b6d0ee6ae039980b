import { z } from 'zod';
import type { JobKind } from '../jobs/job-kind';

/** A mail or an SMS is a job of the deed that caused it: sent if the deed happened, and tried again until it is gone. */
export const mailJob: JobKind<Mail> = {
  kind: 'mail',
  payload: z.object({ to: z.string(), subject: z.string(), text: z.string(), language: z.enum(['np', 'en']) }),
};
export const smsJob: JobKind<Sms> = {
  kind: 'sms',
  payload: z.object({ to: z.string(), text: z.string(), language: z.enum(['np', 'en']) }),
};

export interface Mail {
  to: string;
  subject: string;
  text: string;
  language: 'np' | 'en';
}

export interface Sms {
  to: string;
  text: string;
  language: 'np' | 'en';
}

export interface Outbound {
  sendMail(mail: Mail, messageId: string): Promise<void>;
  sendSms(sms: Sms, messageId: string): Promise<void>;
}
