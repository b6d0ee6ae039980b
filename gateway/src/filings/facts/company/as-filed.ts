import { registerAspects, type Aspect } from '@registrar/domain/register';
import { guardReasons } from '@registrar/domain/transitions';
import type { Language } from '@registrar/domain/bilingual';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';
import type { Application } from '../../../applications/application';
import { holdFiledCompanies } from '../../../applications/named-companies';
import { fact } from '../situation';

/** A company that a filing touches, with the version it was filed with and what the approval changes of it. */
interface Touched {
  readonly companyId: string;
  readonly version: number;
  readonly aspects: readonly Aspect[];
}

type Filed = Pick<Application, 'row' | 'definition' | 'named'>;

function touchedBy({ row, definition: { register }, named }: Filed): Touched[] {
  const { company_id: companyId, company_version: version } = row;
  return [
    ...(companyId === null || version === null ? [] : [{ companyId, version, aspects: register.aspects }]),
    ...named.map(({ id, version }) => ({ companyId: id, version, aspects: register.named?.aspects ?? [] })),
  ];
}

/**
 * True when no entry or posting has changed what the filing touches, of its own company and of each that it names,
 * since the version it was filed with.
 */
export async function isAsFiled(db: Kysely<DB>, filed: Filed): Promise<boolean> {
  const touched = touchedBy(filed);
  const inRegister = touched.flatMap(({ aspects, ...of }) => {
    const parts = aspects.filter((aspect) => registerAspects.has(aspect));
    return parts.length === 0 ? [] : [{ ...of, parts }];
  });
  if (inRegister.length > 0) {
    const entry = await db
      .selectFrom('register_entry')
      .select('id')
      .where((is) =>
        is.or(
          inRegister.map(({ companyId, version, parts }) =>
            is.and([is('company_id', '=', companyId), is('company_version', '>', version), is('aspect', 'in', parts)]),
          ),
        ),
      )
      .limit(1)
      .executeTakeFirst();
    if (entry) return false;
  }
  const inShares = touched.filter(({ aspects }) => aspects.includes('SHARES'));
  if (inShares.length === 0) return true;
  const posting = await db
    .selectFrom('share_posting')
    .select('number')
    .where((is) =>
      is.or(
        inShares.map(({ companyId, version }) =>
          is.and([is('company_id', '=', companyId), is('company_version', '>', version)]),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return posting === undefined;
}

/** The ids of the named companies that have changed in what the filing touches of them. */
export async function changedNamed(db: Kysely<DB>, { row, definition, named }: Filed): Promise<ReadonlySet<string>> {
  const changed = new Set<string>();
  for (const company of named)
    if (!(await isAsFiled(db, { row: { ...row, company_id: null }, definition, named: [company] })))
      changed.add(company.id);
  return changed;
}

export const companyAsFiled = fact(({ application, db }) => isAsFiled(db, application));

/**
 * Checked before an approval is written. The companies are locked, so that the second of two approvals sees the changes
 * of the first.
 */
export async function requireAsFiled(unit: UnitOfWork, application: Application, language: Language): Promise<void> {
  if (application.row.company_id === null || !application.definition.origin.ofCompany) return;
  await holdFiledCompanies(unit, application.row);
  if (!(await isAsFiled(unit.tx, application)))
    refuse('FLOW-409', { text: guardReasons.COMPANY_VERSION_COMPATIBLE[language] });
}
