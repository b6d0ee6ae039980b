import type { BlockerCode } from '@registrar/domain/processes';
import { findBlockers, type Asked } from './blocker-tests';
import { plainReason, type Reason } from './law-reason';

/** What the register says of a company to everybody. */
const PUBLIC: readonly string[] = [
  'IN_DEREGISTRATION',
  'IN_LIQUIDATION',
  'MERGING',
  'DEREGISTERED',
] satisfies readonly BlockerCode[];

/** What the law asks of the company that files, and not of one that it names. */
const OF_FILER: readonly string[] = [
  'EMAIL_UNVERIFIED',
  'TYPE',
  'RESERVATION_EXPIRED',
  'RESERVATION_REVOKED',
  'RESERVATION_CONSUMED',
  'RESERVATION_UNPAID',
] satisfies readonly BlockerCode[];

/**
 * What stands against changing a company that a filing names. Fines, orders, calls and filings of that company are no
 * business of whoever files for another one, so they are one reason without a word of what it is.
 */
export function blockersOfNamed(asked: Omit<Asked, 'isNamed'>): Reason[] {
  const found = findBlockers({ ...asked, isNamed: true }).filter(({ code }) => !OF_FILER.includes(code));
  const told = found.filter(({ code }) => PUBLIC.includes(code)).map((reason) => ({ ...reason, wayOut: null }));
  return told.length < found.length ? [...told, plainReason('NAMED_COMPANY_STOPPED')] : told;
}
