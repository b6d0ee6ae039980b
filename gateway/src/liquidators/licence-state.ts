import type { LicenceState } from '@registrar/domain/enumerations/liquidators';
import type { Selectable } from 'kysely';
import type { LiquidatorLicenceTable } from '../platform/database/schema.generated';

export type LicenceRow = Selectable<LiquidatorLicenceTable>;

/** A licence as of a day of Nepal; it is in force on its last day. */
export function licenceState(
  { issued_on, ends_on, removed_on }: Pick<LicenceRow, 'issued_on' | 'ends_on' | 'removed_on'>,
  today: string,
): LicenceState {
  if (removed_on !== null && removed_on <= today) return 'REMOVED';
  if (issued_on !== null && issued_on > today) return 'NOT_YET';
  return ends_on < today ? 'ENDED' : 'IN_FORCE';
}
