import { parentCompanyTypeOf, type CompanyType } from '../../enumerations/company-types';
import { everyProcess, type NamedProcess } from '../../enumerations/processes';
import { companyTypeRules, hasShares } from '../../registration/company-type-rules';
import { processDefinition } from './definitions';

const isForeign = (type: CompanyType): boolean =>
  ['FOREIGN_BRANCH', 'FOREIGN_LIAISON'].includes(parentCompanyTypeOf(type));
const isOfNepal = (type: CompanyType): boolean => !isForeign(type);
const hasHolders = (type: CompanyType): boolean => companyTypeRules(type).holders !== null;
/** Non-profit companies (section 166) and foreign offices (section 154) are not converted. */
const isConverted = (type: CompanyType): boolean => isOfNepal(type) && parentCompanyTypeOf(type) !== 'NON_PROFIT';

/**
 * Which kinds of company file it; a process that is not here is filed by every kind. A definition may say it otherwise.
 */
const FILED_BY: Readonly<Partial<Record<NamedProcess, (type: CompanyType) => boolean>>> = {
  CAPITAL_CHANGE: hasShares,
  SHARES_PURCHASE_SALES_AGREEMENT: hasShares,
  SHARE_BAAD_PHAAD: hasShares,
  SHARE_BAAD_PHAAD_AFTER_COMPANY_MERGE: hasShares,
  SHARE_RATE_CHANGE: hasShares,
  SHARE_HOLDER_CHANGE: hasHolders,
  LOCAL_SHAREHOLDER: hasHolders,
  FOREIGN_SHAREHOLDER: hasHolders,
  COMPANY_TYPE_CHANGE: isConverted,
  AMENDMENT_OF_AOA_MOA: isOfNepal,
  DECISION_OF_MERGING_COMPANY: isOfNepal,
  COMPANY_MERGE: isOfNepal,
  FORCED: isOfNepal,
  LIQUIDATION: isOfNepal,
  DISCOUNTED_DE_REGISTRATION: isOfNepal,
  DISCOUNTED_DE_REGISTRATION_PHASE_TWO: isOfNepal,
  DISCOUNTED_DE_REGISTRATION_PHASE_THREE: isOfNepal,
  DE_REGISTRATION_OF_FOREIGN_TYPE: isForeign,
};

/** Whether a company of this kind files it at all. */
export function isFiledBy(process: NamedProcess, type: CompanyType): boolean {
  const said = everyProcess.has(process) ? processDefinition(process)?.companyTypes : undefined;
  if (said !== undefined) return typeof said === 'function' ? said(type) : said.includes(type);
  return FILED_BY[process]?.(type) ?? true;
}
