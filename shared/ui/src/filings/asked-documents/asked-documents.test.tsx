import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { filingDocumentsSchema } from '@registrar/domain/calls/documents';
import { requestedDocumentSchema } from '@registrar/domain/calls/corrections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, gatewayAnswers, registration } from '@registrar/testing/registration-builders';
import { app } from '../../testing/filing-remote';

const READ = 'GET /external/api/application/:id';
const DOCUMENTS = 'GET /external/api/application/:id/document';
const BRING = 'POST /external/api/application/:id/submitAdditionalDocument';
const KEY = 'ADDITIONAL:0190a000-0000-7000-8000-0000000000d1';
const BUTTON = 'Submit additional document';

const officer = {
  id: '0190a000-0000-7000-8000-0000000000b2',
  nameEnglish: 'Gita',
  nameNepali: 'गीता',
  roleCode: 'OPERATOR',
};
const lease = requestedDocumentSchema.parse({
  id: '0190a000-0000-7000-8000-0000000000d1',
  key: KEY,
  nameEnglish: 'Lease of the office',
  nameNepali: 'कार्यालयको भाडा सम्झौता',
  reason: 'The ward asks for it.',
  askedAt: '2026-11-21T08:00:00.000Z',
  by: officer,
  status: 'REQUESTED',
  document: null,
});
const place = (key: string, name: string, document: object | null) => ({
  key,
  nameEnglish: name,
  nameNepali: name,
  when: 'ALWAYS',
  required: true,
  maximumMegabytes: 5,
  extensions: ['PDF'],
  consents: [],
  status: document === null ? 'REQUESTED' : 'SUBMITTED',
  document,
  mayChange: key === KEY,
});
const file = {
  id: '0190a000-0000-7000-8000-0000000000f1',
  name: 'lease.pdf',
  mediaType: 'application/pdf',
  size: 100,
  sha256: 'a'.repeat(64),
  uploadedAt: '2026-11-21T08:00:00.000Z',
  uploadedBy: officer,
  version: 1,
  remark: null,
};
const places = (document: object | null) =>
  filingDocumentsSchema.parse({
    mayChange: true,
    places: [
      place('MOA', 'Memorandum', { ...file, id: '0190a000-0000-7000-8000-0000000000f2' }),
      place(KEY, 'Lease of the office', document),
    ],
  });

const asked = (changes: Partial<ApplicationDetail> = {}): ApplicationDetail =>
  registration({
    status: 'ADDITIONAL_DOCUMENT_REQUESTED',
    version: 7,
    round: 1,
    applicationNumber: 'CR-2083/84-KTM-000001',
    requestedDocuments: [lease],
    unlocked: [`DOCUMENTS.${KEY}`],
    allowedActions: [
      {
        action: 'submitAdditionalDocument',
        allowed: false,
        remark: 'none',
        reason: { code: 'ALL_REQUESTED_ROWS_UPLOADED', message: 'Not every requested document is uploaded.' },
      },
    ],
    ...changes,
  });
const open = (answers: FakeAnswers, step = '/summary') =>
  renderRemote(app, {
    path: `/company-registration${step}?application=${APPLICATION_ID}`,
    role: 'APPLICANT',
    language: 'en',
    gateway: { ...gatewayAnswers, [READ]: asked(), ...answers },
  });

test.each(['', '/summary', '/document-details'])(
  'an additional document that is asked for has its place, its reason and the button that hands it in (%s)',
  async (step) => {
    const { shell, user } = await open(
      {
        [DOCUMENTS]: places(file),
        [BRING]: asked({
          status: 'ADDITIONAL_DOCUMENT_SUBMITTED',
          turn: 'OPERATOR',
          version: 8,
          allowedActions: [],
          unlocked: null,
        }),
      },
      step,
    );
    const section = await screen.findByRole('region', { name: 'Documents that the office asks for' });
    expect(await within(section).findByText('The ward asks for it.')).toBeVisible();
    expect(within(section).queryByText('Memorandum')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit again' })).toBeNull();
    await user.click(within(section).getByRole('button', { name: BUTTON }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: BUTTON }));
    await waitFor(() => expect(shell.gateway.callsOf(BRING)).toHaveLength(1));
    expect(shell.gateway.callsOf(BRING)[0]?.body).toEqual({ version: 7 });
    expect(await screen.findByText('The further documents have been submitted.')).toBeVisible();
  },
);

test('what is still missing is said, and nothing is sent', async () => {
  const { shell, user } = await open({ [DOCUMENTS]: places(null) });
  await user.click(await screen.findByRole('button', { name: BUTTON }));
  expect(await screen.findByText('Lease of the office: not there yet')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shell.gateway.callsOf(BRING)).toHaveLength(0);
});
