import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { fileBeside } from '../../../test/blockers-kit';
import { freeze, unfreeze } from '../../../test/company-orders-kit';
import { readDetail } from '../../../test/registration-kit';
import {
  companyFor,
  move,
  moveAll,
  openTestFiling,
  readyFiling,
  startTestFiling,
  verifiedFiling,
  type TestFilingOffice,
} from '../../../test/test-filing-kit';

let office: TestFilingOffice;
beforeAll(async () => {
  office = await startTestFiling();
});
afterAll(() => office?.close());

const companyIdOf = ({ company }: ApplicationDetail): string => company?.id ?? '';
const frozen = {
  status: 423,
  body: {
    code: 'BLK-423',
    message: expect.stringContaining('All dealings are to stop'),
    blocker: { code: 'FROZEN', link: expect.stringContaining('?part=orders') },
  },
};

test('the same checks run when a draft is opened, submitted and approved', async () => {
  const { gateway, puja, maya, krishna } = office;
  const companyId = await companyFor(office);
  const first = await freeze(gateway, companyId);
  expect(await openTestFiling(puja, companyId)).toMatchObject(frozen);
  await unfreeze(gateway, first);
  expect((await openTestFiling(puja, companyId)).status).toBe(200);

  const ready = await readyFiling(office);
  const second = await freeze(gateway, companyIdOf(ready));
  expect(await move(puja, ready, 'submit')).toMatchObject(frozen);
  await unfreeze(gateway, second);
  expect((await move(puja, ready, 'submit')).status).toBe(200);

  const waiting = await moveAll(await verifiedFiling(office), [[maya, 'forward', { remark: 'In order' }]]);
  const third = await freeze(gateway, companyIdOf(waiting));
  expect(await move(krishna, waiting, 'approve')).toMatchObject(frozen);
  expect((await readDetail(krishna, waiting.id)).allowedActions).toContainEqual(
    expect.objectContaining({
      action: 'approve',
      allowed: false,
      reason: { code: 'NO_BLOCKER', message: expect.stringContaining('All dealings are to stop') },
    }),
  );
  await unfreeze(gateway, third);
  expect((await move(krishna, waiting, 'approve')).status).toBe(200);
});

test('of two submitted filings that touch the same aspect, the earlier one is decided first', async () => {
  const { gateway, puja, maya, krishna } = office;
  const waiting = await moveAll(await verifiedFiling(office), [[maya, 'forward', { remark: 'In order' }]]);
  const conflict = { status: 423, body: { blocker: { code: 'ASPECT_CONFLICT' } } };
  const of = { companyId: companyIdOf(waiting), by: puja };
  // a filing of another aspect
  await fileBeside(gateway, { ...of, process: 'OBJECTIVE_CHANGE' }, { submitted_at: new Date('2026-10-01T06:00:00Z') });
  const later = await fileBeside(gateway, { ...of, process: 'LOCATION_CHANGE' });
  const handedIn = (submitted_at: Date) =>
    gateway.platform.database.db.updateTable('application').set({ submitted_at }).where('id', '=', later).execute();
  await handedIn(new Date('2026-10-01T06:00:00Z'));
  expect(await move(krishna, waiting, 'approve')).toMatchObject(conflict);
  await handedIn(gateway.clock.now());
  expect((await move(krishna, waiting, 'approve')).status).toBe(200);
});
