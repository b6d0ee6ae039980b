import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pinsSchema } from '@registrar/domain/calls/corrections';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { nepaliHolder, stake } from '@registrar/domain/testing/registration-people';
import { attach, documentIdOf, documentsOf } from '../../../test/documents-kit';
import { act, APPLICATION, saveSection, take, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import {
  addItem,
  deleteItem,
  importRows,
  officeOf,
  readDetail,
  readyRegistration,
  savedItemOf,
  saveItem,
  type Office,
} from '../../../test/registration-kit';

let gateway: TestGateway;
let office: Office;
let ram: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
  ({ ram } = office);
});
afterAll(() => gateway?.close());

/** A caller who read the draft before this write cannot submit it. */
async function expectOvertaken(id: string, action: string, write: () => Promise<unknown>): Promise<void> {
  const seen = await readDetail(ram, id);
  await write();
  expect((await act(ram, seen, action)).body.code).toBe('VER-412');
  expect((await readDetail(ram, id)).version).toBeGreaterThan(seen.version);
}

test('any write to a draft, from another tab or by another user, blocks a submission of the version read before', async () => {
  const draft = await readyRegistration(office, twoOwners());
  const { id } = draft;
  const holder = nepaliHolder(77, stake(1, 100));
  const overtaken = (write: () => Promise<unknown>) => expectOvertaken(id, 'submit', write);

  await overtaken(async () => {
    const read = await readDetail(ram, id);
    const data = read.sections.find(({ key }) => key === 'GENERAL_INFORMATION')?.data ?? {};
    expect((await saveSection(ram, read, 'GENERAL_INFORMATION', data)).status).toBe(200);
  });
  let item = { id: '', version: 0 };
  await overtaken(async () => {
    const saved = savedItemOf(await addItem(ram, draft, 'SHAREHOLDER', holder));
    if (saved.item === null) throw new Error('no item');
    item = saved.item;
  });
  await overtaken(async () => {
    const saved = savedItemOf(await saveItem(ram, draft, 'SHAREHOLDER', item, holder));
    if (saved.item === null) throw new Error('no item');
    item = saved.item;
  });
  await overtaken(async () => expect((await deleteItem(ram, draft, 'SHAREHOLDER', item)).status).toBe(200));
  await overtaken(async () => expect((await importRows(ram, draft, 'SHAREHOLDER', [holder])).status).toBe(200));

  let documentId = '';
  await overtaken(async () => {
    const { places } = documentsOf(await ram.call('GET', `${APPLICATION}/${id}/document`));
    const free = places.find((place) => place.document === null && place.extensions.includes('PNG'));
    const answer = await attach(ram, id, free?.key ?? '');
    const { applicationVersion, places: after } = documentsOf(answer);
    // the caller who wrote continues with the new version
    expect(applicationVersion).toBe((await readDetail(ram, id)).version);
    documentId = after.find(({ key }) => key === free?.key)?.document?.id ?? documentIdOf(answer);
  });
  await overtaken(async () =>
    expect((await ram.call('DELETE', `${APPLICATION}/${id}/document/${documentId}`)).status).toBe(200),
  );
});

test('uploading the same document again changes nothing and keeps the version that was read valid', async () => {
  const { id } = await readyRegistration(office, twoOwners());
  const { places } = documentsOf(await ram.call('GET', `${APPLICATION}/${id}/document`));
  const key = places.find((place) => place.document === null && place.extensions.includes('PDF'))?.key ?? '';
  const content = Buffer.from(
    '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
    'latin1',
  );
  await attach(ram, id, key, { content, name: 'paper.pdf' });
  const { version } = await readDetail(ram, id);
  expect((await attach(ram, id, key, { content, name: 'paper.pdf' })).status).toBe(200);
  expect((await readDetail(ram, id)).version).toBe(version);
});

test('an answer to a remark of the office counts as a write before the next submission', async () => {
  const sent = await take(await readyRegistration(office, twoOwners()), [
    [ram, 'submit'],
    [office.gita, 'claim'],
  ]);
  const pins = `${APPLICATION}/${sent.id}/pin`;
  await office.gita.call('POST', pins, { path: 'GENERAL_INFORMATION.numberOfDirectors', remark: 'How many?' });
  await take(await readDetail(office.gita, sent.id), [
    [office.gita, 'sendForCorrection', { remark: 'See the remark' }],
  ]);
  const [pin] = pinsSchema.parse((await ram.call('GET', pins)).body.data).pins;
  await expectOvertaken(sent.id, 'resubmit', async () => {
    const answer = await ram.call('PUT', `${pins}/${pin?.id}/answer`, { answer: 'Two' });
    expect(pinsSchema.parse(answer.body.data).applicationVersion).toBe((await readDetail(ram, sent.id)).version);
  });
});
