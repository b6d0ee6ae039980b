import { enforceLimit } from '../../../platform/counters';
import type { UnitOfWork } from '../../../platform/unit-of-work';

/**
 * What one account may have sent to one address or number, in however many entries and filings it stands. Each account
 * has its own: whoever uses theirs up does not keep another's director from answering.
 */
const A_DAY = { hits: 10, seconds: 24 * 3600 };

export function limitReceiver(unit: UnitOfWork, name: string, accountId: string, receiver: string): Promise<void> {
  return enforceLimit(unit.tx, unit.now, { name, ...A_DAY }, `${accountId}:${receiver}`);
}
