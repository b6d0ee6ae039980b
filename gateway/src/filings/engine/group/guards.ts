import { fact } from '../../facts/situation';
import type { Guards } from '../handlers/guard';

/** The parent company that is asked for consent is still active in the register. */
export const parentCompanyStands = fact(async ({ application: { row }, db }) => {
  if (row.parent_company_id === null) return false;
  const company = await db
    .selectFrom('company')
    .select('status')
    .where('id', '=', row.parent_company_id)
    .executeTakeFirst();
  return company?.status === 'ACTIVE';
});

export const groupGuards: Guards<'PARENT_COMPANY_STANDS'> = { PARENT_COMPANY_STANDS: parentCompanyStands };
