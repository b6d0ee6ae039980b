import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  take,
  type Caller,
} from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { addNameEntries } from '../../../names/name-index';

let gateway: TestGateway;
let ram: Caller, sita: Caller, gita: Caller, maya: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  ram = await callerOf(gateway, 'ram.applicant');
  sita = await callerOf(gateway, 'sita.applicant');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
});
afterAll(() => gateway?.close());

const verified = async (name = freeName()): Promise<ApplicationDetail> =>
  take(await filledDraft(ram, name), [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
  ]);
const seenBy = async (caller: Caller, id: string): Promise<ApplicationDetail> =>
  detailOf(await caller.call('GET', `${APPLICATION}/${id}`));

test('the officer is shown a similar name that was filed after the submission, and it disappears once it is gone', async () => {
  const name = freeName();
  const application = await verified(name);
  expect(await seenBy(maya, application.id)).toMatchObject({
    nameCheckChanges: null,
    clock: { termDays: 2, usedDays: 0, overdue: false },
  });

  const near = {
    english: name.english.replace('Traders', 'Trade House'),
    nepali: name.nepali.replace('ट्रेडर्स', 'ट्रेड हाउस'),
  };
  const later = await take(await filledDraft(sita, near), [[sita, 'submit']]);
  const changes = (await seenBy(maya, application.id)).nameCheckChanges;
  expect(changes).toMatchObject({
    outcome: 'AVAILABLE',
    newNames: [{ id: later.id, kind: 'APPLICATION' }],
    goneNames: [],
    newFindings: [],
  });
  expect(await seenBy(ram, application.id)).toMatchObject({ nameCheckChanges: null, clock: null });

  await take(later, [[sita, 'recall', { remark: 'Another name after all' }]]);
  expect((await seenBy(maya, application.id)).nameCheckChanges).toBeNull();
});

test('a name that was taken meanwhile cannot be approved, and the page shows the reason', async () => {
  const name = freeName();
  const application = await verified(name);
  await gateway.platform.runUnitOfWork((unit) =>
    addNameEntries(unit.tx, [{ kind: 'COMPANY', holderId: randomUUID(), ...name }]),
  );
  const seen = await seenBy(maya, application.id);
  expect(seen.nameCheckChanges).toMatchObject({ outcome: 'AVAILABLE', newNames: [{ kind: 'COMPANY' }] });
  expect(seen.allowedActions).toContainEqual(
    expect.objectContaining({
      action: 'approve',
      allowed: false,
      reason: { code: 'NAME-409', message: expect.stringContaining('can only be rejected') },
    }),
  );
  expect(seen.allowedActions).toContainEqual(expect.objectContaining({ action: 'reject', allowed: true }));
  expect(await act(maya, application, 'approve')).toMatchObject({ status: 409, body: { code: 'NAME-409' } });
});

test('a name that is submitted again is compared with the check of that submission', async () => {
  const name = freeName();
  const near = {
    english: name.english.replace('Traders', 'Trade House'),
    nepali: name.nepali.replace('ट्रेडर्स', 'ट्रेड हाउस'),
  };
  const first = await take(await filledDraft(ram, name), [[ram, 'submit']]);
  await take(await filledDraft(sita, near), [[sita, 'submit']]);
  expect((await seenBy(gita, first.id)).nameCheckChanges).toMatchObject({ outcome: 'AVAILABLE' });
  const again = await take(first, [
    [ram, 'recall', { remark: 'To look at it again' }],
    [ram, 'submit'],
  ]);
  expect((await seenBy(gita, again.id)).nameCheckChanges).toBeNull();
});
