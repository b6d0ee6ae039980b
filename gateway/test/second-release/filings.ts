import { letterKinds } from '@registrar/domain/calls/letters';
import { applicationStatuses, everyProcess } from '@registrar/domain/enumerations';
import { z } from 'zod';
import { readRelease } from '../restore-release';

const filingSchema = z.object({
  id: z.uuid(),
  process: everyProcess.schema,
  /** The user name of somebody who may act on it as its applicant. */
  owner: z.string(),
  status: applicationStatuses.schema,
  /** By section: the questions that have an answer. */
  answers: z.record(z.string(), z.array(z.string())),
  /** By list: how many entries it has. */
  items: z.record(z.string(), z.number()),
});
export type FilingOfThen = z.output<typeof filingSchema>;

const linkSchema = z.object({ token: z.string(), applicationId: z.uuid() });

const releaseSchema = z.object({
  madeAt: z.iso.datetime(),
  /** A draft of every process, by its process, and filings by where they stood. */
  drafts: z.record(z.string(), filingSchema),
  filings: z.record(z.string(), filingSchema),
  /** One letter of each kind that was issued. */
  letters: z.array(z.object({ kind: letterKinds.schema, code: z.string(), fileHash: z.string().nullable() })),
  /** The plain tokens of links that were open, from the messages that brought them. */
  links: z.object({
    invitation: z.object({ token: z.string(), address: z.email(), companyId: z.uuid() }),
    objection: linkSchema,
    disclosure: linkSchema.extend({ address: z.email() }),
  }),
  calls: z.object({ open: z.uuid(), drafted: z.uuid(), answered: z.uuid(), ordered: z.uuid() }),
  companyOfOpenCall: z.uuid(),
  mandate: z.uuid(),
  proposals: z.object({ words: z.uuid(), rate: z.uuid(), staff: z.uuid() }),
  /** Payments of these wait for a decision on a refund, or have got one. */
  refunds: z.object({ asked: z.uuid(), proposed: z.uuid(), granted: z.uuid() }),
  /** To be paid: of a filing, of a due fine, of several fines and of several reports at once. */
  invoices: z.object({
    registration: z.uuid(),
    report: z.uuid(),
    fine: z.uuid(),
    jointFines: z.uuid(),
    jointReports: z.uuid(),
  }),
  voucherInvoice: z.uuid(),
  /** Somebody was at the payment gateway. */
  card: z.object({
    invoiceId: z.uuid(),
    order: z.object({
      orderId: z.string(),
      sessionId: z.string(),
      token: z.string(),
      amount: z.number(),
      status: z.string(),
      transactionId: z.string().nullable(),
    }),
  }),
});

/** What the database of this folder holds, by the names under which the tests speak of it. */
export const secondRelease = readRelease(import.meta.dirname, releaseSchema);

export function filingOfThen(name: string): FilingOfThen {
  const found = secondRelease.filings[name];
  if (!found) throw new Error(`The second release has no filing ${name}`);
  return found;
}

/** The instant from which the portal of today goes on: soon after, so that no term of then has passed. */
export const soonAfter = new Date(Date.parse(secondRelease.madeAt) + 10 * 60_000);
