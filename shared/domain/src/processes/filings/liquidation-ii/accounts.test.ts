import { expect, test } from '@jest/globals';
import { frameOf, itemsOf, TODAY } from '../../../testing/filed-agreement';
import type { Answers } from '../../definition/filing-frame';
import { liquidationIi } from './definition';

const ACCOUNTS: Answers = { countedUntil: TODAY, realised: 900, costs: 100, creditorsPaid: 300, distributed: 500 };
const claim = (way: string, settled: number): Answers => ({ claimant: 'Traders', claimed: 500, way, settled });

function codesOf(more: Answers, claims: readonly Answers[] = [claim('PAID', 300)]): string[] {
  const data = { ...ACCOUNTS, ...more };
  const frame = frameOf({ sections: { CLAIM_SETTLEMENTS: itemsOf(claims), LIQUIDATOR_ACCOUNTS: data } });
  const section = liquidationIi.sections[1];
  const parsed = section.schemaFor(frame).safeParse(data);
  return [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`),
    ...section.issues(data, frame).map(({ path, code }) => `${path} ${code}`),
  ];
}

test('what is spent is at most what came in', () => {
  expect(codesOf({})).toEqual([]);
  expect(codesOf({ distributed: 501 })).toEqual(['distributed PAID_ABOVE_REALISED']);
  expect(codesOf({ countedUntil: '2026-11-29' })).toEqual(['countedUntil DATE_IN_FUTURE']);
});

test('creditors were paid what the list of claims says, and only what was paid counts', () => {
  expect(codesOf({}, [claim('PAID', 200)])).toEqual(['creditorsPaid CREDITORS_PAID_DIFFERS']);
  expect(codesOf({}, [claim('PAID', 300), claim('WAIVED', 0), claim('SECURED', 200)])).toEqual([]);
  expect(codesOf({ creditorsPaid: 0 }, [])).toEqual([]);
});
