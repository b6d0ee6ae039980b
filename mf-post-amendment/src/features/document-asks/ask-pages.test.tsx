import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { DocumentAsk } from '@registrar/domain/calls/document-asks';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000f1';
const PAPER = '0190a000-0000-7000-8000-0000000000f2';
const COMPANY = {
  id: '0190a000-0000-7000-8000-000000000001',
  nameEnglish: 'Karnali Private Limited',
  nameNepali: 'कर्णाली प्राइभेट लिमिटेड',
};
const ask: DocumentAsk = {
  id: ID,
  number: 'DAK-2083/84-KTM-000001',
  company: { ...COMPANY, registrationNumber: '100002' },
  institution: {
    nameEnglish: 'Himal Bank',
    nameNepali: 'हिमाल बैंक',
    kind: 'BANK',
    roleType: 'EXTERNAL',
    email: 'himal.bank@example.com',
  },
  target: 'CERTIFICATE_OF_INCORPORATION',
  purpose: 'A loan',
  state: 'OPEN',
  askedAt: '2026-11-24T06:00:00Z',
  lapsesAt: '2026-12-09T06:00:00Z',
  answeredAt: null,
  refusedReason: null,
  share: null,
  version: 1,
};
const OWN = 'GET /external/api/document-ask';
const RECEIVED = 'GET /external/api/company-document-ask';
const page = { total: 1, page: 1, size: 20 };

test('an institution reads its asks and takes one back after a question', async () => {
  const WITHDRAW = `POST /external/api/document-ask/${ID}/withdrawal`;
  const { user, shell } = await renderRemote(app, {
    path: '/request-documents-mail/list',
    role: 'REQUESTER_EXTERNAL',
    language: 'en',
    gateway: { [OWN]: { items: [ask], ...page, ended: null }, [WITHDRAW]: {} },
  });
  await user.click(await screen.findByRole('button', { name: `Withdraw: ${ask.number}` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/The company is not asked any more/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(shell.gateway.callsOf(WITHDRAW)[0]?.body).toEqual({ version: 1 }));
});

test.each([
  ['en', 'Your admission has ended. Ask the office to renew it.', 'Ask for a document'],
  ['ne', 'तपाईंको संस्थाको मान्यता समाप्त भएको छ। नवीकरणका लागि कार्यालयमा सम्पर्क गर्नुहोस्।', 'कागजात माग्नुहोस्'],
] as const)('an ended admission is said, and nothing can be asked (%s)', async (language, sentence, begin) => {
  await renderRemote(app, {
    path: '/request-documents-mail/list',
    role: 'REQUESTER_INTERNAL',
    language,
    gateway: { [OWN]: { items: [], ...page, total: 0, ended: 'ENDED' } },
  });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: begin })).toBeDisabled();
});

test('an institution asks by company, document and purpose; what is missing stands at its field', async () => {
  const { user } = await renderRemote(app, {
    path: '/request-documents-mail/form',
    role: 'REQUESTER_EXTERNAL',
    language: 'en',
    gateway: {},
  });
  await user.click(await screen.findByRole('button', { name: 'Ask the company' }));
  expect((await screen.findAllByText('Reason is required', undefined, { timeout: 15_000 })).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('combobox', { name: 'Document' }));
  expect(await screen.findAllByTitle('Certificate of incorporation')).not.toHaveLength(0);
});

test('a representative refuses an ask with a reason, and agrees in the form that shares', async () => {
  const REFUSE = `POST /external/api/company-document-ask/${ID}/refusal`;
  const { user, shell } = await renderRemote(app, {
    path: '/request-documents-mail/list?show=asked',
    role: 'COMPANY_REPRESENTATIVE',
    language: 'en',
    gateway: {
      'GET /external/api/document-share': { items: [], ...page, total: 0 },
      [RECEIVED]: { items: [ask], ...page },
      [REFUSE]: {},
    },
  });
  expect(await screen.findByRole('link', { name: `Share it: ${ask.number}` })).toHaveAttribute(
    'href',
    `/request-documents-mail/form?ask=${ID}`,
  );
  await user.click(screen.getByRole('button', { name: `Refuse: ${ask.number}` }));
  await user.type(await screen.findByRole('textbox', { name: 'Why the company does not share it' }), 'No loan');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(shell.gateway.callsOf(REFUSE)[0]?.body).toEqual({ version: 1, reason: 'No loan' }));
});

test('what is shared for an ask goes to the institution, and only the document that was asked for is offered', async () => {
  const SHARE = 'POST /external/api/document-share';
  const paper = (id: string, kind: string) => ({
    id,
    kind,
    code: id.slice(-2),
    language: 'ne',
    issuedOn: '2026-11-01',
    needsCode: false,
  });
  const { user, shell } = await renderRemote(app, {
    path: `/request-documents-mail/form?ask=${ID}`,
    role: 'COMPANY_REPRESENTATIVE',
    language: 'en',
    gateway: {
      'GET /external/api/representative/company': [{ ...COMPANY, regNo: '100002' }],
      [`${RECEIVED}/${ID}`]: ask,
      [`GET /external/api/company/${COMPANY.id}/shareable-document`]: {
        items: [paper(PAPER, 'CERTIFICATE_OF_INCORPORATION'), paper(ID, 'RECORD_LETTER')],
        maximumDays: 30,
        objectionDays: 3,
      },
      [SHARE]: { id: PAPER },
      'GET /external/api/document-share': { items: [], ...page, total: 0 },
    },
  });
  expect(await screen.findByText(/himal\.bank@example\.com/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Email of the receiver/ })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: /Document or company/ }));
  const [certificate] = await screen.findAllByTitle(/Certificate of incorporation/);
  if (certificate === undefined) throw new Error('The certificate is not offered');
  expect(screen.queryByTitle(/Record letter/)).toBeNull();
  await user.click(certificate);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf(SHARE)[0]?.body).toMatchObject({
      askId: ID,
      targetId: PAPER,
      email: 'himal.bank@example.com',
      purpose: 'A loan',
    }),
  );
});
