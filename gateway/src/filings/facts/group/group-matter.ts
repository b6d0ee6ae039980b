import { daysBetween } from '@registrar/domain/calendar';
import type { GroupMatter } from '@registrar/domain/calls/filings';
import { wordByWord } from '@registrar/domain/names';
import { sql, type Kysely } from 'kysely';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import type { Application } from '../../../applications/application';
import { filedName } from '../names/filed-name';
import { person } from '../../../applications/summary';
import { speaksForParent } from '../../../applications/visible-to';

/**
 * Applications submitted to a parent company, with that company and its answer to the last request. A recalled draft is
 * visible only to its owner.
 */
export function groupMatters(db: Kysely<DB>, today: string) {
  return db
    .selectFrom('application')
    .innerJoin('company as parent', 'parent.id', 'application.parent_company_id')
    .innerJoin('company_type as parent_type', 'parent_type.id', 'parent.company_type_id')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicant_id')
    .innerJoinLateral(
      (join) =>
        join
          .selectFrom('application_history as step')
          .select(['step.id', 'step.at'])
          .whereRef('step.application_id', '=', 'application.id')
          .where('step.to_status', '=', 'UNDER_GROUP_APPROVAL')
          .orderBy('step.id', 'desc')
          .limit(1)
          .as('asked'),
      (on) => on.onTrue(),
    )
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('application_history as step')
          .innerJoin('account as speaker', 'speaker.id', 'step.actor_id')
          .select([
            'step.action',
            'step.at',
            'step.remark',
            'step.actor_role',
            'speaker.id as actor_id',
            'speaker.name_english',
            'speaker.name_nepali',
            'speaker.username',
          ])
          .whereRef('step.application_id', '=', 'application.id')
          .whereRef('step.id', '>', 'asked.id')
          .where('step.action', 'in', ['parentVerify', 'parentReject'])
          .orderBy('step.id', 'desc')
          .limit(1)
          .as('answer'),
      (on) => on.onTrue(),
    )
    .where('application.discarded_at', 'is', null)
    .where('application.status', '<>', 'DRAFT')
    .select([
      'application.id',
      'application.application_number',
      'application.title_english',
      'application.title_nepali',
      'application.status',
      'application.updated_at',
      'applicant.id as applicant_id',
      'applicant.name_english as applicant_english',
      'applicant.name_nepali as applicant_nepali',
      'applicant.username as applicant_username',
      'applicant.role as applicant_role',
      'parent.id as parent_id',
      'parent.registration_number',
      'parent.name_english as parent_english',
      'parent.name_nepali as parent_nepali',
      'parent.status as parent_status',
      'parent_type.name_english as type_english',
      'parent_type.name_nepali as type_nepali',
      'asked.at as asked_at',
      'answer.action as answer_action',
      'answer.at as answer_at',
      'answer.remark as answer_remark',
      'answer.actor_role as answer_role',
      'answer.actor_id as answer_actor',
      'answer.name_english as answer_english',
      'answer.name_nepali as answer_nepali',
      'answer.username as answer_username',
    ])
    .select(speaksForParent(sql.ref('application.applicant_id'), today).as('applicant_speaks'));
}

export type GroupMatterRow = Awaited<ReturnType<ReturnType<typeof groupMatters>['execute']>>[number];

export function describeMatter(row: GroupMatterRow, now: Date): Omit<GroupMatter, 'words'> {
  const answer = answerOf(row);
  return {
    state: answer === null ? 'WAITING' : answer.consented ? 'CONSENTED' : 'REFUSED',
    parent: {
      id: row.parent_id,
      registrationNumber: row.registration_number,
      nameEnglish: row.parent_english,
      nameNepali: row.parent_nepali,
      companyType: { nameEnglish: row.type_english, nameNepali: row.type_nepali },
      status: row.parent_status,
    },
    askedAt: row.asked_at.toISOString(),
    waitingDays: daysBetween(dayInNepal(row.asked_at), dayInNepal(row.answer_at ?? now)),
    answer,
    applicantSpeaksForParent: row.applicant_speaks || row.answer_actor === row.applicant_id,
  };
}

function answerOf(row: GroupMatterRow): GroupMatter['answer'] {
  if (row.answer_actor === null || row.answer_at === null) return null;
  return {
    consented: row.answer_action === 'parentVerify',
    by: person(
      row.answer_actor,
      row.answer_english,
      row.answer_nepali,
      row.answer_username ?? '',
      row.answer_role ?? '',
    ),
    at: row.answer_at.toISOString(),
    remark: row.answer_remark,
  };
}

/** The group data of one application; null when it has none. */
export async function readGroupMatter(
  db: Kysely<DB>,
  application: Application,
  now: Date,
): Promise<GroupMatter | null> {
  if (application.row.parent_company_id === null) return null;
  const row = await groupMatters(db, dayInNepal(now))
    .where('application.id', '=', application.row.id)
    .executeTakeFirst();
  if (!row) return null;
  const { english, nepali } = filedName(application) ?? { english: '', nepali: '' };
  return {
    ...describeMatter(row, now),
    words: {
      english: wordByWord(english, row.parent_english, 'english'),
      nepali: wordByWord(nepali, row.parent_nepali, 'nepali'),
    },
  };
}
