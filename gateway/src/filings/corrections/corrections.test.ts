import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { filingChangesSchema, pinsSchema, rejectedDocumentsSchema } from '@registrar/domain/calls/corrections';
import { deadlineListSchema } from '@registrar/domain/calls/deadlines';
import { filedItemsSchema } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { nonProfit, twoOwners } from '@registrar/domain/testing/registration-examples';
import { attach, documentsOf } from '../../../test/documents-kit';
import { act, APPLICATION, callerOf, detailOf, newKey, saveSection, take, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { acceptDocuments, addItem, deleteItem, giveVerdict, itemsOf, officeOf, readDetail, readyRegistration, saveItem, settle, type Office } from '../../../test/registration-kit';
import { dayInNepal } from '../../platform/clock';

const DAY_MS = 86_400_000;

let gateway: TestGateway;
let office: Office;
let ram: Caller, gita: Caller, maya: Caller, krishna: Caller, sita: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
  ({ ram, gita, maya, krishna } = office);
  sita = await callerOf(gateway, 'sita.applicant');
}, 120_000);
afterAll(() => gateway?.close());

const pathOf = ({ id }: Pick<ApplicationDetail, 'id'>, more: string) => `${APPLICATION}/${id}/${more}`;
const pin = (by: Caller, filing: Pick<ApplicationDetail, 'id'>, body: object) => by.call('POST', pathOf(filing, 'pin'), body);
const placesOf = async (by: Caller, { id }: Pick<ApplicationDetail, 'id'>) => documentsOf(await by.call('GET', `${APPLICATION}/${id}/document`)).places;
const holdersOf = async (filing: ApplicationDetail) => filedItemsSchema.parse((await itemsOf(ram, filing, 'SHAREHOLDER')).body.data).items;
const documentAt = async (by: Caller, filing: ApplicationDetail, key: string) => {
  const place = (await placesOf(by, filing)).find((each) => each.key === key);
  if (!place?.document) throw new Error(`Nothing lies at ${key}`);
  return place.document;
};

async function claimed(example = twoOwners()): Promise<ApplicationDetail> {
  return take(await readyRegistration(office, example), [[ram, 'submit'], [gita, 'claim']]);
}

describe('a round of correction', () => {
  test('opens only what was pinned, asks an answer to each remark, and shows what changed', async () => {
    const filing = await claimed();
    const [first, second] = await holdersOf(filing);
    if (!first || !second) throw new Error('two holders');
    expect((await act(gita, filing, 'sendForCorrection', { remark: 'x' })).body).toMatchObject({ code: 'FLOW-409', message: 'Add at least one remark to a section.' });
    expect((await pin(ram, filing, { path: 'GENERAL_INFORMATION', remark: 'Mine' })).status).toBe(403);
    expect((await pin(gita, filing, { path: 'WEATHER', remark: 'x' })).status).toBe(404);
    expect((await pin(gita, filing, { remark: 'x' })).status).toBe(422);

    await pin(gita, filing, { path: `SHAREHOLDER.${first.id}.contact.email`, remark: 'The address does not answer' });
    await pin(gita, filing, { path: 'GENERAL_INFORMATION.numberOfDirectors', remark: 'Not needed after all' });
    const { pins } = pinsSchema.parse((await gita.call('GET', pathOf(filing, 'pin'))).body.data);
    expect(pins.map(({ labelEnglish, sentAt, round }) => [labelEnglish.includes('Email') || labelEnglish.includes('directors'), sentAt, round])).toEqual([[true, null, 1], [true, null, 1]]);
    expect(pinsSchema.parse((await ram.call('GET', pathOf(filing, 'pin'))).body.data).pins).toEqual([]); // a note of the office
    await gita.call('DELETE', pathOf(filing, `pin/${pins.find(({ path }) => path?.startsWith('GENERAL'))?.id}`));
    const refused = await documentAt(gita, filing, 'MOA');
    expect((await giveVerdict(gita, filing.id, refused, 'REJECTED')).body).toMatchObject({ code: 'VAL-422', errors: [{ path: 'remark' }] });
    expect((await giveVerdict(gita, filing.id, refused, 'REJECTED', 'The last page is missing')).status).toBe(200);

    const sent = detailOf(await act(gita, filing, 'sendForCorrection', { remark: 'Please see the remarks' }));
    expect(sent).toMatchObject({ status: 'SEND_FOR_CORRECTION', turn: 'APPLICANT', dueOn: expect.any(String) });
    const back = await readDetail(ram, filing.id);
    expect(back.unlocked?.sort()).toEqual(['DOCUMENTS.MOA', `SHAREHOLDER.${first.id}`]);
    expect(back.pins).toHaveLength(1);
    const deadlines = deadlineListSchema.parse((await ram.call('GET', 'external/api/deadline')).body.data);
    expect(deadlines).toContainEqual(expect.objectContaining({ kind: 'CORRECTION_DUE', titleEn: expect.any(String), link: `/application/${filing.id}` }));

    // what is not pinned stays as it was handed in
    expect((await saveSection(ram, back, 'GENERAL_INFORMATION', {})).body).toMatchObject({ code: 'FLOW-409', message: 'In this round only what the office has marked may be changed.' });
    expect((await saveItem(ram, back, 'SHAREHOLDER', second, second.data)).body.code).toBe('FLOW-409');
    expect((await addItem(ram, back, 'SHAREHOLDER', {})).body.code).toBe('FLOW-409');
    expect((await attach(ram, back.id, 'DRAFTER_AUTHENTICATION')).body.code).toBe('FLOW-409');
    const rejected = rejectedDocumentsSchema.parse((await ram.call('GET', 'external/api/filing-document/rejected')).body.data).documents;
    expect(rejected).toMatchObject([{ applicationId: filing.id, key: 'MOA', mayReplace: true, document: { remark: 'The last page is missing' } }]);
    expect(rejectedDocumentsSchema.parse((await sita.call('GET', 'external/api/filing-document/rejected')).body.data).documents).toEqual([]);

    const email = { ...first.data, contact: { phoneNo: '9841000000', email: 'asha.new@makalu.example' } };
    expect((await saveItem(ram, back, 'SHAREHOLDER', first, email)).status).toBe(200);
    expect((await act(ram, await readDetail(ram, filing.id), 'resubmit')).body.errors).toEqual([
      expect.objectContaining({ path: `SHAREHOLDER.${first.id}.contact.email`, code: 'PIN_UNANSWERED' }), expect.objectContaining({ path: 'DOCUMENTS.MOA', code: 'DOCUMENT_REFUSED' }),
    ]);
    const answer = (by: Caller, id: string | undefined) => by.call('PUT', pathOf(filing, `pin/${id}/answer`), { answer: 'It is another address now' });
    expect((await answer(sita, back.pins[0]?.id)).status).toBe(404);
    expect((await answer(ram, back.pins[0]?.id)).status).toBe(200);
    await attach(ram, filing.id, 'MOA', { content: Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj\n% whole\ntrailer << /Root 1 0 R >>\n%%EOF\n'), name: 'whole.pdf' });

    const again = detailOf(await act(ram, await readDetail(ram, filing.id), 'resubmit'));
    expect(again).toMatchObject({ status: 'SUBMITTED', round: 2, dueOn: null, unlocked: null, assignee: { id: gita.userId } });
    const { changes } = filingChangesSchema.parse((await gita.call('GET', pathOf(filing, 'changes'))).body.data);
    expect(changes).toEqual([
      expect.objectContaining({ path: `SHAREHOLDER.${first.id}.contact.email`, kind: 'CHANGED', before: 'asha@makalu.example', after: 'asha.new@makalu.example', labelEnglish: expect.stringContaining('Asha Shrestha') }),
      expect.objectContaining({ path: 'DOCUMENTS.MOA', kind: 'CHANGED', after: 'whole.pdf' }),
    ]);
    expect((await sita.call('GET', pathOf(filing, 'changes'))).status).toBe(404);
    const read = await gateway.platform.database.db.selectFrom('audit').select('action').where('object_id', '=', filing.id).where('action', 'in', ['application.pin', 'application.unpin', 'application.sendForCorrection', 'application.answerPin', 'application.resubmit']).orderBy('seq').execute();
    expect(read.map(({ action }) => action)).toEqual(['application.pin', 'application.pin', 'application.unpin', 'application.sendForCorrection', 'application.answerPin', 'application.resubmit']);
  }, 120_000);

  test('on a whole list opens all of it', async () => {
    const filing = await claimed();
    await pin(gita, filing, { path: 'WITNESS', remark: 'Another witness is needed' });
    const back = detailOf(await act(gita, filing, 'sendForCorrection', { remark: 'x' }));
    const [witness] = filedItemsSchema.parse((await itemsOf(ram, back, 'WITNESS')).body.data).items;
    if (!witness) throw new Error('a witness');
    expect((await addItem(ram, back, 'WITNESS', witness.data)).status).toBe(200);
    expect((await deleteItem(ram, back, 'WITNESS', witness)).status).toBe(200);
    // the paper of a witness who was not there before can be brought, and is missed
    expect((await placesOf(ram, back)).find(({ key }) => key.startsWith('WITNESS_IDENTITY'))).toMatchObject({ status: 'REQUESTED', mayChange: true });
  }, 60_000);

  test('which nobody answers is ended by the clock, after three reminders', async () => {
    const filing = await claimed();
    await pin(gita, filing, { path: 'GENERAL_INFORMATION', remark: 'x' });
    const sent = detailOf(await act(gita, filing, 'sendForCorrection', { remark: 'x' }));
    const heard = async () => (await gateway.platform.database.db.selectFrom('notification').select('type').where('account_id', '=', ram.userId).where('link', 'like', `%${filing.id}%`).execute()).map(({ type }) => type);
    // days are counted as the calendar of Nepal counts them, whatever the hour at which this runs
    const noon = Date.parse(`${dayInNepal(gateway.clock.now())}T12:00:00+05:45`);
    const pass = async (days: number) => {
      gateway.clock.moveTo(new Date(noon + days * DAY_MS));
      await gateway.platform.jobs.runDue();
    };
    const asked = async () => (await heard()).filter((type) => type === 'CORRECTION_ASKED').length;
    expect(await asked()).toBe(1);
    for (const [day, count] of [[20, 1], [21, 2], [28, 3], [34, 4]] as const) {
      await pass(day);
      expect([day, await asked()]).toEqual([day, count]);
    }
    await pass(35);
    expect((await readDetail(await callerOf(gateway, 'ram.applicant'), filing.id)).status).toBe('SEND_FOR_CORRECTION'); // the last day is still theirs
    await pass(36);
    const ended = await readDetail(await callerOf(gateway, 'ram.applicant'), filing.id);
    expect(ended).toMatchObject({ status: 'REJECTED', history: expect.arrayContaining([expect.objectContaining({ action: 'expire', actor: expect.objectContaining({ roleCode: 'SYSTEM' }) })]) });
    expect(await heard()).toContain('APPLICATION_REJECTED');
    expect(sent.dueOn).not.toBeNull();
    gateway.clock.moveTo(null);
  }, 120_000);
});

test('papers asked for beyond the list are brought, judged and brought again', async () => {
  const filing = await claimed();
  const ask = (documents: object[] | undefined) => gita.call('POST', pathOf(filing, 'requestAdditionalDocument'), { version: filing.version, remark: 'One more paper', documents }, newKey());
  expect((await ask(undefined)).body).toMatchObject({ code: 'VAL-422', errors: [{ path: 'documents' }] });
  expect((await ask([{ type: 'OTHER', reason: 'why' }])).body.code).toBe('VAL-422');
  // named in both languages, and of the process only what its kind of company has
  expect((await ask([{ type: 'OTHER', nameEnglish: 'Lease of the office', reason: 'why' }])).body).toMatchObject({ code: 'VAL-422', errors: [{ path: 'documents.0.nameNepali', code: 'NAME_NEPALI_REQUIRED' }] });
  for (const type of ['OLD_CERTIFICATE', 'PROMOTERS_AGREEMENT']) expect((await ask([{ type, reason: 'why' }])).body).toMatchObject({ code: 'VAL-422', errors: [{ path: 'documents' }] });
  const asked = detailOf(await ask([{ type: 'OTHER', nameEnglish: 'Lease of the office', nameNepali: 'कार्यालयको भाडा सम्झौता', reason: 'The address is rented' }]));
  expect(asked).toMatchObject({ status: 'ADDITIONAL_DOCUMENT_REQUESTED', requestedDocuments: [{ nameEnglish: 'Lease of the office', nameNepali: 'कार्यालयको भाडा सम्झौता', status: 'REQUESTED' }] });
  const key = asked.requestedDocuments[0]?.key ?? '';
  expect((await readDetail(ram, filing.id)).unlocked).toEqual([`DOCUMENTS.${key}`]);
  expect((await attach(ram, filing.id, 'MOA')).body.code).toBe('FLOW-409');
  expect((await act(ram, asked, 'submitAdditionalDocument')).body).toMatchObject({ code: 'FLOW-409' });
  expect((await attach(ram, filing.id, key)).status).toBe(200);
  const brought = detailOf(await act(ram, await readDetail(ram, filing.id), 'submitAdditionalDocument'));
  expect(brought).toMatchObject({ status: 'ADDITIONAL_DOCUMENT_SUBMITTED', assignee: { id: gita.userId } });

  expect((await act(gita, brought, 'verifyAdditionalDocument')).body.code).toBe('FLOW-409');
  await giveVerdict(gita, filing.id, await documentAt(gita, filing, key), 'REJECTED', 'It is not signed');
  const refused = detailOf(await act(gita, brought, 'rejectAdditionalDocument', { remark: 'Not signed' }));
  expect(refused).toMatchObject({ status: 'ADDITIONAL_DOCUMENT_REQUESTED', turn: 'APPLICANT' });
  expect(refused.history.slice(-2).map(({ from, to }) => [from, to])).toEqual([['ADDITIONAL_DOCUMENT_SUBMITTED', 'ADDITIONAL_DOCUMENT_REJECTED'], ['ADDITIONAL_DOCUMENT_REJECTED', 'ADDITIONAL_DOCUMENT_REQUESTED']]);
  await attach(ram, filing.id, key);
  const second = detailOf(await act(ram, await readDetail(ram, filing.id), 'submitAdditionalDocument'));
  await giveVerdict(gita, filing.id, await documentAt(gita, filing, key), 'APPROVED');
  expect(detailOf(await act(gita, second, 'verifyAdditionalDocument'))).toMatchObject({ status: 'IN_PROCESS', assignee: { id: gita.userId } });
}, 120_000);

test('nothing is verified before every document is', async () => {
  const filing = await claimed();
  await settle(gateway, filing.id);
  expect((await act(gita, filing, 'verify')).body).toMatchObject({ code: 'FLOW-409', message: 'Not all documents are verified.' });
  expect((await giveVerdict(maya, filing.id, await documentAt(maya, filing, 'MOA'), 'APPROVED')).status).toBe(403); // it is with the operator
  await acceptDocuments(gita, filing.id);
  const verified = detailOf(await act(gita, filing, 'verify'));
  expect(verified).toMatchObject({ status: 'VERIFY', level: 1 });
  // a private company passes one level; whoever decides may send it back too, and it returns to the operator
  await pin(maya, filing, { path: 'GENERAL_INFORMATION.contact.phoneNo', remark: 'Nobody answers' });
  const back = detailOf(await act(maya, verified, 'sendForCorrection', { remark: 'x' }));
  await ram.call('PUT', pathOf(filing, `pin/${(await readDetail(ram, back.id)).pins[0]?.id}/answer`), { answer: 'It works again' });
  expect(detailOf(await act(ram, await readDetail(ram, back.id), 'resubmit'))).toMatchObject({ status: 'SUBMITTED', level: 0, assignee: { id: gita.userId } });
}, 120_000);

test('a company not distributing profit passes two levels: the first forwards, the second approves', async () => {
  const filing = await claimed(nonProfit());
  await settle(gateway, filing.id);
  await acceptDocuments(gita, filing.id);
  const verified = detailOf(await act(gita, filing, 'verify'));
  expect((await act(maya, verified, 'approve')).body).toMatchObject({ code: 'FLOW-409', message: 'This application has not reached the last level.' });
  const forwarded = detailOf(await act(maya, verified, 'forward', { remark: 'In order' }));
  expect(forwarded).toMatchObject({ status: 'VERIFY', level: 2 });
  expect((await act(maya, forwarded, 'approve')).status).toBe(403);
  expect(forwarded.allowedActions.find(({ action }) => action === 'approve')).toMatchObject({ allowed: false });
  expect((await readDetail(krishna, filing.id)).allowedActions).toContainEqual(expect.objectContaining({ action: 'approve', allowed: true }));
}, 120_000);
