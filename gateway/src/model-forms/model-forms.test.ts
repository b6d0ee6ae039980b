import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { modelFormListSchema, type ModelFormList } from '@registrar/domain/calls/model-forms';
import { modelFormKey, modelForms, rulesOfForm } from '@registrar/domain/model-forms';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { soleOwner } from '@registrar/domain/testing/registration-examples';
import { addDays } from '@registrar/domain/calendar';
import { attach, documentsOf } from '../../test/documents-kit';
import { APPLICATION, callerOf, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { pdftotext, POPPLER } from '../../test/pdf-tools';
import { officeOf, readyRegistration } from '../../test/registration-kit';
import { wordText } from '../../test/word-text';
import { decideOnRate, proposeRate, rateOf, ratesWaiting } from '../../test/schedule-kit';
import { dayInNepal } from '../platform/clock';

const DAY_MS = 24 * 3600 * 1000;
/** Of the limits: 60 forms a minute. */
const FACTOR = 2;
const FORMS = 'public/model-form';
let gateway: TestGateway;
let company = '';

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true, change: (config) => ({ ...config, limitFactor: FACTOR }) });
  ({ id: company } = await gateway.platform.database.db
    .selectFrom('company')
    .select('id')
    .where('registration_number', '=', '100002')
    .executeTakeFirstOrThrow());
}, 180_000);
afterAll(() => gateway?.close());

/** A file, by whoever asks; null: nobody in particular. */
async function ask(path: string, by: Caller | null = null): Promise<Response> {
  return fetch(new URL(path, gateway.url), { headers: by ? { authorization: `Bearer ${by.token}` } : {} });
}

async function bytesOf(path: string, by: Caller | null = null): Promise<Buffer> {
  const answer = await ask(path, by);
  expect([path, answer.status]).toEqual([path, 200]);
  return Buffer.from(await answer.arrayBuffer());
}

const listed = async (query = ''): Promise<ModelFormList> =>
  modelFormListSchema.parse((await gateway.call('GET', `${FORMS}${query}`)).body.data);

test('every form is offered in both languages, and every document for which one is offered exists', async () => {
  const forms = await listed();
  expect(forms.map(({ key }) => key)).toEqual(modelForms.keys);
  for (const { titleEnglish, titleNepali, reference, referenceNepali, offers } of forms) {
    for (const text of [titleEnglish, titleNepali, reference, referenceNepali]) expect(text).toMatch(/\S/);
    for (const { process, document } of offers) {
      const keys = processDefinition(process)?.documents.map(({ key }) => key) ?? [];
      expect([process, keys]).toEqual([process, expect.arrayContaining([document])]);
    }
  }
});

test('forms are found by type of company and by process', async () => {
  const keys = async (query: string) => (await listed(query)).map(({ key }) => key);
  expect(await keys('?companyType=PRIVATE_SOLE_PROPRIETOR')).toContain('SOLE_HOLDER_DECISION');
  expect(await keys('?companyType=PRIVATE_SOLE_PROPRIETOR')).not.toContain('MEETING_MINUTES');
  expect(await keys('?companyType=NON_PROFIT')).not.toContain('SHARE_CERTIFICATE');
  expect(await keys('?companyType=FOREIGN_BRANCH')).toEqual([]);
  expect(await keys('?process=LOCATION_CHANGE')).toEqual(['MEETING_MINUTES', 'BOARD_MINUTES', 'SOLE_HOLDER_DECISION']);
  expect((await gateway.call('GET', `${FORMS}?process=NOTHING`)).status).toBe(422);
});

test('anybody has every form empty, as PDF and as a Word document, in both languages', async () => {
  for (const form of modelForms.keys) {
    gateway.clock.advance(60_000);
    for (const language of ['ne', 'en']) {
      const word = wordText(await bytesOf(`${FORMS}/${form}/file?language=${language}&format=docx`));
      expect(word).toContain(modelForms.name(form)[language === 'ne' ? 'ne' : 'en']);
      expect(word).not.toMatch(/\{\{|undefined/);
      const pdf = await bytesOf(`${FORMS}/${form}/file?language=${language}&format=pdf`);
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    }
  }
}, 120_000);

test('the clauses are those of the type of company', async () => {
  gateway.clock.advance(60_000);
  const memorandum = async (type: string) =>
    wordText(await bytesOf(`${FORMS}/MEMORANDUM/file?language=en&format=docx&companyType=${type}`));
  expect(await memorandum('NON_PROFIT')).toMatch(/member/i);
  expect(await memorandum('PRIVATE_SOLE_PROPRIETOR')).not.toBe(await memorandum('NON_PROFIT'));
  // a company without shares has no share certificate, and one of several holders no sole decision
  for (const path of ['SHARE_CERTIFICATE/file?companyType=NON_PROFIT', 'MEMORANDUM/file?companyType=FOREIGN_BRANCH'])
    expect((await ask(`${FORMS}/${path}`)).status).toBe(404);
  expect((await ask(`${FORMS}/NOTHING/file`)).status).toBe(422);
});

test('a form is filled in from the register for who may read the company, and for nobody else', async () => {
  const puja = await callerOf(gateway, 'puja.representative');
  const path = `external/api/company/${company}/model-form/BOARD_MINUTES?language=en&format=docx`;
  const { body } = await gateway.call('GET', `external/api/company/${company}/record`);
  const record = JSON.stringify(body.data);
  const text = wordText(await bytesOf(path, puja));
  expect(text).toContain('Registration number: 100002');
  const [, name = ''] = /"nameEnglish":"([^"]+)"/.exec(record) ?? [];
  expect(text).toContain(name);
  expect((await ask(path)).status).toBe(401);
  expect((await ask(path, await callerOf(gateway, 'ram.applicant'))).status).toBe(403);
  const nobody = path.replace(company, '0190a000-0000-7000-8000-000000000099');
  expect((await ask(nobody, puja)).status).toBe(404);
  const read = await gateway.platform.database.db
    .selectFrom('access_log')
    .select('part')
    .where('company_id', '=', company)
    .where('account_id', '=', puja.userId)
    .execute();
  expect(read.map(({ part }) => part)).toContain('RECORD');
});

test('a registration has its forms filled in with its answers, offered beside the upload', async () => {
  const office = await officeOf(gateway);
  const filing = await readyRegistration(office, soleOwner());
  const { ram } = office;
  const { places } = documentsOf(await ram.call('GET', `${APPLICATION}/${filing.id}/document`));
  expect(places.find(({ key }) => key === 'MOA')?.modelForms).toEqual(['MEMORANDUM']);
  expect(places.find(({ key }) => key.startsWith('DIRECTOR_CONSENT:'))?.modelForms).toEqual(['DIRECTOR_CONSENT']);
  const path = `${APPLICATION}/${filing.id}/model-form/MEMORANDUM?language=en&format=docx`;
  const text = wordText(await bytesOf(path, ram));
  expect(text).toContain(filing.titleEnglish);
  if (POPPLER) {
    const pdf = await bytesOf(path.replace('docx', 'pdf'), ram);
    expect(pdftotext(pdf)).not.toContain('DRAFT');
  }
  expect((await ask(path, await callerOf(gateway, 'sita.applicant'))).status).toBe(404);
});

test('a Word document is not taken where a scan is asked for; the sentence names the file and says what to send', async () => {
  const office = await officeOf(gateway);
  const filing = await readyRegistration(office, soleOwner());
  gateway.clock.advance(60_000);
  const bytes = await bytesOf(`${FORMS}/MEMORANDUM/file?language=en&format=docx`);
  for (const name of ['memorandum.docx', 'memorandum.pdf'])
    expect(await attach(office.ram, filing.id, 'MOA', { name, content: bytes })).toMatchObject({
      status: 415,
      body: { errors: [{ path: 'file', code: 'DOCUMENT_EDITABLE', message: expect.stringContaining('PDF') }] },
    });
});

test('two people change a form from a day on; what they write is text, and the former version stays', async () => {
  const [proposer, approver] = [await callerOf(gateway, 'sysadmin.demo'), await callerOf(gateway, 'krishna.approver')];
  const key = modelFormKey('DIRECTOR_CONSENT');
  const { current } = await rateOf(proposer, key);
  const MARKUP = '#image("/etc/passwd") *bold* $x$ <script>alert(1)</script> \\ @ref [x] & "quoted"';
  const change = (textEnglish: string) =>
    proposeRate(proposer, {
      key,
      value: { ...current?.value, textEnglish },
      validFrom: addDays(dayInNepal(gateway.clock.now()), 1),
      validTo: null,
      reference: 'Decision 4',
      referenceNepali: 'निर्णय ४',
      certainty: 'A',
    });
  const path = 'value.textEnglish';
  for (const [text, code] of [
    ['To {{companyNmae}}', 'MODEL_FORM_PLACE'],
    ['Present: {{directors}}', 'MODEL_FORM_PLACE'],
    [' \n ', 'MODEL_FORM_TEXT'],
  ] as const)
    expect(await change(text)).toMatchObject({ status: 422, body: { errors: [{ path, code }] } });

  expect(await change(`To {{companyName}}\n${MARKUP}\n| a | b |\n| ${MARKUP} | c |`)).toMatchObject({ status: 200 });
  const [waiting] = (await ratesWaiting(approver)).filter((proposal) => proposal.key === key);
  expect(await decideOnRate(proposer, waiting?.id ?? '', 'approve')).toMatchObject({ status: 403 });
  expect(await decideOnRate(approver, waiting?.id ?? '', 'approve')).toMatchObject({ status: 200 });
  const file = `${FORMS}/DIRECTOR_CONSENT/file?language=en&format=`;
  expect(wordText(await bytesOf(`${file}docx`))).not.toContain('#image');

  gateway.clock.advance(DAY_MS);
  const word = wordText(await bytesOf(`${file}docx`));
  expect(word.split(MARKUP)).toHaveLength(3);
  const pdf = await bytesOf(`${file}pdf`);
  if (POPPLER) expect(pdftotext(pdf)).toMatch(/\*bold\* \$x\$/);
  const again = await callerOf(gateway, 'sysadmin.demo');
  expect((await rateOf(again, key)).rows).toBe(3);
});

test('a caller who fetches form after form has to wait', async () => {
  gateway.clock.advance(60_000);
  const answers: Response[] = [];
  for (let at = 0; at < 61; at++) answers.push(await ask(`${FORMS}/PROXY/file?language=en&format=docx`));
  expect(answers.slice(0, 60).every(({ status }) => status === 200)).toBe(true);
  expect(answers.at(-1)?.status).toBe(429);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('each form says for whom it is', () => {
  for (const form of modelForms.keys) expect(rulesOfForm(form).of.length).toBeGreaterThan(0);
});
