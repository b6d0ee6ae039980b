import { registerAspects } from '@registrar/domain/register';
import { guardReasons } from '@registrar/domain/transitions';
import type { Language } from '@registrar/domain/bilingual';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';
import type { Application } from '../../../applications/application';
import { fact } from '../situation';

/** True when no entry or posting has changed what the filing touches since the company version it was filed with. */
export async function isAsFiled(
  db: Kysely<DB>,
  {
    row,
    definition: {
      register: { aspects },
    },
  }: Pick<Application, 'row' | 'definition'>,
): Promise<boolean> {
  const { company_id: companyId, company_version: version } = row;
  if (companyId === null || version === null) return true;
  const parts = aspects.filter((aspect) => registerAspects.has(aspect));
  if (parts.length > 0) {
    const entry = await db
      .selectFrom('register_entry')
      .select('id')
      .where('company_id', '=', companyId)
      .where('company_version', '>', version)
      .where('aspect', 'in', parts)
      .limit(1)
      .executeTakeFirst();
    if (entry) return false;
  }
  if (!aspects.includes('SHARES')) return true;
  const posting = await db
    .selectFrom('share_posting')
    .select('number')
    .where('company_id', '=', companyId)
    .where('company_version', '>', version)
    .limit(1)
    .executeTakeFirst();
  return posting === undefined;
}

export const companyAsFiled = fact(({ application, db }) => isAsFiled(db, application));

/**
 * Checked before an approval is written. The company is locked, so that the second of two approvals sees the changes of
 * the first.
 */
export async function requireAsFiled({ tx }: UnitOfWork, application: Application, language: Language): Promise<void> {
  const { company_id: companyId } = application.row;
  if (companyId === null || !application.definition.origin.ofCompany) return;
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
  if (!(await isAsFiled(tx, application)))
    refuse('FLOW-409', { text: guardReasons.COMPANY_VERSION_COMPATIBLE[language] });
}
