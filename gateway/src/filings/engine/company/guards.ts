import { companyAsFiled } from '../../facts/company/as-filed';
import { filingBlockers } from '../../processes/allowed-processes';
import type { Guards } from '../handlers/guard';

/** Guards that compare the filing with the company in the register. */
export const companyGuards: Guards<'NO_BLOCKER' | 'COMPANY_VERSION_COMPATIBLE' | 'COMPANY_CHANGED'> = {
  NO_BLOCKER: async (situation) => (await filingBlockers(situation)).length === 0,
  COMPANY_VERSION_COMPATIBLE: companyAsFiled,
  COMPANY_CHANGED: async (situation) => !(await companyAsFiled(situation)),
};
