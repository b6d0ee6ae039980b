import { claimKinds, claimOutcomes, opinionBodies } from '@registrar/domain/enumerations';
import type { Bilingual } from '@registrar/domain/bilingual';
import { proceedingKind } from '@registrar/domain/proceedings';
import { rolesWith } from '@registrar/domain/permissions';
import type { Selectable } from 'kysely';
import { mailOf } from '../accounts/messages';
import { dayFact, fact } from '../notifications/facts';
import { noticeContent, noticeSms, type Notice } from '../notifications/notice';
import { notify, notifyAll, readReceivers } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import type { ProceedingClaimTable } from '../platform/database/schema.generated';
import { mailJob, smsJob } from '../platform/outbound/message-jobs';
import type { UnitOfWork } from '../platform/unit-of-work';
import { representativesOf } from '../register/representation';
import type { ProceedingRow } from './lock-proceeding';

type Claim = Selectable<ProceedingClaimTable>;

/** What has come due or open, as people are told. */
export type Due =
  | { readonly kind: 'NOTICE_ENDED'; readonly notice: string; readonly endsOn: string }
  | { readonly kind: 'OPINION_OVERDUE'; readonly body: string; readonly dueOn: string }
  | { readonly kind: 'LAPSED'; readonly notice: string }
  | { readonly kind: 'PHASE_WAITS' | 'PHASE_OPENED'; readonly phase: string };

/** The officers who conduct the proceeding, and of an opened phase and a lapse the company's representatives. */
export async function notifyOfDue(unit: UnitOfWork, row: ProceedingRow, due: Due, eventKey: string): Promise<void> {
  const kind = proceedingKind(row.kind);
  const company = await companyOf(unit, row);
  const about = nameOf(due, row.kind);
  const notice: Notice = {
    ...WORDS[due.kind],
    parameters: {
      number: row.number,
      kind: kind.name.en,
      kindNepali: kind.name.ne,
      company: company.en,
      companyNepali: company.ne,
      what: about.en,
      whatNepali: about.ne,
    },
    facts: [
      ...fact('fact.company', company),
      ...fact('fact.proceedingNumber', row.number),
      ...(due.kind === 'NOTICE_ENDED' ? dayFact('fact.lastDay', due.endsOn) : []),
      ...(due.kind === 'OPINION_OVERDUE' ? dayFact('fact.lastDay', due.dueOn) : []),
    ],
  };
  const staff = { officeId: row.office_id, roles: rolesWith('CONDUCT_PROCEEDING') };
  const represent =
    due.kind === 'PHASE_OPENED' || due.kind === 'LAPSED'
      ? await representativesOf(unit.tx, row.company_id, dayInNepal(unit.now))
      : [];
  const receivers = await readReceivers(unit, { accountIds: represent, staff });
  await notifyAll(
    unit,
    [...receivers.keys()].map((accountId) => ({
      ...notice,
      accountId,
      eventKey,
      type: represent.includes(accountId) ? 'PROCEEDING' : 'WORK_PROCEEDING',
      // news of the office's queue fills no mailbox
      mail: represent.includes(accountId),
    })),
    receivers,
  );
}

const WORDS = {
  NOTICE_ENDED: { title: 'proceeding.noticeEnded.title', body: 'proceeding.noticeEnded.body' },
  OPINION_OVERDUE: { title: 'proceeding.opinionOverdue.title', body: 'proceeding.opinionOverdue.body' },
  LAPSED: { title: 'proceeding.lapsed.title', body: 'proceeding.lapsed.body' },
  PHASE_WAITS: { title: 'proceeding.phaseWaits.title', body: 'proceeding.phaseWaits.body' },
  PHASE_OPENED: { title: 'proceeding.phaseOpened.title', body: 'proceeding.phaseOpened.body' },
} as const;

function nameOf(due: Due, key: string): Bilingual {
  const { notices, phases } = proceedingKind(key);
  switch (due.kind) {
    case 'NOTICE_ENDED':
    case 'LAPSED':
      return nameAmong(notices, due.notice);
    case 'OPINION_OVERDUE':
      return opinionBodies.name(opinionBodies.schema.parse(due.body));
    case 'PHASE_WAITS':
    case 'PHASE_OPENED':
      return nameAmong(phases, due.phase);
  }
}

const nameAmong = (list: readonly { readonly key: string; readonly name: Bilingual }[], key: string): Bilingual =>
  list.find((one) => one.key === key)?.name ?? { ne: key, en: key };

/** Who claimed or objected reads the decision with its reason: by account, or at the proven address. */
export async function notifyClaimant(unit: UnitOfWork, row: ProceedingRow, claim: Claim): Promise<void> {
  const company = await companyOf(unit, row);
  const outcome = claimOutcomes.name(claimOutcomes.schema.parse(claim.outcome));
  const kind = claimKinds.name(claim.kind);
  const notice: Notice = {
    title: 'proceeding.claimJudged.title',
    body: 'proceeding.claimJudged.body',
    remark: claim.reason,
    parameters: {
      number: row.number,
      company: company.en,
      companyNepali: company.ne,
      kind: kind.en,
      kindNepali: kind.ne,
      outcome: outcome.en,
      outcomeNepali: outcome.ne,
    },
    facts: [...fact('fact.company', company), ...fact('fact.proceedingNumber', row.number)],
  };
  if (claim.account_id !== null) {
    const eventKey = `${claim.id}:${claim.outcome}`;
    await notify(unit, { ...notice, accountId: claim.account_id, eventKey, type: 'PROCEEDING' });
    return;
  }
  if (claim.contact_email !== null)
    unit.enqueue(mailJob, {
      ...mailOf(claim.contact_email, noticeContent(notice, claim.language, claim.contact_name ?? undefined)),
      about: 'PROCEEDING',
    });
  else if (claim.contact_mobile !== null)
    unit.enqueue(smsJob, {
      to: claim.contact_mobile,
      text: noticeSms('proceeding.claimJudged.sms', notice.parameters, claim.language),
      language: claim.language,
      about: 'PROCEEDING',
    });
}

async function companyOf({ tx }: UnitOfWork, { company_id }: ProceedingRow): Promise<Bilingual> {
  const company = await tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow();
  return { ne: company.name_nepali, en: company.name_english };
}
