import type { GroupRequest, GroupRequestPage, GroupRequestQuery } from '@registrar/domain/calls/group-requests';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import { pageOf } from '../../../platform/database/page-of';
import type { DB } from '../../../platform/database/schema.generated';
import { person } from '../../../applications/summary';
import { speaksForParent } from '../../../applications/visible-to';
import { describeMatter, groupMatters, type GroupMatterRow } from './group-matter';

/**
 * The open requests to companies that this user represents today, the longest waiting first; or the answered ones, the
 * newest first.
 */
export async function listGroupRequests(
  db: Kysely<DB>,
  actor: Actor,
  { show, page, size }: GroupRequestQuery,
  now: Date,
): Promise<GroupRequestPage> {
  const today = dayInNepal(now);
  const own = groupMatters(db, today).where(speaksForParent(actor.accountId, today));
  const asked =
    show === 'waiting'
      ? own.where('application.status', '=', 'UNDER_GROUP_APPROVAL')
      : own.where('answer.action', 'is not', null);
  const ordered = show === 'waiting' ? asked.orderBy('asked.at') : asked.orderBy('answer.at', 'desc');
  const { rows, total } = await pageOf(ordered.orderBy('application.id'), { page, size });
  return { items: rows.map((row) => describe(row, now)), total, page, size };
}

function describe(row: GroupMatterRow, now: Date): GroupRequest {
  return {
    ...describeMatter(row, now),
    id: row.id,
    applicationNumber: row.application_number,
    titleEnglish: row.title_english,
    titleNepali: row.title_nepali,
    status: row.status,
    applicant: person(
      row.applicant_id,
      row.applicant_english,
      row.applicant_nepali,
      row.applicant_username,
      row.applicant_role,
    ),
    updatedAt: row.updated_at.toISOString(),
  };
}
