import { enforceLimit } from '../../../platform/counters';
import type { UnitOfWork } from '../../../platform/unit-of-work';

/**
 * Limit of messages from one account to one address or number, across all entries and filings. The limit is per
 * account, so that one user cannot block messages to another user's director.
 */
const A_DAY = { hits: 10, seconds: 24 * 3600 };

export function limitReceiver(unit: UnitOfWork, name: string, accountId: string, receiver: string): Promise<void> {
  return enforceLimit(unit.tx, unit.now, { name, ...A_DAY }, `${accountId}:${receiver}`);
}
