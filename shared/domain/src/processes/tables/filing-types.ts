import type { CompanyType } from '../../enumerations/company-types';
import type { NamedProcess } from '../../enumerations/processes';
import { rulesOfProcess } from './process-rules';

/** Whether a company of this type files the process; without a rule every type does. */
export function isFiledBy(process: NamedProcess, type: CompanyType): boolean {
  const { companyTypes } = rulesOfProcess(process);
  if (companyTypes === undefined) return true;
  return typeof companyTypes === 'function' ? companyTypes(type) : companyTypes.includes(type);
}
