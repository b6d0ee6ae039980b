import { z } from 'zod';
import type { ValidationCode } from '../../../messages/validation';
import type { KittaRange } from '../../../share-ledger/share-table';
import type { ShareFinding } from '../../../share-ledger/finding';
import { answers, quantity } from '../answer';
import { always, ask } from '../ask';

const numbers = answers({ from: quantity('KITTA_REQUIRED'), to: quantity('KITTA_REQUIRED') });

/** Share numbers from and to, both ends included, at least one range. */
export const rangeAnswers = (maximum: number) => ({
  complete: z
    .array(numbers.complete, { error: 'SHARE_RANGES_REQUIRED' satisfies ValidationCode })
    .min(1, { error: 'SHARE_RANGES_REQUIRED' satisfies ValidationCode })
    .max(maximum, { error: 'TOO_MANY_ROWS' satisfies ValidationCode }),
  draft: z
    .array(numbers.draft)
    .max(maximum, { error: 'TOO_MANY_ROWS' satisfies ValidationCode })
    .nullish()
    .transform((value) => value ?? undefined),
});

/** The rows of a field `ranges`. */
export const RANGE_ROWS = [
  ask('from', 'quantity', 'देखि', 'From', { required: always }),
  ask('to', 'quantity', 'सम्म', 'To', { required: always }),
];

/** Those that are complete. */
export const givenRanges = (rows: readonly { readonly from?: number; readonly to?: number }[] = []): KittaRange[] =>
  rows.flatMap(({ from, to }) => (from !== undefined && to !== undefined ? [{ from, to }] : []));

/** The path of a finding within an item that asks for ranges at `ranges` and for an amount at `paidPerShare`. */
export const atRange = ({ code, at }: ShareFinding): string =>
  code.startsWith('SHARES_PAID_') ? 'paidPerShare' : at === undefined ? 'ranges' : `ranges.${at}.from`;
