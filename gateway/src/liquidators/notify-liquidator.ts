import { proceedingKind } from '@registrar/domain/proceedings';
import { dayFact, dayParameters, fact } from '../notifications/facts';
import { notify } from '../notifications/notify';
import type { MessageKey } from '../platform/language';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { LicenceRow } from './licence-state';

type Account = Pick<LicenceRow, 'id' | 'account_id' | 'admitted_at'>;
interface Of {
  readonly proceedingId: string;
  readonly licence: Account;
}

/** Who is named learns which company, and that accounts fall due every six months. Nobody without an account. */
export const tellAppointed = (unit: UnitOfWork, of: Of): Promise<void> =>
  tell(unit, of, `appointed:${of.licence.id}`, {
    title: 'liquidator.appointed.title',
    body: 'liquidator.appointed.body',
    next: 'liquidator.appointed.next',
  });

/** Who was replaced learns why, and reads nothing of the company any more. */
export const tellReplaced = (unit: UnitOfWork, of: Of, reason: string): Promise<void> =>
  tell(unit, of, `replaced:${of.licence.id}`, {
    title: 'liquidator.replaced.title',
    body: 'liquidator.replaced.body',
    remark: reason,
    link: '/de-registration/liquidator',
  });

/** An account was sent back: it counts as not filed. */
export const tellReturned = (unit: UnitOfWork, of: Of, accountId: string, reason: string): Promise<void> =>
  tell(unit, of, `returned:${accountId}`, {
    title: 'liquidator.returned.title',
    body: 'liquidator.returned.body',
    remark: reason,
  });

/** An account falls due soon, or its day is over. */
export const remind = (unit: UnitOfWork, of: Of, dueOn: string, level: number): Promise<void> =>
  tell(unit, of, `account:${dueOn}:${level}`, {
    title: level < 0 ? 'liquidator.overdue.title' : 'liquidator.due.title',
    body: level < 0 ? 'liquidator.overdue.body' : 'liquidator.due.body',
    sms: level < 0 ? 'liquidator.overdue.sms' : 'liquidator.due.sms',
    dueOn,
  });

interface Told {
  readonly title: MessageKey;
  readonly body: MessageKey;
  readonly next?: MessageKey;
  readonly sms?: MessageKey;
  readonly remark?: string;
  readonly link?: string;
  /** AD. */
  readonly dueOn?: string;
}

async function tell(unit: UnitOfWork, { proceedingId, licence }: Of, event: string, told: Told): Promise<void> {
  if (licence.account_id === null || licence.admitted_at === null) return;
  const { dueOn, ...notice } = told;
  const row = await unit.tx
    .selectFrom('proceeding')
    .innerJoin('company', 'company.id', 'proceeding.company_id')
    .select(['proceeding.number', 'proceeding.kind', 'company.name_english', 'company.name_nepali'])
    .where('proceeding.id', '=', proceedingId)
    .executeTakeFirstOrThrow();
  const kind = proceedingKind(row.kind).name;
  await notify(unit, {
    ...notice,
    accountId: licence.account_id,
    eventKey: `liquidation:${proceedingId}:${event}`,
    type: 'PROCEEDING',
    link: notice.link ?? `/de-registration/liquidator/${proceedingId}`,
    parameters: {
      number: row.number,
      kind: kind.en,
      kindNepali: kind.ne,
      company: row.name_english,
      companyNepali: row.name_nepali,
      ...(dueOn === undefined ? {} : dayParameters('due', dueOn)),
    },
    facts: [
      ...fact('fact.company', { ne: row.name_nepali, en: row.name_english }),
      ...fact('fact.proceedingNumber', row.number),
      ...dayFact('fact.lastDay', dueOn ?? null),
    ],
  });
}
