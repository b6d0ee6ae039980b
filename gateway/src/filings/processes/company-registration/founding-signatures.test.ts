import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filedItemsSchema, type FiledItemState } from '@registrar/domain/calls/filing-sections';
import type { Answers } from '@registrar/domain/processes';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { attach, documentsOf } from '../../../../test/documents-kit';
import { act, APPLICATION, callerOf, saveSection, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { pdftotext, POPPLER } from '../../../../test/pdf-tools';
import {
  deleteItem,
  itemsOf,
  officeOf,
  readDetail,
  readyRegistration,
  saveItem,
  verifiedFiling,
  type Office,
} from '../../../../test/registration-kit';
import { askToSign, codeTo, linkTo, signaturesOf, signedBy } from '../../../../test/signatures-kit';

let gateway: TestGateway;
let office: Office;
let ram: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
  ({ ram } = office);
});
afterAll(() => gateway?.close());

const FIRST = 'first@founders.example';
const SECOND = 'second@founders.example';
const WITNESS = 'witness@founders.example';
const NAMES: Readonly<Record<string, Answers>> = {
  [FIRST]: { fullNameNepali: 'आशा श्रेष्ठ', fullNameEnglish: 'Asha Shrestha' },
  [SECOND]: { fullNameNepali: 'विष्णु राई', fullNameEnglish: 'Bishnu Rai' },
};
const ADDRESSES = [FIRST, SECOND] as const;

/** A registration that is ready, whose founders and witness are reached at addresses of their own. */
async function readyToSign(): Promise<ApplicationDetail> {
  const ready = await readyRegistration(office, twoOwners());
  for (const [index, item] of (await listOf(ready, 'SHAREHOLDER')).entries()) {
    const email = ADDRESSES[index === 0 ? 0 : 1];
    const person = { ...answersIn(item.data['person']), ...NAMES[email] };
    await saveItem(ram, ready, 'SHAREHOLDER', item, {
      ...item.data,
      person,
      contact: { email, phoneNo: `984${index}111222` },
    });
  }
  for (const item of await listOf(ready, 'WITNESS'))
    await saveItem(ram, ready, 'WITNESS', item, { ...item.data, email: WITNESS, phoneNo: '9843333444' });
  return readDetail(ram, ready.id);
}
const listOf = async (filing: ApplicationDetail, section: string): Promise<readonly FiledItemState[]> =>
  filedItemsSchema.parse((await itemsOf(ram, filing, section)).body.data).items;
const answersIn = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** The scans of the two papers are taken away. */
async function withoutScans({ id }: ApplicationDetail, ...papers: readonly string[]): Promise<void> {
  for (const { key, document } of documentsOf(await ram.call('GET', `${APPLICATION}/${id}/document`)).places)
    if (document && papers.includes(key)) await ram.call('DELETE', `${APPLICATION}/${id}/document/${document.id}`);
}
const submit = async ({ id }: ApplicationDetail) => act(ram, await readDetail(ram, id), 'submit');
const partiesAt = async (draft: ApplicationDetail, place: string) =>
  (await signaturesOf(ram, draft)).filter((one) => one.place === place);
const partyOf = async (draft: ApplicationDetail, place: string, name: string): Promise<string> =>
  (await partiesAt(draft, place)).find((one) => one.name.nameEnglish.includes(name))?.party ?? '';

test('memorandum and articles wait for everybody who signs them, and then carry a page of the signatures', async () => {
  const draft = await readyToSign();
  const { id } = draft;
  await withoutScans(draft, 'MOA', 'AOA');
  expect((await partiesAt(draft, 'MOA')).map(({ role, state }) => [role, state])).toEqual([
    ['FOUNDER', 'NOT_ASKED'],
    ['FOUNDER', 'NOT_ASKED'],
    ['WITNESS', 'NOT_ASKED'],
  ]);
  expect((await submit(draft)).body).toMatchObject({
    status: 422,
    errors: [{ path: 'DOCUMENTS.MOA', code: 'NAMED_DOCUMENT_REQUIRED' }, { path: 'DOCUMENTS.AOA' }],
  });
  // one was asked: the place waits for all, and each is named
  const asha = await partyOf(draft, 'MOA', 'Asha');
  expect((await askToSign(ram, draft, asha)).status).toBe(200);
  const link = await linkTo(gateway, FIRST);
  const shown = await link.shown();
  expect(shown).toMatchObject({ role: 'FOUNDER', papers: [{ kind: 'OWN' }, { kind: 'MEMORANDUM' }] });
  expect([(await link.paper('MEMORANDUM')).status, (await link.paper('ARTICLES')).status]).toEqual([200, 404]);
  expect((await link.sign(await codeTo(gateway, link, FIRST), shown.hash)).status).toBe(200);
  const waiting = await submit(draft);
  expect(waiting.body).toMatchObject({
    status: 422,
    errors: [{ path: 'DOCUMENTS.AOA', code: 'NAMED_DOCUMENT_REQUIRED' }],
  });
  await attach(ram, id, 'AOA', { content: PDF, name: 'articles.pdf' });
  expect((await submit(draft)).body).toMatchObject({
    status: 422,
    errors: [
      { path: 'DOCUMENTS.MOA', code: 'SIGNATURE_NOT_ASKED', message: expect.stringContaining('Bishnu Rai') },
      { path: 'DOCUMENTS.MOA', code: 'SIGNATURE_NOT_ASKED' },
    ],
  });
  await signedBy(gateway, ram, draft, await partyOf(draft, 'MOA', 'Bishnu'), SECOND);
  const [witness] = (await partiesAt(draft, 'MOA')).filter(({ role }) => role === 'WITNESS');
  await signedBy(gateway, ram, draft, witness?.party ?? '', WITNESS);
  expect((await partiesAt(draft, 'MOA')).map(({ state }) => state)).toEqual(['SIGNED', 'SIGNED', 'SIGNED']);

  const rita = await callerOf(gateway, 'rita.revenue');
  const verified = await verifiedFiling(
    { applicant: ram, operator: office.gita, revenue: rita },
    await readDetail(ram, id),
  );
  expect(verified.status).toBe('VERIFY');
  const paperOf = (place: string) =>
    fetch(new URL(`${APPLICATION}/${id}/signature/${place}/paper?language=en`, gateway.url), {
      headers: { authorization: `Bearer ${office.gita.token}` },
    });
  expect((await paperOf('IDENTITY')).status).toBe(404);
  const answer = await paperOf('MOA');
  expect(answer.status).toBe(200);
  if (!POPPLER) return;
  const text = pdftotext(Buffer.from(await answer.arrayBuffer())).replace(/\s+/g, '');
  const hashes = (await partiesAt(draft, 'MOA')).flatMap(({ signed }) => signed?.hash ?? []);
  expect(hashes).toHaveLength(3);
  for (const part of ['Signedthroughtheportal', 'BishnuRai', ...hashes]) expect(text).toContain(part);
  expect(text).not.toContain('DRAFT');
}, 180_000);

const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
  'latin1',
);

test('a changed clause voids the paper it stands in; an objection, a missing contact and a founder who left are told', async () => {
  const draft = await readyToSign();
  const { id } = draft;
  await withoutScans(draft, 'MOA', 'AOA');
  await signedBy(gateway, ram, draft, await partyOf(draft, 'MOA', 'Asha'), FIRST);
  await signedBy(gateway, ram, draft, await partyOf(draft, 'AOA', 'Asha'), FIRST);
  const stateOf = async (place: string, name: string) =>
    (await partiesAt(draft, place)).find((one) => one.name.nameEnglish.includes(name))?.state;
  await saveSection(ram, await readDetail(ram, id), 'DOCUMENT_GENERATION', {
    clauses: [{ document: 'MOA', clause: 'own-1', nepali: 'थप दफा', english: 'A further clause' }],
  });
  expect([await stateOf('MOA', 'Asha'), await stateOf('AOA', 'Asha')]).toEqual(['VOID', 'SIGNED']);

  await askToSign(ram, draft, await partyOf(draft, 'MOA', 'Bishnu'));
  const link = await linkTo(gateway, SECOND);
  expect((await link.object('The clause is not what we agreed.', (await link.shown()).hash)).status).toBe(200);
  for (const item of await listOf(draft, 'WITNESS'))
    await saveItem(ram, draft, 'WITNESS', item, { ...item.data, email: '', phoneNo: '' });
  expect((await partiesAt(draft, 'MOA')).map(({ state, contacts }) => [state, contacts.length])).toEqual([
    ['VOID', 2],
    ['OBJECTED', 2],
    ['NOT_ASKED', 0],
  ]);
  const witness = (await partiesAt(draft, 'MOA')).find(({ role }) => role === 'WITNESS')?.party ?? '';
  expect((await askToSign(ram, draft, witness)).body).toMatchObject({
    status: 422,
    errors: [{ path: 'party', code: 'SIGNATURE_CONTACT_REQUIRED' }],
  });

  // the scan of the whole paper answers for everybody
  await attach(ram, id, 'MOA', { content: PDF, name: 'memorandum.pdf' });
  expect((await partiesAt(draft, 'MOA')).every(({ onPaper }) => onPaper)).toBe(true);
}, 180_000);

test('two founders with one address are refused; who leaves the company is asked no more', async () => {
  const draft = await readyToSign();
  const bishnu = await partyOf(draft, 'MOA', 'Bishnu');
  await askToSign(ram, draft, bishnu);
  const link = await linkTo(gateway, SECOND);
  const [, second] = await listOf(draft, 'SHAREHOLDER');
  if (!second) throw new Error('No second founder');
  await saveItem(ram, draft, 'SHAREHOLDER', second, {
    ...second.data,
    contact: { email: FIRST, phoneNo: '9841111222' },
  });
  for (const name of ['Asha', 'Bishnu'])
    expect((await askToSign(ram, draft, await partyOf(draft, 'MOA', name))).body).toMatchObject({
      status: 422,
      errors: [{ path: 'party', code: 'SIGNATURE_CONTACT_SHARED' }],
    });
  // the link went to an address that the filing has no more
  expect((await link.shown()).state).toBe('CLOSED');
  const [, left] = await listOf(draft, 'SHAREHOLDER');
  if (!left) throw new Error('No second founder');
  expect((await deleteItem(ram, draft, 'SHAREHOLDER', left)).status).toBe(200);
  expect((await link.view()).status).toBe(404);
  expect((await askToSign(ram, draft, bishnu)).status).toBe(404);
  expect((await partiesAt(draft, 'MOA')).map(({ role }) => role)).toEqual(['FOUNDER', 'WITNESS']);
}, 120_000);
