import type { MoreTime, OwnMoreTime } from '@registrar/domain/calls/more-time';
import { may } from '@registrar/domain/permissions';
import { proceedingKind } from '@registrar/domain/proceedings';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import { speaksFor } from '../register/representation';
import { timeOf } from './more-time';
import { mayReadOwn } from './own-proceedings';
import { named } from './proceeding-words';

const rowOf = (db: Kysely<DB>, id: string) =>
  db
    .selectFrom('proceeding')
    .select(['id', 'kind', 'company_id', 'office_id', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** What the company asked for, and what it may ask for now. @throws REQ-404 for others */
export async function ownMoreTime(db: Kysely<DB>, actor: Actor, id: string, now: Date): Promise<OwnMoreTime> {
  const row = await rowOf(db, id);
  const today = dayInNepal(now);
  if (!row || !(await mayReadOwn(db, actor, row, today))) refuse('REQ-404');
  const requests = await requestsOf(db, row);
  const time = await timeOf(db, row);
  const ask = { left: 0, maximumDays: 0 };
  if (time && row.ended_at === null && time.endsOn >= today) {
    const terms = await readTerm(db, 'PROCEEDING_TERMS', today);
    const waits = requests.some(({ decision }) => decision === null);
    ask.left = waits ? 0 : Math.max(0, terms.moreTimeTimes - requests.length);
    ask.maximumDays = terms.moreTimeDays;
  }
  const mayAsk = ask.left > 0 && (await speaksFor(db, actor.accountId, row.company_id, today));
  return {
    requests,
    open: time && mayAsk ? { ...ask, notice: noticeName(row.kind, time.notice), endsOn: time.endsOn } : null,
  };
}

/** The same for the office. @throws REQ-404 for another one */
export async function moreTimeForOffice(db: Kysely<DB>, actor: Actor, id: string, now: Date): Promise<MoreTime> {
  const row = await rowOf(db, id);
  if (!row || (row.office_id !== actor.officeId && !may(actor.role, 'READ_EVERYTHING'))) refuse('REQ-404');
  const time = await timeOf(db, row);
  const today = dayInNepal(now);
  const mayDecide =
    row.ended_at === null &&
    row.office_id === actor.officeId &&
    may(actor.role, 'CONDUCT_PROCEEDING') &&
    time?.recordedBy !== actor.accountId &&
    !(await speaksFor(db, actor.accountId, row.company_id, today));
  return (await requestsOf(db, row)).map((request) => ({
    ...request,
    mayDecide: mayDecide && request.decision === null && (request.waitsUntil ?? today) >= today,
  }));
}

async function requestsOf(
  db: Kysely<DB>,
  { id, kind }: { readonly id: string; readonly kind: string },
): Promise<OwnMoreTime['requests']> {
  const rows = await db
    .selectFrom('proceeding_more_time as request')
    .innerJoin('account', 'account.id', 'request.asked_by')
    .selectAll('request')
    .select(['account.name_english', 'account.name_nepali'])
    .where('proceeding_id', '=', id)
    .orderBy('asked_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    notice: noticeName(kind, row.notice),
    days: row.days,
    reason: row.reason,
    askedAt: row.asked_at.toISOString(),
    askedBy: { nameEnglish: row.name_english, nameNepali: row.name_nepali },
    waitsUntil: row.waits_until,
    decision:
      row.outcome === null || row.decided_at === null
        ? null
        : {
            outcome: row.outcome,
            reason: row.decision ?? '',
            at: row.decided_at.toISOString(),
            endsOn: row.ends_on,
            isUnanswered: row.decided_by === null,
          },
  }));
}

const noticeName = (kind: string, notice: string) =>
  named(proceedingKind(kind).notices.find(({ key }) => key === notice)?.name ?? { ne: notice, en: notice });
