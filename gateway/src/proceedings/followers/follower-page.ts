import { noticeFollowerSchema, type NoticeFollower } from '@registrar/domain/calls/notice-followers';
import { proceedingKind } from '@registrar/domain/proceedings';
import type { Kysely } from 'kysely';
import { hashToken } from '../../accounts/secrets';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { mask } from '../../platform/outbound/mask';
import { refuse } from '../../platform/refusal';
import { readTerm } from '../../platform/terms';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { named } from '../proceeding-words';

/** An address that was not confirmed in time follows nothing, whether or not its row is swept already. */
export async function oldestWaiting(db: Kysely<DB>, now: Date): Promise<Date> {
  const { followerConfirmDays } = await readTerm(db, 'HEARING_TERMS', dayInNepal(now));
  return new Date(now.getTime() - followerConfirmDays * 24 * 3_600_000);
}

/** Everything that the address of the mail follows or was asked about. @throws REQ-404: nothing is sent to it */
export async function readFollower(db: Kysely<DB>, token: string, now: Date): Promise<NoticeFollower> {
  const oldest = await oldestWaiting(db, now);
  const rows = await db
    .selectFrom('notice_follower as follower')
    .leftJoin('proceeding', 'proceeding.id', 'follower.proceeding_id')
    .innerJoin('company', (join) =>
      join.on((on) => on('company.id', '=', on.fn.coalesce('follower.company_id', 'proceeding.company_id'))),
    )
    .select(['follower.id', 'follower.email', 'follower.confirmed_at', 'proceeding.kind', 'proceeding.number'])
    .select([
      'proceeding.ended_at',
      'company.id as company',
      'company.name_english',
      'company.name_nepali',
      'company.registration_number',
    ])
    .select((of) =>
      of
        .selectFrom('proceeding_notice as notice')
        .select('notice.id')
        .whereRef('notice.proceeding_id', '=', 'proceeding.id')
        .where('notice.text_hash', 'is not', null)
        .where('notice.returned_on', 'is', null)
        .orderBy('notice.id', 'desc')
        .limit(1)
        .as('notice'),
    )
    .where('follower.token_hash', '=', hashToken(token))
    .where((where) => where.or([where('confirmed_at', 'is not', null), where('asked_at', '>=', oldest)]))
    .orderBy('follower.id')
    .execute();
  const [first] = rows;
  if (first === undefined) return refuse('REQ-404');
  return noticeFollowerSchema.parse({
    address: mask(first.email),
    items: rows.map((row) => ({
      id: row.id,
      notice: row.notice,
      company: {
        id: row.company,
        nameEnglish: row.name_english,
        nameNepali: row.name_nepali,
        registrationNumber: row.registration_number,
      },
      proceeding:
        row.kind === null
          ? null
          : { number: row.number, name: named(proceedingKind(row.kind).name), hasEnded: row.ended_at !== null },
      isConfirmed: row.confirmed_at !== null,
    })),
  });
}

/** The address is that of who asked: from now on it gets the news. @throws REQ-404 */
export async function confirmFollower(unit: UnitOfWork, token: string): Promise<void> {
  await unit.tx
    .updateTable('notice_follower')
    .set({ confirmed_at: unit.now })
    .where('token_hash', '=', hashToken(token))
    .where('confirmed_at', 'is', null)
    .where('asked_at', '>=', await oldestWaiting(unit.tx, unit.now))
    .execute();
  await readFollower(unit.tx, token, unit.now);
}

/** Erases the address of one proceeding or company. Sent again, or for a row that is none, it is done already. */
export async function stopFollowing({ tx }: UnitOfWork, token: string, id: string): Promise<void> {
  await tx.deleteFrom('notice_follower').where('id', '=', id).where('token_hash', '=', hashToken(token)).execute();
}
