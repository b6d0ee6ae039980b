import type { ObjectionList, ObjectionView } from '@registrar/domain/calls/representative-objections';
import {
  joiningRepresentatives,
  leavingRepresentatives,
  newRepresentative,
  OBJECTIONS_SEEN,
} from '@registrar/domain/processes/filings/company-representative-change/definition';
import type { Kysely } from 'kysely';
import { findApplication, frameOf } from '../../../applications/application';
import type { Actor } from '../../../platform/actor';
import { answerLink, findLink, type OutsideLink } from '../../../outside/outside-link';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { objectionsUntil } from '../../processes/company-representative-change/objection-time';
import { readingOf } from '../../../applications/filing-reading';
import type { Noted } from '../../../register/access-log/note-access';
import { seeApplication } from '../../engine/writable';

export const PURPOSE = 'REPRESENTATIVE_OBJECTION';

/** The content of a notice; opening the link changes nothing. */
export async function viewObjection(
  db: Kysely<DB>,
  actor: Actor | null,
  reference: string,
  now: Date,
): Promise<ObjectionView> {
  const link = await findLink(db, PURPOSE, { actor, reference });
  const { notice, application, shown } = await readShown(db, link, now);
  const until = (await objectionsUntil(db, notice.application_id)) ?? dayInNepal(link.sent_at);
  return {
    ...shown,
    until,
    open: isOpen(link, application.row, until, now),
    objectedAt: link.answered_at?.toISOString() ?? null,
  };
}

/** What the person reads before they object: it is kept with the objection, as a hash. */
async function readShown(db: Kysely<DB>, link: OutsideLink, now: Date) {
  const notice = await db
    .selectFrom('representative_notice')
    .selectAll()
    .where('id', '=', link.object_id)
    .executeTakeFirstOrThrow();
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
  const shown = {
    company,
    person: { nameEnglish: notice.name_english, nameNepali: notice.name_nepali },
    leaving: leavingRepresentatives(frame).map(named),
    joining: joiningRepresentatives(frame).map(({ data }) => named(newRepresentative.parse(data))),
  };
  return { notice, application, shown };
}

/** Stores an objection, once, with the reason; the office reads it before it decides. */
export async function object(unit: UnitOfWork, actor: Actor | null, reference: string, remark: string): Promise<void> {
  const { tx, now } = unit;
  const link = await findLink(tx, PURPOSE, { actor, reference }, { forUpdate: true });
  if (link.answered_at !== null) refuse('FLOW-409', { message: 'representativeChange.objectedAlready' });
  const { notice, application, shown } = await readShown(tx, link, now);
  const until = await objectionsUntil(tx, notice.application_id);
  if (until === null || !isOpen(link, application.row, until, now))
    refuse('FLOW-409', { message: 'representativeChange.objectionOver' });
  await answerLink(unit, PURPOSE, link, { answer: 'OBJECTED', remark, shown });
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
    .innerJoin('outside_link as link', 'link.object_id', 'notice.id')
    .select(['notice.id', 'notice.kind', 'notice.name_english', 'notice.name_nepali'])
    .select(['link.remark as objection', 'link.answered_at as objected_at'])
    .where('notice.application_id', '=', applicationId)
    .where('link.purpose', '=', PURPOSE)
    .where((where) =>
      where.or([
        where('link.revoked_at', 'is', null),
        where('link.revoked_at', '>=', where.ref('application.decided_at')),
      ]),
    )
    .orderBy('notice.kind', 'desc')
    .orderBy('notice.name_english')
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
  { revoked_at }: OutsideLink,
  { decided_at }: { readonly decided_at: Date | null },
  until: string,
  now: Date,
): boolean => revoked_at === null && decided_at === null && dayInNepal(now) <= until;
