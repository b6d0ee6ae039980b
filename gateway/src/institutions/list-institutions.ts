import type {
  Institution,
  InstitutionAdmission,
  InstitutionAdmissionPage,
  institutionAdmissionQuerySchema,
  InstitutionPage,
} from '@registrar/domain/calls/institutions';
import { may } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../platform/actor';
import { pageOf } from '../platform/database/page-of';
import type { DB } from '../platform/database/schema.generated';
import { listProposals } from '../proposals/list-proposals';
import { bilingualName } from '../register/person-name';
import { institutionProposals } from './admission-proposal';
import { institutionsOf, kindOf, stateOfInstitution } from './institution';

/** The admissions of the office: those that wait for a second person, or those that are settled. */
export async function listInstitutionAdmissions(
  db: Kysely<DB>,
  actor: Actor,
  query: z.output<typeof institutionAdmissionQuerySchema>,
  now: Date,
): Promise<InstitutionAdmissionPage> {
  const { items, total } = await listProposals(db, actor, institutionProposals, query, now);
  const ids = items.map(({ proposal }) => proposal.content.accountId);
  const accounts =
    ids.length === 0
      ? []
      : await db
          .selectFrom('account')
          .select(['id', 'username', 'name_english', 'name_nepali'])
          .where('id', 'in', ids)
          .execute();
  const known = new Map(accounts.map((account) => [account.id, account]));
  return {
    items: items.map(({ proposal: { content }, described }): InstitutionAdmission => {
      const { accountId, isRenewal, ...institution } = content;
      const account = known.get(accountId);
      const username = account?.username ?? '';
      return {
        ...described,
        institution: {
          ...institution,
          account: { username, ...bilingualName(account?.name_english ?? '', account?.name_nepali ?? '', username) },
        },
        isRenewal,
      };
    }),
    total,
    page: query.page,
    size: query.size,
    mayPropose: may(actor.role, 'PROPOSE_INSTITUTION'),
  };
}

/** Those that were admitted, by name. */
export async function listInstitutions(
  db: Kysely<DB>,
  actor: Actor,
  { page, size }: { readonly page: number; readonly size: number },
  now: Date,
): Promise<InstitutionPage> {
  const { rows, total } = await pageOf(
    institutionsOf(db).orderBy('institution.name_english').orderBy('institution.id'),
    { page, size },
  );
  return {
    items: rows.map((row): Institution => ({
      id: row.id,
      nameNepali: row.name_nepali,
      nameEnglish: row.name_english,
      kind: kindOf(row),
      roleType: row.role_type,
      endsOn: row.ends_on,
      account: {
        username: row.username ?? '',
        ...bilingualName(row.account_english, row.account_nepali, row.username),
      },
      state: stateOfInstitution(row, now),
      endedReason: row.ended_reason,
      admittedAt: row.admitted_at.toISOString(),
      mayEnd:
        may(actor.role, 'APPROVE_INSTITUTION') &&
        row.office_id === actor.officeId &&
        stateOfInstitution(row, now) === 'IN_FORCE',
      version: row.version,
    })),
    total,
    page,
    size,
  };
}
