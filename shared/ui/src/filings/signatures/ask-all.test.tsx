import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { filingDocumentsSchema } from '@registrar/domain/calls/documents';
import { filingSignaturesSchema, type FilingSignatures } from '@registrar/domain/calls/filing-signatures';
import { failure, type FakeCall } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, gatewayAnswers, registration } from '@registrar/testing/registration-builders';
import { app } from '../../testing/filing-remote';

const SIGNATURES = 'GET /external/api/application/:id/signature';
const ASK = 'POST /external/api/application/:id/signature/ask';

const party = (key: string, nameEnglish: string, contacts: readonly string[], state = 'NOT_ASKED') => ({
  party: `MOA:${key}`,
  place: 'MOA',
  role: 'FOUNDER',
  name: { nameEnglish, nameNepali: nameEnglish },
  paperName: { ne: 'प्रबन्धपत्र', en: 'Memorandum of association' },
  state,
  inPortal: true,
  onPaper: false,
  covers: [],
  contacts: contacts.map((address) => ({ channel: 'EMAIL', address })),
  language: 'ne',
  sentAt: null,
  expiresAt: null,
  resendAt: null,
  sendsLeft: 5,
  signed: null,
  objections: [],
});
const before = (): FilingSignatures =>
  filingSignaturesSchema.parse({
    mayAsk: true,
    items: [
      party('a', 'Asha', ['a***@makalu.example']),
      party('b', 'Bishnu', ['b***@makalu.example']),
      party('c', 'Chandra', []),
      party('d', 'Dipa', ['d***@makalu.example'], 'SENT'),
    ],
  });

test('one press asks everybody who has an address and was not asked, and says for each what became of it', async () => {
  const { user, shell } = await renderRemote(app, {
    path: `/company-registration/document-details?application=${APPLICATION_ID}`,
    role: 'APPLICANT',
    language: 'en',
    gateway: {
      ...gatewayAnswers,
      'GET /external/api/application/:id': registration(),
      'GET /external/api/application/:id/document': filingDocumentsSchema.parse({ mayChange: true, places: [] }),
      [SIGNATURES]: before(),
      [ASK]: ({ body }: FakeCall) => {
        if (JSON.stringify(body).includes('MOA:b'))
          throw failure(422, {
            message: 'Not in order',
            errors: [
              { path: 'party', code: 'SIGNATURE_CONTACT_SHARED', message: 'Bishnu and Asha have the same contact.' },
            ],
          });
        return before();
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send the link to all who have an address (2)' }));
  const sent = (await screen.findByText('Links sent: 1')).closest('[role=alert]');
  const failed = (await screen.findByText('Not sent: 2')).closest('[role=alert]');
  if (!(sent instanceof HTMLElement) || !(failed instanceof HTMLElement)) throw new Error('Nothing is told');
  expect(within(sent).getByText('Asha · Memorandum of association')).toBeVisible();
  expect(within(failed).getByText(/Bishnu · .*have the same contact/)).toBeVisible();
  expect(within(failed).getByText(/Chandra · .*no email or mobile number/)).toBeVisible();
  expect(shell.gateway.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/ask'))).toHaveLength(2);
});
