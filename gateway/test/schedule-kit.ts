import { randomUUID } from 'node:crypto';
import {
  scheduleListSchema,
  scheduleProposalPageSchema,
  type Schedule,
  type ScheduleProposal,
} from '@registrar/domain/calls/schedules';
import type { ScheduleKey } from '@registrar/domain/schedules';
import type { Caller } from './filings-kit';
import type { Answer } from './harness';

export const SCHEDULES = 'external/api/schedule';
const keyed = (key: string): Record<string, string> => ({ 'idempotency-key': key });

/** A name reservation for NPR 100. */
export const hundredRupees = {
  key: 'FEE_NAME_RESERVATION',
  value: { basis: 'FLAT', feePaisa: 10_000 },
  reference: 'Decision 12 of the office',
  referenceNepali: 'कार्यालयको निर्णय',
  certainty: 'A',
};

export function proposeRate(proposer: Caller, body: object, key = randomUUID()): Promise<Answer> {
  return proposer.call('POST', `${SCHEDULES}/proposal`, { remark: 'Asked for by the ministry', ...body }, keyed(key));
}

export function decideOnRate(
  person: Caller,
  id: string,
  how: 'approve' | 'refuse' | 'withdraw',
  body: object = { remark: 'Looked at' },
  key = randomUUID(),
): Promise<Answer> {
  return person.call('POST', `${SCHEDULES}/proposal/${id}/${how}`, body, keyed(key));
}

/** All of them: there are more rules than a page has rows. */
export async function ratesWaiting(reader: Caller, show: 'open' | 'settled' = 'open'): Promise<ScheduleProposal[]> {
  const read: ScheduleProposal[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = scheduleProposalPageSchema.parse(
      (await reader.call('GET', `${SCHEDULES}/proposal?size=100&page=${page}&show=${show}`)).body.data,
    );
    read.push(...items);
    if (items.length === 0 || read.length >= total) return read;
  }
}

export async function rateOf(reader: Caller, key: ScheduleKey): Promise<Schedule> {
  const found = scheduleListSchema
    .parse((await reader.call('GET', SCHEDULES)).body.data)
    .items.find((entry) => entry.key === key);
  if (!found) throw new Error(`no ${key} is listed`);
  return found;
}
