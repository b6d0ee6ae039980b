import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Entered } from '@registrar/domain/calls/company-record';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, gatewayAnswers, registration } from '@registrar/testing/registration-builders';
import { app } from '../../testing/filing-remote';

const READ = 'GET /external/api/application/:id';
const submitted = (): ApplicationDetail => ({
  ...registration(),
  status: 'SUBMITTED',
  applicationNumber: 'CR-1',
  allowedActions: [],
});
const open = (step: string) =>
  renderRemote(app, {
    path: `/company-registration/${step}?application=${APPLICATION_ID}`,
    role: 'APPLICANT',
    language: 'en',
    gateway: { ...gatewayAnswers, [READ]: submitted() },
  });

test('what is paid for a filing that is at the office has a page of its own, with the way back to where it stands', async () => {
  const { user, shell } = await open('fine-revenue-details');
  expect(await screen.findByRole('heading', { level: 2, name: 'Fee and payment' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Status of the application' }));
  expect(shell.navigations.at(-1)).toContain(APPLICATION_ID);
});

test('a filing of which nothing further is asked says so where further documents would be', async () => {
  await open('add-document');
  expect(await screen.findByText('The office asks for no additional document of this application now.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Documents' })).toBeVisible();
});

test('a filing whose approval was revoked says so, and not that it was rejected', async () => {
  const person = { id: APPLICATION_ID, nameEnglish: 'Krishna', nameNepali: 'कृष्ण', roleCode: 'APPROVER_2' } as const;
  const [approved, revoked] = [
    {
      at: '2026-11-22T06:00:00.000Z',
      action: 'approve',
      from: 'VERIFY',
      to: 'APPROVED',
      remark: null,
      reasonCode: null,
    },
    {
      at: '2026-11-23T06:00:00.000Z',
      action: 'revoke',
      from: 'APPROVED',
      to: 'REJECTED',
      remark: 'The deed is forged.',
      reasonCode: 'OTHER',
    },
  ] as const;
  const history = [approved, revoked].map((entry) => ({ ...entry, actor: person }));
  await renderRemote(app, {
    path: `/company-registration?application=${APPLICATION_ID}`,
    role: 'APPLICANT',
    language: 'en',
    gateway: { ...gatewayAnswers, [READ]: { ...submitted(), status: 'REJECTED', history } },
  });
  expect(await screen.findByText('The approval of this application has been revoked.')).toBeVisible();
  expect(screen.getAllByText(/The deed is forged/).length).toBeGreaterThan(0);
  expect(screen.queryByText('The application has been rejected.')).toBeNull();
});

test('an approved filing tells what it changed in the register, before and after, and from which day on', async () => {
  const approved: ApplicationDetail = {
    ...submitted(),
    status: 'APPROVED',
    history: [
      {
        at: '2026-11-22T06:00:00.000Z',
        action: 'approve',
        from: 'VERIFY',
        to: 'APPROVED',
        actor: { id: APPLICATION_ID, nameEnglish: 'Maya', nameNepali: 'माया', roleCode: 'APPROVER_1' },
        remark: null,
        reasonCode: null,
      },
    ],
  };
  const entered: Entered = [
    {
      effectiveOn: '2026-11-22',
      filing: null,
      changes: [
        {
          aspect: 'REGISTERED_OFFICE',
          subjectId: null,
          kind: 'CHANGED',
          title: null,
          fields: [
            { path: 'addressEnglish', before: 'Thamel', after: 'New Road' },
            { path: 'details.provinceId', before: 3, after: 4 },
          ],
        },
      ],
    },
  ];
  await renderRemote(app, {
    path: `/company-registration?application=${APPLICATION_ID}`,
    role: 'APPLICANT',
    language: 'en',
    gateway: { ...gatewayAnswers, [READ]: approved, 'GET /external/api/application/:id/entry': entered },
  });
  const shown = await screen.findByRole('region', { name: 'What changed in the register' });
  for (const text of ['Thamel', 'New Road']) expect(await within(shown).findByText(text)).toBeVisible();
  expect(within(shown).queryByText('3')).toBeNull();
});
