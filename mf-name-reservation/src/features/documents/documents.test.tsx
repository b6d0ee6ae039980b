import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { filingDocumentsSchema, type DocumentPlace, type FilingDocuments } from '@registrar/domain/calls/documents';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { APPLICATION_ID } from '../../testing/builders';
import { gatewayAnswers } from '../../testing/gateway-answers';
import { migratedCompany, migratedDraft } from '../../testing/migrated';

URL.createObjectURL = () => 'blob:document';
URL.revokeObjectURL = () => undefined;

const LIST = 'GET /external/api/application/:id/document';
const UPLOAD = 'POST /external/api/application/:id/document';
const REMOVE = 'DELETE /external/api/application/:id/document/:documentId';
const FORM = 'GET /external/api/application/:id/model-form/:form';
const FILE = 'GET /external/api/application/:id/document/:documentId';
const document: DocumentPlace['document'] = {
  id: '0190a000-0000-7000-8000-00000000d0c0',
  name: 'certificate.png',
  mediaType: 'image/png',
  size: 4096,
  sha256: 'a',
  remark: null,
  uploadedBy: { nameEnglish: 'Puja Thapa', nameNepali: 'पूजा थापा' },
  uploadedAt: '2026-11-21T08:00:00.000Z',
  version: 1,
};
const documents = (place: Partial<DocumentPlace> = {}, mayChange = true): FilingDocuments =>
  filingDocumentsSchema.parse({
    mayChange,
    places: [
      {
        key: 'OLD_CERTIFICATE',
        nameEnglish: 'Old certificate',
        nameNepali: 'पुरानो प्रमाणपत्र',
        required: true,
        when: 'ALWAYS',
        maximumMegabytes: 5,
        extensions: ['PNG', 'PDF'],
        status: 'REQUESTED',
        document: null,
        ...place,
      },
    ],
  });
const there = documents({ status: 'SUBMITTED', document });

const open = (answers: FakeAnswers, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: `/company-name-reservation/migrated-name-reservation/add-necessary-document?application=${APPLICATION_ID}`,
    role: 'APPLICANT',
    language,
    gateway: {
      ...gatewayAnswers,
      'GET /external/api/application/:id': migratedDraft,
      'GET /external/api/migrated-company/:id': migratedCompany,
      [LIST]: documents(),
      [FILE]: new Blob(['x']),
      ...answers,
    },
  });
const picture = () => new File(['picture'], 'certificate.png', { type: 'image/png' });

test.each([
  ['ne', 'पुरानो प्रमाणपत्र', /^छाप्नुहोस्, सही गर्नुहोस्, स्क्यान गरेर यहाँ राख्नुहोस्।/, 'सञ्चालक समितिको निर्णय: छाप्न PDF'],
  ['en', 'Old certificate', /^Print, sign, scan and upload\./, 'Minutes of a board meeting: PDF to print'],
] as const)(
  'a paper that somebody signs says so in one line, with its form (%s)',
  async (language, title, how, button) => {
    const key = 'OLD_CERTIFICATE';
    const kept = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { shell, user } = await open(
      { [LIST]: documents({ modelForms: ['BOARD_MINUTES'] }), [FORM]: new Blob(['%PDF-']) },
      language,
    );
    const place = await screen.findByRole('region', { name: title });
    expect(within(place).getAllByText(how)).toHaveLength(1);
    // one form needs no name beside its buttons
    expect(within(place).queryByText(/^(Minutes of a board meeting|सञ्चालक समितिको निर्णय)$/)).toBeNull();
    await user.click(within(place).getByRole('button', { name: button }));
    await waitFor(() => expect(shell.gateway.callsOf(FORM)).toHaveLength(1));
    expect(shell.gateway.callsOf(FORM)[0]?.path).toContain(`format=pdf&place=${key}`);
    await waitFor(() => expect(kept).toHaveBeenCalled());
    kept.mockRestore();
  },
);

test('of several forms each has its name; a paper without one has no such line', async () => {
  await open({ [LIST]: documents({ modelForms: ['BOARD_MINUTES', 'MEETING_MINUTES'] }) });
  const place = await screen.findByRole('region', { name: 'Old certificate' });
  expect(within(place).getByText('Minutes of a board meeting')).toBeVisible();
  expect(within(place).getAllByRole('button', { name: /Word to edit$/ })).toHaveLength(2);
});

test('a paper that nobody signs has no such line', async () => {
  await open({});
  const place = await screen.findByRole('region', { name: 'Old certificate' });
  expect(within(place).queryByText(/Print, sign/)).toBeNull();
});

test.each([
  ['ne', 'पुरानो प्रमाणपत्र', 'यस किसिमको हरेक निवेदनमा यो कागजात चाहिन्छ।'],
  ['en', 'Old certificate', 'Every application of this kind needs it.'],
] as const)(
  'a document is asked for with its reason (%s), uploaded, shown and taken away',
  async (language, title, reason) => {
    const { shell, user } = await open({ [UPLOAD]: there, [REMOVE]: documents() }, language);
    const place = await screen.findByRole('region', { name: title });
    expect(within(place).getByText(reason)).toBeVisible();
    await user.upload(within(place).getByTestId('file-input'), picture());
    expect(await within(place).findByText('certificate.png')).toBeVisible();
    expect(shell.gateway.callsOf(UPLOAD)).toHaveLength(1);
    expect(Object.keys(shell.gateway.callsOf(UPLOAD)[0]?.body ?? {})).toEqual(['requirementKey', 'file']);
    await user.click(
      within(place).getByRole('button', { name: language === 'en' ? 'Remove certificate.png' : /certificate\.png/ }),
    );
    await waitFor(() => expect(within(place).queryByText('certificate.png')).toBeNull());
    expect(shell.gateway.callsOf(REMOVE)).toHaveLength(1);
  },
);

test('a refusal of the office’s rules stands at the document, with its reason; another file may be tried', async () => {
  const { user } = await open({
    [UPLOAD]: failure(422, { code: 'FILE-422', message: 'This PDF is locked with a password.' }),
  });
  const place = await screen.findByRole('region', { name: 'Old certificate' });
  await user.upload(within(place).getByTestId('file-input'), picture());
  expect(await within(place).findByRole('alert')).toHaveTextContent('This PDF is locked with a password.');
  expect(within(place).queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(within(place).getByRole('button', { name: /Choose a file/ })).toBeEnabled();
});

test('what may not be changed is shown with who put it there, to be opened and kept', async () => {
  await open({ [LIST]: documents({ status: 'SUBMITTED', document }, false) });
  const place = await screen.findByRole('region', { name: 'Old certificate' });
  expect(await within(place).findByRole('img', { name: 'Old certificate, the uploaded picture' })).toBeVisible();
  expect(within(place).getByText(/Puja Thapa/)).toBeVisible();
  expect(within(place).getByRole('link', { name: 'Save: Old certificate' })).toHaveAttribute(
    'download',
    'certificate.png',
  );
  expect(within(place).queryByTestId('file-input')).toBeNull();
});

test('a list that does not come can be asked for again', async () => {
  let down = true;
  const { user } = await open({ [LIST]: () => (down ? failure(500) : documents()) });
  await screen.findByRole('button', { name: 'Try again' });
  down = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Old certificate' })).toBeVisible();
});
