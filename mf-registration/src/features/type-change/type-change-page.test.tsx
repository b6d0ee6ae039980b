import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { APPLICATION_ID, gatewayAnswers, registration, sectionState } from '../../testing/builders';

const PROCESS = 'MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION';
const OPEN = 'POST /external/api/application';
const SAVE = 'PUT /external/api/application/:id/section/:key';
const SUBMIT = 'POST /external/api/application/:id/submit';
const types = [{ id: 5, key: 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI', nameEnglish: 'Public, all Nepali promoters', nameNepali: 'पब्लिक, सबै नेपाली संस्थापक', parentCompanyType: 'PUBLIC_NON_GOVERNMENT' }];
const change = { ...registration(), processName: PROCESS, sections: [sectionState('TYPE_CHANGE')] };
const open = (more: FakeAnswers) =>
  renderRemote(app, {
    path: '/company-registration-approval/type-change', role: 'OPERATOR', language: 'en',
    gateway: { ...gatewayAnswers, 'GET /external/api/company-type/list': types, [OPEN]: change, [SAVE]: change, ['GET /external/api/application/:id']: change, ...more },
  });

test('what the office refuses stands at its question, and the second try goes on with the same change', async () => {
  let tries = 0;
  const { shell, user } = await open({
    [SUBMIT]: () => {
      if (tries++ === 0) throw failure(422, { code: 'VAL-422', message: 'Not valid', errors: [{ path: 'TYPE_CHANGE.reservationNumber', code: 'RESERVATION_UNKNOWN', message: 'This office has no name reservation with this number' }] });
      return { ...change, status: 'SUBMITTED' };
    },
  });
  await user.type(await screen.findByLabelText('Application number of the name reservation'), 'NR-1');
  await user.click(screen.getByLabelText('New company type'));
  await user.click(await screen.findByTitle('Public, all Nepali promoters'));
  await user.type(screen.getByLabelText('Reason'), 'Asked for at the counter');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect((await screen.findAllByText('This office has no name reservation with this number')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(shell.gateway.callsOf(SUBMIT)).toHaveLength(2));
  expect(shell.gateway.callsOf(OPEN)).toHaveLength(1);
  expect(shell.gateway.callsOf(OPEN)[0]?.body).toEqual({ processName: PROCESS });
  expect(shell.gateway.callsOf(SAVE)[0]).toMatchObject({ params: { id: APPLICATION_ID, key: 'TYPE_CHANGE' }, body: { reservationNumber: 'NR-1', companyTypeId: 5, reason: 'Asked for at the counter' } });
}, 120_000);
