import { proceedingDetailSchema, type ProceedingDetail } from '@registrar/domain/calls/proceedings';
import { may } from '@registrar/domain/permissions';
import { phasesOf, proceedingKind } from '@registrar/domain/proceedings';
import type { Kysely } from 'kysely';
import { letterLink } from '../papers/read-letters';
import type { DocumentContent } from '../documents/send-document';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import { groundOf } from './forced-ground';
import type { ProceedingRow } from './lock-proceeding';
import { allowedActs } from './allowed-acts';
import { bodiesWithAddress } from './opinion-bodies';
import { opinionsOf } from './read-opinions';
import { named, outcomeOf, turnShown } from './proceeding-words';
import { standingEnd } from './standing-end';
import { factsOf } from './read-proceedings';

/** A proceeding for its office, and for who reads everything; for others it does not exist (REQ-404). */
export async function readProceeding(db: Kysely<DB>, actor: Actor, id: string, now: Date): Promise<ProceedingDetail> {
  const row = await readableProceeding(db, actor, id);
  const kind = proceedingKind(row.kind);
  const facts = await factsOf(db, row);
  const today = dayInNepal(now);
  const phases = phasesOf(kind, facts, today);
  const nameOf = (key: string) => named(kind.notices.find((one) => one.key === key)?.name ?? { ne: key, en: key });
  const detail = {
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
    ground: await groundOf(db, row),
    turn: turnShown(kind, facts, today),
    end:
      row.ended_at === null
        ? null
        : {
            outcome: row.outcome ?? '',
            name: outcomeOf(row.kind, row.outcome),
            text: row.outcome_text ?? '',
            at: row.ended_at.toISOString(),
            paper: await pageOfPaper(db, row.order_letter_id),
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
      paper: notice.letter_code === null ? null : letterLink(notice.letter_code),
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
  };
  const { published, opinions } = proceedingDetailSchema.pick({ published: true, opinions: true }).parse(detail);
  const mayConduct = may(actor.role, 'CONDUCT_PROCEEDING') && row.office_id === actor.officeId;
  const endedWith = await standingEnd(db, row);
  const unjudged = mayConduct ? await unjudgedClaims(db, id, actor) : [];
  return proceedingDetailSchema.parse({
    ...detail,
    allowedActs: allowedActs(mayConduct, {
      kind,
      facts,
      phases,
      written: { published, opinions },
      reached: mayConduct ? await bodiesWithAddress(db, today) : [],
      today,
      unjudged,
      endedWith,
    }),
  });
}

/** Where everybody verifies it, by its code; null: there is none. */
export async function pageOfPaper(db: Kysely<DB>, letterId: string | null): Promise<string | null> {
  if (letterId === null) return null;
  const { code } = await db.selectFrom('letter').select('code').where('id', '=', letterId).executeTakeFirstOrThrow();
  return letterLink(code);
}

/** Nobody judges what they handed in themselves. */
async function unjudgedClaims(db: Kysely<DB>, id: string, { accountId }: Actor): Promise<string[]> {
  const rows = await db
    .selectFrom('proceeding_claim')
    .select('id')
    .where('proceeding_id', '=', id)
    .where('outcome', 'is', null)
    .where((where) => where.or([where('account_id', 'is', null), where('account_id', '<>', accountId)]))
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** The cutting or the receipt of a notice, for the same readers. */
export async function readProof(
  db: Kysely<DB>,
  actor: Actor,
  { id, noticeId }: { readonly id: string; readonly noticeId: string },
): Promise<DocumentContent> {
  await readableProceeding(db, actor, id);
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

/** Its row, for its office and for who reads everything; for others it does not exist (REQ-404). */
export async function readableProceeding(db: Kysely<DB>, actor: Actor, id: string) {
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

export const noticesOf = (db: Kysely<DB>, id: string) =>
  db
    .selectFrom('proceeding_notice')
    .leftJoin('letter', 'letter.id', 'proceeding_notice.letter_id')
    .selectAll('proceeding_notice')
    .select('letter.code as letter_code')
    .where('proceeding_id', '=', id)
    .orderBy('proceeding_notice.id')
    .execute();

export async function claimsOf(db: Kysely<DB>, id: string) {
  const rows = await db
    .selectFrom('proceeding_claim')
    .leftJoin('account', 'account.id', 'proceeding_claim.account_id')
    .selectAll('proceeding_claim')
    .select(['account.name_english', 'account.name_nepali'])
    .where('proceeding_id', '=', id)
    .orderBy('proceeding_claim.id')
    .execute();
  const evidence = await db
    .selectFrom('proceeding_claim_evidence as file')
    .innerJoin('proceeding_claim', 'proceeding_claim.id', 'file.claim_id')
    .select(['file.id', 'file.claim_id', 'file.name', 'file.media_type', 'file.size'])
    .where('proceeding_claim.proceeding_id', '=', id)
    .orderBy('file.id')
    .execute();
  return rows.map((claim) => ({
    id: claim.id,
    number: claim.number,
    notice: claim.notice,
    kind: claim.kind,
    claimant: {
      nameEnglish: claim.name_english ?? claim.contact_name ?? '',
      nameNepali: claim.name_nepali ?? claim.contact_name ?? '',
    },
    text: claim.body,
    amountPaisa: claim.amount_paisa,
    receivedAt: claim.received_at.toISOString(),
    evidence: evidence
      .filter((file) => file.claim_id === claim.id)
      .map((file) => ({ id: file.id, name: file.name, mediaType: file.media_type, size: file.size })),
    further:
      claim.further_at === null
        ? null
        : {
            text: claim.further_body ?? '',
            at: claim.further_at.toISOString(),
            firstReason: claim.first_reason ?? '',
          },
    judgement:
      claim.outcome === null
        ? null
        : { outcome: claim.outcome, reason: claim.reason ?? '', at: claim.judged_at?.toISOString() },
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
async function filingsOf(
  db: Kysely<DB>,
  { id, company_id, opened_by_filing }: Pick<ProceedingRow, 'id' | 'company_id' | 'opened_by_filing'>,
) {
  const rows = await db
    .selectFrom('application')
    .select(['id', 'process_name', 'application_number', 'status', 'submitted_at'])
    .where('company_id', '=', company_id)
    .where((where) =>
      where.or([
        where.and({ subject_kind: 'PROCEEDING', subject_id: id }),
        ...(opened_by_filing === null ? [] : [where('id', '=', opened_by_filing)]),
      ]),
    )
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
