import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { SHIPPED_NAME_RULES } from '@registrar/domain/names/rules';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import {
  filledMatter,
  HIGH_RENT,
  TEST_DECLARATION,
  TEST_PROCESS,
  testFiling,
} from '@registrar/domain/testing/test-filing';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, gatewayAnswers, registration, sectionState } from '@registrar/testing/registration-builders';
import { remoteOf } from '../../testing/filing-remote';

const SUBMIT = 'POST /external/api/application/:id/submit';
const filing = (rent: number, changes: Partial<ApplicationDetail> = {}): ApplicationDetail => ({
  ...registration({ version: 4 }),
  processName: TEST_PROCESS,
  sections: [
    sectionState('MATTER', {
      version: 1,
      validity: 'VALID',
      data: filledMatter('2026-11-01', { isLeased: true, rent }),
    }),
    sectionState('EVERY_KIND'),
  ],
  ...changes,
});
const open = (detail: ApplicationDetail) =>
  renderRemote(remoteOf({ processes: [testFiling] }), {
    path: `/company-registration/check?application=${APPLICATION_ID}`,
    role: 'APPLICANT',
    language: 'en',
    gateway: {
      ...gatewayAnswers,
      'GET /external/api/application/:id': detail,
      'GET /external/api/name/rules': SHIPPED_NAME_RULES,
      [SUBMIT]: { ...detail, status: 'SUBMITTED', applicationNumber: 'TF-1', version: 5 },
    },
  });

test('what should be known is said before it is handed in: by the definition, and by the gateway at its answer', async () => {
  const fieldCautions = [{ sectionKey: 'MATTER', path: 'rent', message: 'Higher than last year.' }];
  await open(filing(HIGH_RENT + 1, { fieldCautions }));
  expect(await screen.findByText('The rent is high.')).toBeVisible();
  expect(screen.getByText('Monthly rent: Higher than last year.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

test('nothing is said where there is nothing to know', async () => {
  await open(filing(HIGH_RENT));
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible();
  expect(screen.queryByText('The rent is high.')).toBeNull();
});

test('each declaration of the definition is accepted by itself, and all of them are sent', async () => {
  const { shell, user } = await open(filing(HIGH_RENT));
  const submit = await screen.findByRole('button', { name: 'Submit' });
  await user.click(await screen.findByRole('checkbox', { name: trueStatement.text.en }));
  await user.click(submit);
  expect(await screen.findByRole('link', { name: 'Please accept the declaration before submitting.' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Every place was visited.' }));
  await user.click(submit);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(shell.gateway.callsOf(SUBMIT)).toHaveLength(1));
  expect(shell.gateway.callsOf(SUBMIT)[0]?.body).toEqual({
    version: 4,
    declared: [trueStatement.key, TEST_DECLARATION],
  });
});
