import type { RouteDescription } from '@registrar/contract/routes';
import { screensOf } from '@registrar/domain/permissions';
import { roles, type Role } from '@registrar/domain/roles';

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

/** Somebody whose module list opens the page, in the asked role if one is asked; undefined when nobody's does. */
export function visitorOf(route: Pick<RouteDescription, 'auth' | 'screenCodes'>, role?: string): Visitor | undefined {
  if (route.auth === 'public') return nobody;
  return everyone.find(
    (visitor) => (role === undefined || visitor.role === role) && opens(visitor, route.screenCodes ?? []),
  );
}
