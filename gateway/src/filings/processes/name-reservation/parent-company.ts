import type { Language } from '@registrar/domain/bilingual';
import { parentCompanyTypes } from '@registrar/domain/enumerations';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage } from '@registrar/domain/messages';
import {
  holdAgainstRegister,
  type NamedParent,
  type ParentProblem,
  type RegisteredCompany,
} from '@registrar/domain/processes/questions/names/parent-company';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';
import { isNumber } from '../../../platform/database/searched-number';
import { answeringRepresentatives } from '../../facts/group/answering-representatives';

export interface JudgedParent {
  /** Undefined while there is a problem. */
  readonly companyId: string | undefined;
  /** Each at its field of NAME_DETAILS. */
  readonly problems: readonly FieldError[];
}

/**
 * Compares the applicant's answers about the parent company with the register: it exists, is active, has the given
 * names and type, and has a representative who can consent. All differences are returned at once. `of`: the company
 * that gets the group name, if it exists already; it cannot consent for itself.
 */
export async function judgeParent(
  db: Kysely<DB>,
  named: NamedParent,
  { today, language, of = null }: { today: string; language: Language; of?: string | null },
): Promise<JudgedParent> {
  const { company, problems } = holdAgainstRegister(
    await companiesOfNumber(db, named.groupRegistrationNumber ?? ''),
    named,
  );
  const unrepresented =
    company?.status === 'ACTIVE' && (await answeringRepresentatives(db, company.id, today)).length === 0;
  if (company && company.id === of) problems.unshift({ path: 'groupRegistrationNumber', code: 'GROUP_COMPANY_ITSELF' });
  const all: ParentProblem[] = unrepresented
    ? [{ path: 'groupRegistrationNumber', code: 'GROUP_COMPANY_UNREPRESENTED' }, ...problems]
    : problems;
  return {
    companyId: all.length === 0 ? company?.id : undefined,
    problems: all.map((problem) => describe(problem, language)),
  };
}

async function companiesOfNumber(
  db: Kysely<DB>,
  registrationNumber: string,
): Promise<(RegisteredCompany & { id: string })[]> {
  const rows = await db
    .selectFrom('company')
    .innerJoin('company_type', 'company_type.id', 'company.company_type_id')
    .select([
      'company.id',
      'company.status',
      'company.name_english as english',
      'company.name_nepali as nepali',
      'company_type.parent_company_type as type',
    ])
    .where(isNumber('company.registration_number', registrationNumber))
    .orderBy('company.id')
    .execute();
  return rows.map((row) => ({ ...row, type: parentCompanyTypes.schema.parse(row.type) }));
}

function describe({ path, code, registered = '' }: ParentProblem, language: Language): FieldError {
  const type = parentCompanyTypes.has(registered) ? parentCompanyTypes.name(registered)[language] : registered;
  return { path: `NAME_DETAILS.${path}`, code, message: validationMessage(code, language, { name: registered, type }) };
}
