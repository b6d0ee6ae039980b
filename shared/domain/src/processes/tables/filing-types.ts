import type { CompanyType } from '../../enumerations/company-types';
import type { NamedProcess } from '../../enumerations/processes';
import { rulesOfProcess } from './process-rules';

/** Whether a company of this kind files it at all; without a rule every kind does. */
export function isFiledBy(process: NamedProcess, type: CompanyType): boolean {
  const { companyTypes } = rulesOfProcess(process);
  if (companyTypes === undefined) return true;
  return typeof companyTypes === 'function' ? companyTypes(type) : companyTypes.includes(type);
}
