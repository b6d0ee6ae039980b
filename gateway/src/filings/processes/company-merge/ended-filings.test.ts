import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { act, detailOf, take } from '../../../../test/filings-kit';
import { HOLDERS, mergeAnswers } from '../../../../test/merged-pair-kit';
import {
  confirmed,
  mergedBy,
  mergedWith,
  mergeDraft,
  openMergerDesk,
  type MergerDesk,
} from '../../../../test/mergers-kit';
import { filledChange, verifiedChange } from '../../../../test/name-change-kit';
import { readDetail, verifiedFiling } from '../../../../test/registration-kit';
import { companyOfShares } from '../../../../test/share-filings-kit';

let desk: MergerDesk;
beforeAll(async () => {
  desk = await openMergerDesk();
});
afterAll(() => desk?.gateway.close());

const db = () => desk.gateway.platform.database.db;
const invoicesOf = async (id: string): Promise<string[]> =>
  (await db().selectFrom('invoice').select('status').where('for_id', '=', id).execute()).map(({ status }) => status);

test('what the partner has filed and nobody decided is shown, ends with the approval and stays ended', async () => {
  const { gateway, puja, nisha, gita, maya, krishna, rita } = desk;
  const own = await companyOfShares(gateway, puja);
  const [partner, other] = [await mergedWith(desk, HOLDERS), await mergedWith(desk, HOLDERS)];
  const verified = await verifiedChange({ applicant: nisha, operator: gita, revenue: rita }, partner);
  const change = detailOf(await act(maya, verified, 'sendToCommittee', { remark: 'Shall the name be given?' }));
  const untouched = await take(await filledChange(nisha, other), [[nisha, 'submit']]);
  await confirmed(desk, own, partner);

  const draft = await mergeDraft(desk, own, mergeAnswers());
  expect(draft.fieldCautions).toEqual([
    expect.objectContaining({ sectionKey: 'MERGED_COMPANY', path: 'registrationNumber' }),
  ]);
  // whoever files for another company does not read what it is
  expect(JSON.stringify(draft)).not.toContain(change.applicationNumber ?? '—');
  const merge = await mergedBy(desk, draft);
  expect(merge.fieldCautions).toEqual([]);

  const ended = await readDetail(nisha, change.id);
  expect(ended.status).toBe('REJECTED');
  expect(ended.history.at(-1)).toMatchObject({
    action: 'endWithCompany',
    actor: { roleCode: 'SYSTEM' },
    remark: merge.applicationNumber,
  });
  expect(ended.allowedActions.filter(({ allowed }) => allowed)).toEqual([]);
  expect((await act(maya, ended, 'approve')).status).toBe(409);
  // the money stays paid until its refund is asked for
  expect(await invoicesOf(change.id)).toEqual(['APPROVED']);
  const onAgenda = db().selectFrom('committee_item').select('id').where('application_id', '=', change.id);
  expect(await onAgenda.execute()).toEqual([]);
  await gateway.jobsDone();
  expect(gateway.outbox.filter(({ body }) => body.includes(change.applicationNumber ?? '—')).at(-1)?.body).toMatch(
    /merged|गाभिए/,
  );
  // nobody else’s filing
  expect((await readDetail(nisha, untouched.id)).status).toBe('SUBMITTED');

  detailOf(await act(krishna, merge, 'revoke', { reasonCode: 'OTHER', remark: 'Decided in error.' }));
  expect((await readDetail(nisha, change.id)).status).toBe('REJECTED');
});

test('the office reads which filings end, and an unpaid invoice of one is withdrawn', async () => {
  const { gateway, puja, nisha, gita, maya, rita } = desk;
  const own = await companyOfShares(gateway, puja);
  const partner = await mergedWith(desk, HOLDERS);
  const change = await take(await filledChange(nisha, partner), [
    [nisha, 'submit'],
    [gita, 'claim'],
  ]);
  detailOf(await act(gita, change, 'assess'));
  expect(await invoicesOf(change.id)).toEqual(['PENDING']);
  await confirmed(desk, own, partner);
  const draft = await mergeDraft(desk, own, mergeAnswers());
  const verified = await verifiedFiling({ applicant: puja, operator: gita, revenue: rita }, draft);
  expect(verified.fieldCautions?.map(({ message }) => message).join()).toContain(change.applicationNumber ?? '—');
  detailOf(await act(maya, verified, 'approve'));
  expect(await invoicesOf(change.id)).toEqual(['REJECTED']);
});
