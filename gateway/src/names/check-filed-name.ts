import type { NameCheckAnswer } from '@registrar/domain/calls/names';
import { withOverrides, type NameOverride, type NameCheckInput } from '@registrar/domain/names';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { checkProposedName } from './check-proposed-name';
import { sameKeys, type ProposedName } from './same-keys';

/**
 * The check of a name that an application asks for, with the words of it that an approver has allowed. For officers and
 * for the gateway's own decisions.
 */
export async function checkFiledName(
  db: Kysely<DB>,
  applicationId: string,
  name: NameCheckInput,
  now: Date,
): Promise<NameCheckAnswer> {
  const answer = await checkProposedName(db, name, { now, applicationId });
  const passable = answer.findings.some(({ overridable }) => overridable);
  return passable
    ? { ...answer, findings: withOverrides(answer.findings, await readLetPass(db, applicationId, name)) }
    : answer;
}

/** The overrides of this very name; those of another name of the same application do not count. */
async function readLetPass(db: Kysely<DB>, applicationId: string, name: ProposedName): Promise<NameOverride[]> {
  const same = sameKeys(name);
  const rows = await db
    .selectFrom('name_override as pass')
    .innerJoin('account as approver', 'approver.id', 'pass.given_by')
    .select([
      'pass.kind',
      'pass.token',
      'pass.remark',
      'pass.given_at',
      'approver.name_english',
      'approver.name_nepali',
    ])
    // what was allowed when the name was reserved stays allowed
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('pass.application_id', '=', applicationId),
        eb(
          'pass.application_id',
          'in',
          selectFrom('application')
            .innerJoin('name_reservation', 'name_reservation.id', 'application.reservation_id')
            .select('name_reservation.application_id')
            .where('application.id', '=', applicationId),
        ),
      ]),
    )
    .where('pass.same_english', '=', same.english)
    .where('pass.same_nepali', '=', same.nepali)
    .orderBy('pass.given_at')
    .execute();
  return rows.map(({ kind, token, remark, given_at, name_english, name_nepali }) => ({
    kind,
    token,
    remark,
    at: given_at.toISOString(),
    byEnglish: name_english,
    byNepali: name_nepali,
  }));
}
