import type { ObjectionList, ObjectionView } from '@registrar/domain/calls/representative-objections';
import {
  joiningRepresentatives,
  leavingRepresentatives,
  newRepresentative,
  OBJECTIONS_SEEN,
} from '@registrar/domain/processes/filings/company-representative-change/definition';
import type { Kysely } from 'kysely';
import { hashToken } from '../../../accounts/secrets';
import { findApplication, frameOf } from '../../../applications/application';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { objectionsUntil } from '../../processes/company-representative-change/objection-time';
import { readingOf } from '../../../applications/filing-reading';
import type { Noted } from '../../../register/access-log/note-access';
import { seeApplication } from '../../engine/writable';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The content of a notice; opening the link changes nothing. */
export async function viewObjection(
  db: Kysely<DB>,
  actor: Actor | null,
  reference: string,
  now: Date,
): Promise<ObjectionView> {
  const notice = await findNotice(db, actor, reference);
  const application = await findApplication(db, notice.application_id, { forUpdate: false, today: dayInNepal(now) });
  if (!application || application.row.company_id === null) refuse('REQ-404');
  const company = await db
    .selectFrom('company')
    .select(['registration_number as regNo', 'name_english as nameEnglish', 'name_nepali as nameNepali'])
    .where('id', '=', application.row.company_id)
    .executeTakeFirstOrThrow();
  const frame = frameOf(application);
  const named = ({
    fullNameEnglish: nameEnglish,
    fullNameNepali: nameNepali,
  }: {
    readonly fullNameEnglish: string;
    readonly fullNameNepali: string;
  }) => ({ nameEnglish, nameNepali });
  const until = (await objectionsUntil(db, notice.application_id)) ?? dayInNepal(notice.told_at);
  return {
    company,
    person: { nameEnglish: notice.name_english, nameNepali: notice.name_nepali },
    until,
    leaving: leavingRepresentatives(frame).map(named),
    joining: joiningRepresentatives(frame).map(({ data }) => named(newRepresentative.parse(data))),
    open: isOpen(notice, application.row, until, now),
    objectedAt: notice.objected_at?.toISOString() ?? null,
  };
}

/** Stores an objection, once, with the reason; the office reads it before it decides. */
export async function object(unit: UnitOfWork, actor: Actor | null, reference: string, remark: string): Promise<void> {
  const { tx, now } = unit;
  const notice = await findNotice(tx, actor, reference, true);
  if (notice.objected_at !== null) refuse('FLOW-409', { message: 'representativeChange.objectedAlready' });
  const row = await tx
    .selectFrom('application')
    .select(['decided_at'])
    .where('id', '=', notice.application_id)
    .executeTakeFirstOrThrow();
  const until = await objectionsUntil(tx, notice.application_id);
  if (until === null || !isOpen(notice, row, until, now))
    refuse('FLOW-409', { message: 'representativeChange.objectionOver' });
  await tx
    .updateTable('representative_notice')
    .set({ objection: remark, objected_at: now })
    .where('id', '=', notice.id)
    .execute();
  // resets the mark that the objections were read, because this one is new
  await tx
    .deleteFrom('application_check')
    .where('application_id', '=', notice.application_id)
    .where('check_key', '=', OBJECTIONS_SEEN)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('application')
          .select('application.id')
          .whereRef('application.id', '=', 'application_check.application_id')
          .where('status', '=', 'IN_PROCESS'),
      ),
    )
    .execute();
  unit.audit({
    actor,
    action: 'REPRESENTATIVE_CHANGE_OBJECTED',
    objectType: 'application',
    objectId: notice.application_id,
    after: { noticeId: notice.id, kind: notice.kind },
    remark,
  });
}

/** The notices of a filing and the objections, for users who may read it; also after the decision. */
export async function listObjections(
  db: Kysely<DB>,
  actor: Actor,
  applicationId: string,
  { now, note }: Noted,
): Promise<ObjectionList> {
  await note(actor, ...readingOf(await seeApplication(db, actor, applicationId, now)));
  const rows = await db
    .selectFrom('representative_notice as notice')
    .innerJoin('application', 'application.id', 'notice.application_id')
    .selectAll('notice')
    .where('application_id', '=', applicationId)
    .where((where) =>
      where.or([where('closed_at', 'is', null), where('closed_at', '>=', where.ref('application.decided_at'))]),
    )
    .orderBy('notice.kind', 'desc')
    .orderBy('name_english')
    .execute();
  return {
    until: await objectionsUntil(db, applicationId),
    told: rows.map(({ id, kind, name_english, name_nepali, objection, objected_at }) => ({
      id,
      kind,
      nameEnglish: name_english,
      nameNepali: name_nepali,
      objection,
      objectedAt: objected_at?.toISOString() ?? null,
    })),
  };
}

const isOpen = (
  { closed_at }: { readonly closed_at: Date | null },
  { decided_at }: { readonly decided_at: Date | null },
  until: string,
  now: Date,
): boolean => closed_at === null && decided_at === null && dayInNepal(now) <= until;

/**
 * Finds a notice by the token of the link; for the representative it is addressed to, also by its id after signing in.
 */
async function findNotice(db: Kysely<DB>, actor: Actor | null, reference: string, forUpdate = false) {
  const byId = UUID.test(reference);
  const query = db
    .selectFrom('representative_notice')
    .selectAll()
    .where(byId ? 'id' : 'token_hash', '=', byId ? reference : hashToken(reference));
  const notice = await (forUpdate ? query.forUpdate() : query).executeTakeFirst();
  return !notice || (byId && notice.account_id !== actor?.accountId) ? refuse('REQ-404') : notice;
}
