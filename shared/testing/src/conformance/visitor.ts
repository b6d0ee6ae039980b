import type { RouteDescription } from '@registrar/contract/routes';
import { screensOf } from '@registrar/domain/permissions';
import { isStaff, roles, type Role } from '@registrar/domain/roles';
import { screenCodes } from '@registrar/domain/screen-codes';

/** Who comes to a page, with the module list that the gateway gives them. */
export interface Visitor {
  /** Null is somebody without a session. */
  readonly role: Role | null;
  readonly screenCodes: readonly string[];
}

export const nobody: Visitor = { role: null, screenCodes: [] };

/** Everybody in each role, and whoever was moved from the old system, in the order of the permissions. */
const everyone: readonly Visitor[] = roles.keys.flatMap((role) => {
  const moved = screensOf(role, { migrated: true });
  const own = screensOf(role);
  return moved.length === own.length
    ? [{ role, screenCodes: own }]
    : [
        { role, screenCodes: own },
        { role, screenCodes: moved },
      ];
});

const opens = ({ screenCodes }: Visitor, codes: readonly string[]): boolean =>
  codes.some((code) => screenCodes.includes(code));

/**
 * Somebody whose module list opens the page, in the asked role if one is asked; undefined when nobody's does. A screen
 * that these packages do not know yet may be given to anybody: then it is an applicant, or an officer where the page
 * is meant for staff.
 */
export function visitorOf(
  { auth, screenCodes: codes = [], whitelisted }: Pick<RouteDescription, 'auth' | 'screenCodes' | 'whitelisted'>,
  role?: string,
): Visitor | undefined {
  if (auth === 'public') return nobody;
  const asked = everyone.filter((visitor) => role === undefined || visitor.role === role);
  const known = asked.find((visitor) => opens(visitor, codes));
  if (known !== undefined || codes.some((code) => screenCodes.some((one) => one === code))) return known;
  const meant = asked.find((visitor) => visitor.role !== null && isStaff(visitor.role) !== (whitelisted === true));
  return meant === undefined ? undefined : { ...meant, screenCodes: [...meant.screenCodes, ...codes] };
}
