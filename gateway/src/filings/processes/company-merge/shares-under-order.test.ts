import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freeze, unfreeze } from '../../../../test/company-orders-kit';
import { act } from '../../../../test/filings-kit';
import { confirmedPair, mergeAnswers } from '../../../../test/merged-pair-kit';
import { mergeDraft, openMergerDesk, partOf, statusOf, type MergerDesk } from '../../../../test/mergers-kit';
import { readDetail, verifiedFiling } from '../../../../test/registration-kit';

let desk: MergerDesk;
beforeAll(async () => {
  desk = await openMergerDesk();
});
afterAll(() => desk?.gateway.close());

test('a company with shares under an order is not merged away, when filed and when approved', async () => {
  const { gateway, puja, gita, rita, maya } = desk;
  const [own, partner] = await confirmedPair(desk);
  const ordered = { shares: { holderId: partOf('d'), ranges: [{ from: 1, to: 3 }] } };
  const refused = { status: 409, body: { message: expect.stringContaining('under an order or a pledge') } };
  const draft = await mergeDraft(desk, own, mergeAnswers());
  const first = await freeze(gateway, partner, ordered);
  expect(await act(puja, draft, 'submit')).toMatchObject(refused);
  await unfreeze(gateway, first);
  const verified = await verifiedFiling({ applicant: puja, operator: gita, revenue: rita }, draft);
  const second = await freeze(gateway, partner, ordered);
  expect(await act(maya, verified, 'approve')).toMatchObject(refused);
  expect(await statusOf(desk, partner)).toBe('MERGING');
  await unfreeze(gateway, second);
  expect((await act(maya, await readDetail(maya, verified.id), 'approve')).status).toBe(200);
  expect(await statusOf(desk, partner)).toBe('DEREGISTERED_BY_MERGE');
});
