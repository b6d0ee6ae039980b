import { isStaff } from '@registrar/domain/permissions';
import type { Reading } from '../register/access-log/note-access';
import { groundOfStaff, type ReaderGround } from '../register/access-log/reader-ground';
import type { Sight } from './sight';

/**
 * The access-log entry for reading a filing, because it contains the record of its company. Empty without a company.
 */
export function readingOf({ application: { row }, actor, ground }: Sight): Reading[] {
  if (actor === null || row.company_id === null) return [];
  return [{ companyId: row.company_id, part: 'FILING', ground: ground ?? without(actor, row), applicationId: row.id }];
}

function without(actor: NonNullable<Sight['actor']>, { office_id }: { readonly office_id: number }): ReaderGround {
  return isStaff(actor.role) ? groundOfStaff(actor, office_id) : 'PARENT_COMPANY';
}
