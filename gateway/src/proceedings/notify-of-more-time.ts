import { rolesWith } from '@registrar/domain/permissions';
import { dayFact, fact } from '../notifications/facts';
import { notifyAll, readReceivers } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { representativesOf } from '../register/representation';
import type { ProceedingRow } from './lock-proceeding';

async function companyOf({ tx }: UnitOfWork, id: string) {
  const row = await tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ne: row.name_nepali, en: row.name_english };
}

/** The officers who conduct the proceeding read that the company asks for more time. */
export async function notifyOfRequest(
  unit: UnitOfWork,
  row: ProceedingRow,
  asked: { readonly id: string; readonly days: number; readonly endsOn: string; readonly reason: string },
): Promise<void> {
  const company = await companyOf(unit, row.company_id);
  const staff = { officeId: row.office_id, roles: rolesWith('CONDUCT_PROCEEDING') };
  const receivers = await readReceivers(unit, { accountIds: [], staff });
  await notifyAll(
    unit,
    [...receivers.keys()].map((accountId) => ({
      accountId,
      eventKey: `more-time:${asked.id}`,
      type: 'WORK_PROCEEDING',
      title: 'moreTime.asked.title',
      body: 'moreTime.asked.body',
      parameters: { number: row.number, company: company.en, companyNepali: company.ne, days: asked.days },
      facts: [...fact('fact.company', company), ...dayFact('fact.lastDay', asked.endsOn)],
      remark: asked.reason,
      link: `/de-registration-approval/${row.id}`,
      // news of the office's queue fills no mailbox
      mail: false,
    })),
    receivers,
  );
}

const WORDS = { GRANTED: 'granted', REFUSED: 'refused', UNANSWERED: 'unanswered' } as const;

/** The company reads whether it was given the time, why, and until when it may answer. */
export async function notifyOfMoreTime(
  unit: UnitOfWork,
  row: ProceedingRow,
  decided: {
    readonly id: string;
    readonly outcome: 'GRANTED' | 'REFUSED' | 'UNANSWERED';
    readonly reason: string | null;
    /** AD. */
    readonly endsOn: string | null;
  },
): Promise<void> {
  const company = await companyOf(unit, row.company_id);
  const word = WORDS[decided.outcome];
  await notifyAll(
    unit,
    (await representativesOf(unit.tx, row.company_id, dayInNepal(unit.now))).map((accountId) => ({
      accountId,
      eventKey: `more-time:${decided.id}:decided`,
      type: 'PROCEEDING',
      title: `moreTime.${word}.title` as const,
      body: `moreTime.${word}.body` as const,
      parameters: { number: row.number, company: company.en, companyNepali: company.ne },
      facts: [
        ...fact('fact.company', company),
        ...fact('fact.proceedingNumber', row.number),
        ...(decided.endsOn === null ? [] : dayFact('fact.lastDay', decided.endsOn)),
      ],
      remark: decided.reason,
      link: `/de-registration/proceeding/${row.id}`,
    })),
  );
}
