import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { openReport } from '../../test/annual-report-kit';
import { documentsOf } from '../../test/documents-kit';
import { APPLICATION, callerOf, detailOf, saveSection, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { filledChange } from '../../test/name-change-kit';
import { pdftotext, POPPLER } from '../../test/pdf-tools';
import { addItem, officeOf, readyRegistration } from '../../test/registration-kit';
import { newKey } from '../../test/representation-kit';
import { wordText } from '../../test/word-text';
import { dayInNepal } from '../platform/clock';

let gateway: TestGateway;
let bimala: Caller;
let sita: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true, change: (config) => ({ ...config, limitFactor: 2 }) });
  bimala = await callerOf(gateway, 'bimala.representative');
  sita = await callerOf(gateway, 'sita.applicant');
}, 180_000);
afterAll(() => gateway?.close());

const formOf = (by: Caller, id: string, form: string, query: string): Promise<Response> =>
  fetch(new URL(`${APPLICATION}/${id}/model-form/${form}?${query}`, gateway.url), {
    headers: { authorization: `Bearer ${by.token}` },
  });

async function textOf(
  by: Caller,
  id: string,
  form: string,
  place: string,
  language: 'ne' | 'en' = 'en',
): Promise<string> {
  const answer = await formOf(by, id, form, `language=${language}&format=docx&place=${encodeURIComponent(place)}`);
  expect([form, answer.status]).toEqual([form, 200]);
  return wordText(Buffer.from(await answer.arrayBuffer()));
}

const draftOf = async (by: Caller, processName: string, companyId: string) =>
  detailOf(await by.call('POST', APPLICATION, { processName, companyId }, newKey()));
/** A company of the demonstration, by its registration number. */
async function companyOf(number: string): Promise<string> {
  const { id } = await gateway.platform.database.db
    .selectFrom('company')
    .select('id')
    .where('registration_number', '=', number)
    .executeTakeFirstOrThrow();
  return id;
}
const offered = async (by: Caller, id: string) =>
  documentsOf(await by.call('GET', `${APPLICATION}/${id}/document`)).places;

test('the resolution, the table and the amended papers of a change of name say what was typed', async () => {
  const filing = await filledChange(bimala, await companyOf('100007'), undefined, '2026-11-02');
  const proposed = filing.sections.find(({ key }) => key === 'NAME_DETAILS')?.data ?? {};
  expect(String(proposed['english'])).toMatch(/\S/);

  const resolution = await textOf(bimala, filing.id, 'SPECIAL_RESOLUTION', 'SPECIAL_RESOLUTION');
  for (const said of [
    'General meeting',
    'The general meeting resolved to change the name.',
    String(proposed['english']),
  ])
    expect(resolution).toContain(said);
  expect(resolution).toMatch(/The company does other work now\./);
  expect(resolution).toContain('2026');
  expect(resolution).toContain('2083');
  const nepali = await textOf(bimala, filing.id, 'SPECIAL_RESOLUTION', 'SPECIAL_RESOLUTION', 'ne');
  expect(nepali).toContain('साधारण सभा');
  expect(nepali).toContain(String(proposed['nepali']));

  const table = await textOf(bimala, filing.id, 'OLD_NEW_TABLE', 'OLD_NEW_TABLE');
  const { name_english: present } = await gateway.platform.database.db
    .selectFrom('company')
    .select('name_english')
    .where('registration_number', '=', '100007')
    .executeTakeFirstOrThrow();
  // in the heading, and as what is left
  const [before, after] = [table.lastIndexOf(present), table.indexOf(String(proposed['english']))];
  expect(after).toBeGreaterThan(-1);
  expect(before).toBeGreaterThan(table.indexOf('Present'));
  expect(before).toBeLessThan(after);
  expect(await textOf(bimala, filing.id, 'MEMORANDUM', 'AMENDED_MOA_AOA')).toContain(String(proposed['english']));

  // whoever does not see the application does not get its forms, and no place is made up
  expect((await formOf(sita, filing.id, 'SPECIAL_RESOLUTION', 'format=docx')).status).toBe(404);
  expect((await formOf(bimala, filing.id, 'SPECIAL_RESOLUTION', 'format=docx&place=NOTHING')).status).toBe(404);
});

test('minutes are of the body that decided, with the address that is left and the new one', async () => {
  gateway.clock.advance(60_000);
  const draft = await draftOf(bimala, 'LOCATION_CHANGE', await companyOf('100007'));
  const formsAt = async () => (await offered(bimala, draft.id)).find(({ key }) => key === 'DECISION')?.modelForms;
  expect(await formsAt()).toEqual(['MEETING_MINUTES', 'BOARD_MINUTES']);
  const empty = await textOf(bimala, draft.id, 'BOARD_MINUTES', 'DECISION');
  expect(empty).toMatch(/Text of the decision\n…+/);
  const on = dayInNepal(gateway.clock.now());
  detailOf(
    await saveSection(bimala, draft, 'LOCATION_DECISION', {
      scope: 'REGISTERED_OFFICE',
      decision: { decidedBy: 'BOARD', decidedOn: on, text: 'The office moves to Patan.\nThe lease is signed.' },
    }),
  );
  detailOf(
    await saveSection(
      bimala,
      detailOf(await bimala.call('GET', `${APPLICATION}/${draft.id}`)),
      'NEW_REGISTERED_OFFICE',
      {
        address: { toleStreet: 'Jawalakhel Marg' },
      },
    ),
  );
  expect(await formsAt()).toEqual(['BOARD_MINUTES']);
  const minutes = await textOf(bimala, draft.id, 'BOARD_MINUTES', 'DECISION');
  expect(minutes).toContain('The office moves to Patan.\nThe lease is signed.');
  expect(minutes).toContain('Jawalakhel Marg');
  if (!POPPLER) return;
  const pdf = await formOf(bimala, draft.id, 'BOARD_MINUTES', 'language=en&format=pdf&place=DECISION');
  const printed = pdftotext(Buffer.from(await pdf.arrayBuffer()));
  expect(printed).toContain('The office moves to Patan.');
  expect(printed).not.toContain('DRAFT');
});

test('amended clauses stand next to what they take the place of', async () => {
  gateway.clock.advance(60_000);
  const draft = await draftOf(bimala, 'AMENDMENT_OF_AOA_MOA', await companyOf('100007'));
  const on = dayInNepal(gateway.clock.now());
  const told = detailOf(
    await saveSection(bimala, draft, 'AMENDMENT_DECISION', {
      documentType: 'AOA',
      reason: 'The secretary keeps it.',
      resolution: { meeting: 'GENERAL_MEETING', resolutionOn: on, text: 'Resolved to amend.' },
    }),
  );
  await addItem(bimala, told, 'CLAUSE_AMENDMENTS', {
    change: 'REPLACE',
    dafaId: '12. Seal',
    presentNepali: 'कम्पनीको आफ्नै छाप हुनेछ।',
    presentEnglish: 'The company has its own seal.',
    proposedAmendmentNepali: 'छाप सचिवसँग रहनेछ।',
    proposedAmendmentEnglish: 'The seal is kept by the secretary.',
    amendmentDecisionType: 'GENERAL_MEETING',
    amendmentDate: on,
    amendmentRemarks: 'As resolved.',
  });
  const table = await textOf(bimala, draft.id, 'OLD_NEW_TABLE', 'OLD_NEW_TABLE');
  for (const said of ['its own seal', 'The seal is kept by the secretary.', 'The secretary keeps it.'])
    expect(table).toContain(said);
});

test('the minutes of the annual meeting say its day, who came and what was decided', async () => {
  gateway.clock.advance(60_000);
  const bhawana = await callerOf(gateway, 'bhawana.representative');
  const company = await companyOf('100086');
  const years = await bhawana.call('GET', `external/api/company/${company}/annual-report`);
  const [, year = ''] = /"fiscalYear":"([^"]+)"/.exec(JSON.stringify(years.body.data)) ?? [];
  const draft = detailOf(await openReport(bhawana, company, year));
  detailOf(
    await saveSection(bhawana, draft, 'GENERAL_MEETING', {
      dormant: false,
      meeting: 'HELD',
      heldOn: dayInNepal(gateway.clock.now()),
      presencePercent: 75,
      decisions: 'The accounts were approved.',
    }),
  );
  const minutes = await textOf(bhawana, draft.id, 'MEETING_MINUTES', 'AGM_MINUTES');
  for (const said of ['The accounts were approved.', '75%']) expect(minutes).toContain(said);
});

test('each consent is of the director whose place it is; what is signed bears its version', async () => {
  gateway.clock.advance(60_000);
  const office = await officeOf(gateway);
  const filing = await readyRegistration(office, twoOwners());
  const consents = (await offered(office.ram, filing.id)).filter(({ key }) => key.startsWith('DIRECTOR_CONSENT:'));
  expect(consents.length).toBeGreaterThan(1);
  const texts = [];
  for (const { key } of consents) texts.push(await textOf(office.ram, filing.id, 'DIRECTOR_CONSENT', key));
  expect(texts.every((text) => /I, [A-Z][a-z]+ [A-Z][^…]*\(address [A-Z]/.test(text))).toBe(true);
  expect(new Set(texts).size).toBe(texts.length);
  const drafter = await textOf(office.ram, filing.id, 'DRAFTER_AUTHENTICATION', 'DRAFTER_AUTHENTICATION');
  expect(drafter).toMatch(/Name of the drafter: [A-Z]/);
  expect(drafter).toContain(filing.titleEnglish);
  if (!POPPLER) return;
  const printed = async (form: string): Promise<string> => {
    const answer = await formOf(office.ram, filing.id, form, 'language=en&format=pdf');
    return pdftotext(Buffer.from(await answer.arrayBuffer()));
  };
  const version = /version of the text ([0-9a-f]{12})/;
  const memorandum = await printed('MEMORANDUM');
  expect(memorandum).not.toContain('DRAFT');
  const [, first] = version.exec(memorandum) ?? [];
  expect(first).toBeDefined();
  expect(version.exec(await printed('MEMORANDUM'))?.[1]).toBe(first);
  expect(version.exec(await printed('ARTICLES'))?.[1]).not.toBe(first);
});
