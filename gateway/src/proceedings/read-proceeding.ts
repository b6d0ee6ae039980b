import { proceedingDetailSchema, type ProceedingDetail } from '@registrar/domain/calls/proceedings';
import { may } from '@registrar/domain/permissions';
import { phasesOf, proceedingKind } from '@registrar/domain/proceedings';
import type { Kysely } from 'kysely';
import type { DocumentContent } from '../documents/send-document';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import { named, outcomeOf, turnShown } from './proceeding-words';
import { factsOf } from './read-proceedings';

/** A proceeding for its office, and for who reads everything; for others it does not exist (REQ-404). */
export async function readProceeding(db: Kysely<DB>, actor: Actor, id: string, now: Date): Promise<ProceedingDetail> {
  const row = await readable(db, actor, id);
  const kind = proceedingKind(row.kind);
  const facts = await factsOf(db, row);
  const today = dayInNepal(now);
  const phases = phasesOf(kind, facts, today);
  const nameOf = (key: string) => named(kind.notices.find((one) => one.key === key)?.name ?? { ne: key, en: key });
  return proceedingDetailSchema.parse({
    id: row.id,
    kind: row.kind,
    name: named(kind.name),
    number: row.number,
    company: {
      id: row.company_id,
      nameEnglish: row.name_english,
      nameNepali: row.name_nepali,
      registrationNumber: row.registration_number,
      status: row.status,
    },
    openedAt: row.opened_at.toISOString(),
    turn: turnShown(kind, facts, today),
    end:
      row.ended_at === null
        ? null
        : {
            outcome: row.outcome ?? '',
            name: outcomeOf(row.kind, row.outcome),
            text: row.outcome_text ?? '',
            at: row.ended_at.toISOString(),
          },
    phases: phases.map(({ key, isOpen, awaits, forms }, index) => ({
      key,
      name: named(kind.phases[index]?.name ?? { ne: key, en: key }),
      isOpen,
      awaits,
      forms,
    })),
    notices: kind.notices.map(({ key, name, length, channels }) => ({
      notice: key,
      name: named(name),
      length,
      channels,
    })),
    published: (await noticesOf(db, id)).map((notice) => ({
      id: notice.id,
      notice: notice.kind,
      name: nameOf(notice.kind),
      channel: notice.channel,
      publishedOn: notice.published_on,
      endsOn: notice.ends_on,
      text:
        notice.text_hash === null
          ? null
          : {
              nepali: notice.text_nepali,
              english: notice.text_english,
              version: notice.text_version,
              hash: notice.text_hash,
            },
      proof: notice.proof,
      proofFile: notice.proof_name,
      returned: notice.returned_on === null ? null : { on: notice.returned_on, reason: notice.returned_reason },
    })),
    claims: await claimsOf(db, id),
    opinions: await opinionsOf(db, id),
    openings: await openingsOf(db, id),
    filings: await filingsOf(db, row),
    version: row.version,
  });
}

/** The cutting or the receipt of a notice, for the same readers. */
export async function readProof(
  db: Kysely<DB>,
  actor: Actor,
  { id, noticeId }: { readonly id: string; readonly noticeId: string },
): Promise<DocumentContent> {
  await readable(db, actor, id);
  const notice = (await noticesOf(db, id)).find((one) => one.id === noticeId);
  if (!notice?.proof_key || notice.proof_name === null || notice.proof_type === null || notice.proof_size === null)
    return refuse('REQ-404');
  return {
    key: notice.proof_key,
    name: notice.proof_name,
    mediaType: notice.proof_type,
    shown: 'inline',
    size: notice.proof_size,
  };
}

async function readable(db: Kysely<DB>, actor: Actor, id: string) {
  const row = await db
    .selectFrom('proceeding')
    .innerJoin('company', 'company.id', 'proceeding.company_id')
    .selectAll('proceeding')
    .select(['company.name_english', 'company.name_nepali', 'company.registration_number', 'company.status'])
    .where('proceeding.id', '=', id)
    .executeTakeFirst();
  if (!row || !(may(actor.role, 'READ_EVERYTHING') || row.office_id === actor.officeId)) refuse('REQ-404');
  return row;
}

const noticesOf = (db: Kysely<DB>, id: string) =>
  db.selectFrom('proceeding_notice').selectAll().where('proceeding_id', '=', id).orderBy('id').execute();

async function claimsOf(db: Kysely<DB>, id: string) {
  const rows = await db
    .selectFrom('proceeding_claim')
    .leftJoin('account', 'account.id', 'proceeding_claim.account_id')
    .selectAll('proceeding_claim')
    .select(['account.name_english', 'account.name_nepali'])
    .where('proceeding_id', '=', id)
    .orderBy('proceeding_claim.id')
    .execute();
  return rows.map((claim) => ({
    id: claim.id,
    notice: claim.notice,
    kind: claim.kind,
    claimant: {
      nameEnglish: claim.name_english ?? claim.contact_name ?? '',
      nameNepali: claim.name_nepali ?? claim.contact_name ?? '',
    },
    text: claim.body,
    amountPaisa: claim.amount_paisa,
    receivedAt: claim.received_at.toISOString(),
    judgement:
      claim.outcome === null
        ? null
        : { outcome: claim.outcome, reason: claim.reason ?? '', at: claim.judged_at?.toISOString() },
  }));
}

async function opinionsOf(db: Kysely<DB>, id: string) {
  const rows = await db
    .selectFrom('proceeding_opinion')
    .selectAll()
    .where('proceeding_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((opinion) => ({
    id: opinion.id,
    body: opinion.body,
    status: opinion.status,
    question: opinion.question,
    requestedAt: opinion.requested_at.toISOString(),
    dueOn: opinion.due_on,
    answer: opinion.answered_on === null ? null : { on: opinion.answered_on, text: opinion.answer },
    judgement: opinion.judged_at === null ? null : { reason: opinion.reason, at: opinion.judged_at.toISOString() },
  }));
}

async function openingsOf(db: Kysely<DB>, id: string) {
  const rows = await db
    .selectFrom('proceeding_phase_opening')
    .innerJoin('account', 'account.id', 'opened_by')
    .select(['phase', 'opened_on', 'remark', 'account.name_english', 'account.name_nepali'])
    .where('proceeding_id', '=', id)
    .orderBy('proceeding_phase_opening.id')
    .execute();
  return rows.map(({ phase, opened_on, remark, name_english, name_nepali }) => ({
    phase,
    on: opened_on,
    by: { nameEnglish: name_english, nameNepali: name_nepali },
    remark,
  }));
}

/** Drafts are the company's own; the office knows what was handed in. */
async function filingsOf(db: Kysely<DB>, { id, company_id }: { readonly id: string; readonly company_id: string }) {
  const rows = await db
    .selectFrom('application')
    .select(['id', 'process_name', 'application_number', 'status', 'submitted_at'])
    .where('company_id', '=', company_id)
    .where('subject_kind', '=', 'PROCEEDING')
    .where('subject_id', '=', id)
    .where('discarded_at', 'is', null)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id: filing, process_name, application_number, status, submitted_at }) => ({
    id: filing,
    process: process_name,
    number: application_number,
    status,
    submittedAt: submitted_at?.toISOString() ?? null,
  }));
}
