import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, gatewayAnswers, registration, sectionState } from '@registrar/testing/registration-builders';
import { app } from '../../app';

const PROCESS = 'MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION';
const OPEN = 'POST /external/api/application';
const SAVE = 'PUT /external/api/application/:id/section/:key';
const SUBMIT = 'POST /external/api/application/:id/submit';
const types = [
  {
    id: 5,
    key: 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI',
    nameEnglish: 'Public, all Nepali promoters',
    nameNepali: 'पब्लिक, सबै नेपाली संस्थापक',
    parentCompanyType: 'PUBLIC_NON_GOVERNMENT',
  },
];
const change = { ...registration(), processName: PROCESS, sections: [sectionState('TYPE_CHANGE')] };
const open = (more: FakeAnswers) =>
  renderRemote(app, {
    path: '/company-registration-approval/type-change',
    role: 'OPERATOR',
    language: 'en',
    gateway: {
      ...gatewayAnswers,
      'GET /external/api/company-type/list': types,
      [OPEN]: change,
      [SAVE]: change,
      ['GET /external/api/application/:id']: change,
      ...more,
    },
  });

test('what the office refuses stands at its question, and the second try goes on with the same change', async () => {
  let tries = 0;
  const { shell, user } = await open({
    [SUBMIT]: () => {
      if (tries++ === 0)
        throw failure(422, {
          code: 'VAL-422',
          message: 'Not valid',
          errors: [
            {
              path: 'TYPE_CHANGE.reservationNumber',
              code: 'RESERVATION_UNKNOWN',
              message: 'This office has no name reservation with this number',
            },
          ],
        });
      return { ...change, status: 'SUBMITTED' };
    },
  });
  await user.type(await screen.findByLabelText('Application number of the name reservation'), 'NR-1');
  await user.click(screen.getByLabelText('New company type'));
  await user.click(await screen.findByTitle('Public, all Nepali promoters'));
  await user.type(screen.getByLabelText('Reason'), 'Asked for at the counter');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect((await screen.findAllByText('This office has no name reservation with this number')).length).toBeGreaterThan(
    0,
  );
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(shell.gateway.callsOf(SUBMIT)).toHaveLength(2));
  expect(shell.gateway.callsOf(OPEN)).toHaveLength(1);
  expect(shell.gateway.callsOf(OPEN)[0]?.body).toEqual({ processName: PROCESS });
  expect(shell.gateway.callsOf(SAVE)[0]).toMatchObject({
    params: { id: APPLICATION_ID, key: 'TYPE_CHANGE' },
    body: { reservationNumber: 'NR-1', companyTypeId: 5, reason: 'Asked for at the counter' },
  });
});

const pin = {
  id: '0190a000-0000-7000-8000-0000000000b1',
  path: 'TYPE_CHANGE.companyTypeId',
  documentKey: null,
  labelEnglish: 'New company type',
  labelNepali: 'नयाँ किसिम',
  remark: 'They asked for another type.',
  round: 1,
  by: { id: '0190a000-0000-7000-8000-0000000000b2', nameEnglish: 'Gita', nameNepali: 'गीता', roleCode: 'OPERATOR' },
  at: '2026-11-21T08:00:00.000Z',
  sentAt: '2026-11-21T08:00:00.000Z',
  answer: null,
  answeredAt: null,
};
const RESUBMIT = 'POST /external/api/application/:id/resubmit';
const answers = { reservationNumber: 'NR-1', companyTypeId: 5, reason: 'Asked for at the counter' };

test('one that was sent back is corrected by whoever began it: the remark, the form with its answers, and the button that hands it in again', async () => {
  const back = {
    ...change,
    status: 'SEND_FOR_CORRECTION',
    round: 1,
    version: 4,
    unlocked: ['TYPE_CHANGE'],
    pins: [pin],
    sections: [sectionState('TYPE_CHANGE', { data: answers, version: 2, validity: 'VALID' as const })],
    allowedActions: [
      {
        action: 'resubmit',
        allowed: false,
        remark: 'none' as const,
        reason: { code: 'PINS_ANSWERED', message: 'Not every remark is answered.' },
      },
    ],
  };
  const { shell, user } = await renderRemote(app, {
    path: `/company-registration-approval/type-change?application=${APPLICATION_ID}`,
    role: 'OPERATOR',
    language: 'en',
    gateway: {
      ...gatewayAnswers,
      'GET /external/api/company-type/list': types,
      'GET /external/api/application/:id': back,
      [SAVE]: { ...back, version: 5 },
      [RESUBMIT]: { ...back, status: 'SUBMITTED', allowedActions: [] },
    },
  });
  expect(await screen.findByText('They asked for another type.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save the answer' })).toBeVisible();
  const reason = await screen.findByLabelText('Reason');
  expect(reason).toHaveValue('Asked for at the counter');
  await user.type(reason, ', in writing');
  await user.click(screen.getByRole('button', { name: 'Submit again' }));
  await waitFor(() => expect(shell.gateway.callsOf(RESUBMIT)).toHaveLength(1));
  expect(shell.gateway.callsOf(OPEN)).toHaveLength(0);
  expect(shell.gateway.callsOf(SAVE)[0]).toMatchObject({
    body: { ...answers, reason: 'Asked for at the counter, in writing' },
  });
  expect(shell.gateway.callsOf(RESUBMIT)[0]?.body).toEqual({ version: 5 });
});
