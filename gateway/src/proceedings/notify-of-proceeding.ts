import { claimKinds, claimOutcomes, opinionBodies } from '@registrar/domain/enumerations';
import type { Bilingual } from '@registrar/domain/bilingual';
import { proceedingKind } from '@registrar/domain/proceedings';
import { rolesWith } from '@registrar/domain/permissions';
import type { Selectable } from 'kysely';
import { mailOf } from '../accounts/messages';
import { amountFact, dayFact, fact } from '../notifications/facts';
import { noticeContent, noticeSms, type Notice } from '../notifications/notice';
import { notify, notifyAll, readReceivers } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import type { ProceedingClaimTable } from '../platform/database/schema.generated';
import { mailJob, smsJob } from '../platform/outbound/message-jobs';
import type { UnitOfWork } from '../platform/unit-of-work';
import { representativesOf } from '../register/representation';
import { furtherUntil } from './further-evidence';
import type { ProceedingRow } from './lock-proceeding';

type Claim = Selectable<ProceedingClaimTable>;

/** What has come due or open, as people are told. */
export type Due =
  | { readonly kind: 'NOTICE_ENDED'; readonly notice: string; readonly endsOn: string }
  | { readonly kind: 'OPINION_OVERDUE' | 'OPINION_SILENT'; readonly body: string; readonly dueOn: string }
  | { readonly kind: 'LAPSED'; readonly notice: string }
  | { readonly kind: 'CURED' }
  | { readonly kind: 'CLAIMED'; readonly claim: Pick<Claim, 'kind' | 'number'> }
  | { readonly kind: 'PHASE_WAITS' | 'PHASE_OPENED'; readonly phase: string };

/** Of these the company's representatives are told as well. */
const OF_THE_COMPANY: ReadonlySet<Due['kind']> = new Set([
  'PHASE_OPENED',
  'LAPSED',
  'CURED',
  'CLAIMED',
  'OPINION_SILENT',
]);

/** The officers who conduct it, and the representatives of the company of what concerns it. */
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
      ...(due.kind === 'CLAIMED' ? fact('fact.claimNumber', due.claim.number) : []),
      ...(due.kind === 'NOTICE_ENDED' ? dayFact('fact.lastDay', due.endsOn) : []),
      ...(due.kind === 'OPINION_OVERDUE' || due.kind === 'OPINION_SILENT' ? dayFact('fact.lastDay', due.dueOn) : []),
    ],
  };
  const staff = { officeId: row.office_id, roles: rolesWith('CONDUCT_PROCEEDING') };
  const represent = OF_THE_COMPANY.has(due.kind)
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
      // neither news of the office's queue nor strangers who claim fill a mailbox
      mail: represent.includes(accountId) && due.kind !== 'CLAIMED',
    })),
    receivers,
  );
}

const WORDS = {
  NOTICE_ENDED: { title: 'proceeding.noticeEnded.title', body: 'proceeding.noticeEnded.body' },
  OPINION_OVERDUE: { title: 'proceeding.opinionOverdue.title', body: 'proceeding.opinionOverdue.body' },
  OPINION_SILENT: { title: 'proceeding.opinionSilent.title', body: 'proceeding.opinionSilent.body' },
  LAPSED: { title: 'proceeding.lapsed.title', body: 'proceeding.lapsed.body' },
  CURED: { title: 'proceeding.cured.title', body: 'proceeding.cured.body' },
  CLAIMED: { title: 'proceeding.claimed.title', body: 'proceeding.claimed.body' },
  PHASE_WAITS: { title: 'proceeding.phaseWaits.title', body: 'proceeding.phaseWaits.body' },
  PHASE_OPENED: { title: 'proceeding.phaseOpened.title', body: 'proceeding.phaseOpened.body' },
} as const;

function nameOf(due: Due, key: string): Bilingual {
  const { notices, phases, outcomes } = proceedingKind(key);
  switch (due.kind) {
    case 'CURED':
      return outcomes['CURED'] ?? { ne: key, en: key };
    case 'NOTICE_ENDED':
    case 'LAPSED':
      return nameAmong(notices, due.notice);
    case 'CLAIMED':
      return claimKinds.name(due.claim.kind);
    case 'OPINION_OVERDUE':
    case 'OPINION_SILENT':
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
    ...(await wayOn(unit, row, claim)),
  };
  const again = claim.further_at === null ? '' : ':again';
  await tell(unit, claim, `${claim.id}:${claim.outcome}${again}`, { notice, sms: 'proceeding.claimJudged.sms' });
}

/** Of an objection that was dismissed for the first time: until when more evidence may be brought, and where. */
async function wayOn({ tx, now }: UnitOfWork, { id }: ProceedingRow, claim: Claim): Promise<Partial<Notice>> {
  const until = await furtherUntil({ tx }, { ...claim, judged_at: claim.judged_at ?? now });
  if (until === null) return {};
  const notice = await tx
    .selectFrom('proceeding_notice')
    .select('id')
    .where('proceeding_id', '=', id)
    .where('kind', '=', claim.notice)
    .where('text_hash', 'is not', null)
    .where('returned_on', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!notice) return {};
  return {
    next: 'proceeding.claimJudged.further',
    facts: [...fact('fact.claimNumber', claim.number), ...dayFact('fact.lastDay', until)],
    action: { label: 'proceeding.claimJudged.bring', link: `/notices/${notice.id}/object?again=1` },
  };
}

/** Who claimed or objected reads that it was received, under which number, and what happens next. */
export async function notifyOfReceipt(unit: UnitOfWork, row: ProceedingRow, claim: Claim): Promise<void> {
  const company = await companyOf(unit, row);
  const kind = claimKinds.name(claim.kind);
  const notice: Notice = {
    title: 'proceeding.claimReceived.title',
    body: 'proceeding.claimReceived.body',
    next: 'proceeding.claimReceived.next',
    parameters: {
      number: row.number,
      claim: claim.number ?? '',
      company: company.en,
      companyNepali: company.ne,
      kind: kind.en,
      kindNepali: kind.ne,
    },
    facts: [
      ...fact('fact.claimNumber', claim.number),
      ...fact('fact.company', company),
      ...fact('fact.proceedingNumber', row.number),
      ...(claim.amount_paisa === null ? [] : amountFact('fact.amount', claim.amount_paisa)),
    ],
  };
  await tell(unit, claim, `${claim.id}:received`, { notice, sms: 'proceeding.claimReceived.sms' });
}

/** By account, or at the proven address. */
async function tell(
  unit: UnitOfWork,
  claim: Claim,
  eventKey: string,
  { notice, sms }: { readonly notice: Notice; readonly sms: ContactSms },
): Promise<void> {
  if (claim.account_id !== null) {
    await notify(unit, { ...notice, accountId: claim.account_id, eventKey, type: 'PROCEEDING' });
    return;
  }
  writeToContact(unit, claim, notice, sms);
}

/** How it ended, with the reason: the company's representatives, and everybody who claimed or objected. */
export async function notifyOfEnd(
  unit: UnitOfWork,
  row: ProceedingRow,
  { outcome, reason }: { readonly outcome: string; readonly reason: string },
): Promise<void> {
  const company = await companyOf(unit, row);
  const kind = proceedingKind(row.kind);
  const ended = kind.outcomes[outcome] ?? { ne: outcome, en: outcome };
  const notice: Notice = {
    title: 'proceeding.endedByOrder.title',
    body: 'proceeding.endedByOrder.body',
    remark: reason,
    parameters: {
      number: row.number,
      company: company.en,
      companyNepali: company.ne,
      kind: kind.name.en,
      kindNepali: kind.name.ne,
      outcome: ended.en,
      outcomeNepali: ended.ne,
    },
    facts: [...fact('fact.company', company), ...fact('fact.proceedingNumber', row.number)],
  };
  await notifyParties(unit, {
    proceedingId: row.id,
    accountIds: await representativesOf(unit.tx, row.company_id, dayInNepal(unit.now)),
    eventKey: `proceeding:${row.id}:ORDERED`,
    notice,
    sms: 'proceeding.endedByOrder.sms',
  });
}

interface ToParties {
  /** Whoever claimed or objected in it; null: nobody did. */
  readonly proceedingId: string | null;
  readonly accountIds: readonly string[];
  readonly eventKey: string;
  readonly notice: Notice;
  readonly sms: ContactSms;
}

/** These accounts, and everybody who claimed or objected in the proceeding, each once. */
export async function notifyParties(
  unit: UnitOfWork,
  { proceedingId, accountIds, eventKey, notice, sms }: ToParties,
): Promise<void> {
  const claims =
    proceedingId === null
      ? []
      : await unit.tx
          .selectFrom('proceeding_claim')
          .select(['account_id', 'contact_name', 'contact_email', 'contact_mobile', 'language'])
          .where('proceeding_id', '=', proceedingId)
          .orderBy('id')
          .execute();
  const accounts = new Set([...accountIds, ...claims.flatMap(({ account_id }) => account_id ?? [])]);
  await notifyAll(
    unit,
    [...accounts].map((accountId) => ({ ...notice, accountId, eventKey, type: 'PROCEEDING', sms })),
  );
  // a person who claimed and objected is written to once
  const contacts = new Map(claims.map((claim) => [claim.contact_email ?? claim.contact_mobile, claim]));
  for (const contact of contacts.values()) writeToContact(unit, contact, notice, sms);
}

type Contact = Pick<Claim, 'contact_name' | 'contact_email' | 'contact_mobile' | 'language'>;

/** To the proven address of a person without an account; nobody where there is none. */
function writeToContact(unit: UnitOfWork, contact: Contact, notice: Notice, sms: ContactSms): void {
  const { contact_name, contact_email, contact_mobile, language } = contact;
  if (contact_email !== null)
    unit.enqueue(mailJob, {
      ...mailOf(contact_email, noticeContent(notice, language, contact_name ?? undefined)),
      about: 'PROCEEDING',
    });
  else if (contact_mobile !== null)
    unit.enqueue(smsJob, {
      to: contact_mobile,
      text: noticeSms(sms, notice.parameters, language),
      language,
      about: 'PROCEEDING',
    });
}

type ContactSms =
  | 'proceeding.claimReceived.sms'
  | 'proceeding.claimJudged.sms'
  | 'proceeding.endedByOrder.sms'
  | 'restoration.returned.sms';

async function companyOf({ tx }: UnitOfWork, { company_id }: ProceedingRow): Promise<Bilingual> {
  const company = await tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow();
  return { ne: company.name_nepali, en: company.name_english };
}
