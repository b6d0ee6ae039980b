import type { Role } from '../roles';

/**
 * How much a role can do to others, lowest first. 1 handles cases that somebody else decides. 2 appoints people.
 * 3 decides on cases or on money, watches over the office, or runs the portal. The roles of those who file have none:
 * they are not staff.
 */
const RANKS: Readonly<Partial<Record<Role, 1 | 2 | 3>>> = {
  OPERATOR: 1,
  COMMITTEE: 1,
  OFFICE_ADMINISTRATOR: 2,
  APPROVER_1: 3,
  APPROVER_2: 3,
  REVENUE_OFFICER: 3,
  AUDITOR: 3,
  SYSTEM_ADMINISTRATOR: 3,
};

/** A role without a rank counts as the highest: what nobody thought of needs two people. */
export function rankOf(role: Role): number {
  return RANKS[role] ?? 3;
}

/** Whether one person may give or take a role alone: only where it ranks below their own. */
export function mayGiveAlone(own: Role, role: Role): boolean {
  return rankOf(role) < rankOf(own);
}

/** Taking a high role away moves as much power as giving it: the higher of the two decides. */
export function needsSecondPerson(own: Role, before: Role, after: Role): boolean {
  return !mayGiveAlone(own, before) || !mayGiveAlone(own, after);
}

/** Those who watch over the office or run the portal: its administrator does not lock them out alone. */
export const WATCHING_ROLES: readonly Role[] = ['AUDITOR', 'SYSTEM_ADMINISTRATOR'];
