import type { Application } from '../../../applications/application';
import type { CompanyChanges, RegisterChanges } from '../../../register/apply-changes';

/** The changes of a filing that changes no company but its own. */
export function changesOfFiler({ row, definition }: Application, changes: RegisterChanges): readonly CompanyChanges[] {
  if (row.company_id === null) throw new Error(`${definition.process} is filed for a company`);
  return [{ companyId: row.company_id, ...changes }];
}
