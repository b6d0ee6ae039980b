import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { RegisterDocument, RequestedDocumentDetail } from '@registrar/domain/calls/requested-documents';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000d1';
const COMPANY = {
  id: '0190a000-0000-7000-8000-000000000001',
  nameEnglish: 'Karnali Private Limited',
  nameNepali: 'कर्णाली प्राइभेट लिमिटेड',
  registrationNumber: '100002',
};
const FILE = {
  id: ID,
  name: 'lease.pdf',
  mediaType: 'application/pdf',
  size: 10,
  broughtAt: '2026-11-04T06:00:00Z',
} as const;
const request = (more: Partial<RequestedDocumentDetail> = {}): RequestedDocumentDetail => ({
  id: ID,
  kind: 'RE_UPLOAD',
  number: 'DRU-2083/84-KTM-000001',
  process: 'NAME_CHANGE',
  applicationId: ID,
  about: { nameEnglish: COMPANY.nameEnglish, nameNepali: COMPANY.nameNepali },
  name: { nameEnglish: 'Minutes of the meeting', nameNepali: 'बैठकको निर्णय' },
  reason: 'दोस्रो पाना पढिएन',
  askedAt: '2026-11-04T06:00:00Z',
  dueOn: '2026-11-19',
  status: 'REQUESTED',
  isOverdue: false,
  company: COMPANY,
  office: { nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ' },
  original: FILE,
  versions: [],
  applicationNumber: 'NC-1',
  escalatedAt: null,
  withdrawnReason: null,
  callId: null,
  may: { bring: true, decide: false, withdraw: false, call: false },
  version: 1,
  ...more,
});
const DETAIL = `GET /external/api/requested-document/${ID}`;
const scan = { [`GET /external/api/requested-document/${ID}/version/${ID}`]: new Blob(['x']) };
const office = (path: string, gateway: FakeAnswers) =>
  renderRemote(app, { path, role: 'APPROVER_1', language: 'en', gateway: { ...scan, ...gateway } });
const company = (path: string, gateway: FakeAnswers) =>
  renderRemote(app, { path, role: 'COMPANY_REPRESENTATIVE', language: 'ne', gateway: { ...scan, ...gateway } });

test('the list has what is asked for with its reason and last day, and says when there is nothing', async () => {
  const LIST = 'GET /external/api/requested-document';
  const { unmount } = await company('/additional-requested-documents', {
    [LIST]: { items: [request({ isOverdue: true })], total: 1, page: 1, size: 20 },
  });
  expect(await screen.findByRole('link', { name: 'बैठकको निर्णय' })).toHaveAttribute('href', expect.stringContaining(ID));
  expect(screen.getByText('दोस्रो पाना पढिएन')).toBeVisible();
  expect(screen.getByText('म्याद नाघेको')).toBeVisible();
  await unmount();
  await company('/additional-requested-documents', { [LIST]: { items: [], total: 0, page: 1, size: 20 } });
  expect(await screen.findByText('अहिले कार्यालयले मागेको कुनै कागजात बाँकी छैन।')).toBeVisible();
});

test('nothing is sent without a file, a rejection is read, and what is decided is not asked for', async () => {
  const { user, unmount } = await company(`/additional-requested-documents/${ID}`, {
    [DETAIL]: request({
      status: 'REJECTED',
      versions: [
        {
          ...FILE,
          broughtBy: { nameEnglish: 'Puja', nameNepali: 'पूजा' },
          status: 'REJECTED',
          reason: 'हस्ताक्षर छैन',
          decidedAt: '2026-11-05T06:00:00Z',
        },
      ],
    }),
  });
  expect(await screen.findByText('हस्ताक्षर छैन')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'कार्यालयमा पठाउनुहोस्' }));
  expect((await screen.findAllByText(/कागजात .*(आवश्यक|अनिवार्य|हाल्नुहोस्|दिनुहोस्|छ)/)).length).toBeGreaterThan(0);
  await unmount();
  await company(`/additional-requested-documents/${ID}`, {
    [DETAIL]: request({ status: 'APPROVED', may: { bring: false, decide: false, withdraw: false, call: false } }),
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('बैठकको निर्णय');
  expect(screen.queryByRole('button', { name: 'कार्यालयमा पठाउनुहोस्' })).toBeNull();
});

test('an address that is no id asks nothing and is said to be not found', async () => {
  const { shell } = await company('/additional-requested-documents/nonsense', {});
  expect(await screen.findByText('यस्तो माग छैन, वा तपाईंका लागि होइन।')).toBeVisible();
  expect(shell.gateway.callsOf('GET /external/api/requested-document/nonsense')).toEqual([]);
});

test('the office chooses a document of the company and never one that is asked for already', async () => {
  const document: RegisterDocument = {
    id: ID,
    name: { nameEnglish: 'Minutes', nameNepali: 'निर्णय' },
    process: 'NAME_CHANGE',
    applicationNumber: 'NC-1',
    submittedOn: '2026-10-01',
    renewedOn: null,
    requestId: null,
  };
  const { user } = await office('/post-amendment/document-reuploads/new', {
    'GET /external/api/company-merge/search/company-details': [COMPANY],
    [`GET /external/api/company/${COMPANY.id}/register-document`]: {
      items: [document, { ...document, id: COMPANY.id, applicationNumber: 'NC-2', requestId: ID }],
    },
  });
  expect(await screen.findByText('Choose the company first.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  expect((await screen.findAllByText('Reason is required', undefined, { timeout: 15_000 })).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('searchbox', { name: /Registration number/ }), '100002');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.click(await screen.findByRole('combobox', { name: /Document of the register/ }));
  expect(await screen.findByText(/NC-2 · asked for already/)).toBeInTheDocument();
  expect(screen.getByText(/^Minutes · .+ · NC-1$/)).toBeInTheDocument();
});

test('a rejection needs its reason and is sent with the version that was seen', async () => {
  const VERDICT = `POST /external/api/document-reupload/${ID}/verdict`;
  const { user, shell } = await office(`/post-amendment/document-reuploads/${ID}`, {
    [DETAIL]: request({
      status: 'SUBMITTED',
      may: { bring: false, decide: true, withdraw: false, call: false },
      version: 2,
    }),
    [VERDICT]: {},
  });
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect((await dialog.findAllByText('Reason is required', undefined, { timeout: 15_000 })).length).toBeGreaterThan(0);
  expect(shell.gateway.callsOf(VERDICT)).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Page 2 is missing');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf(VERDICT)[0]?.body).toEqual({
      verdict: 'REJECTED',
      reason: 'Page 2 is missing',
      version: 2,
    }),
  );
});
