import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { locationChange } from '@registrar/domain/processes/location-change';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, gatewayAnswers, registration, sectionState } from '@registrar/testing/registration-builders';
import { remoteOf } from '../../testing/filing-remote';

const READ = 'GET /external/api/application/:id';
const SAVE = 'PUT /external/api/application/:id/section/:key';
const decision = { decidedBy: 'BOARD', decidedOn: '2026-11-01', text: 'The board resolved to move.' };
const draft = (scope: object): ApplicationDetail => ({
  ...registration(), processName: 'LOCATION_CHANGE',
  sections: [sectionState('LOCATION_DECISION', { version: 1, data: { decision, ...scope }, validity: 'VALID' }), sectionState('NEW_REGISTERED_OFFICE', { version: 1, data: {} }), sectionState('BRANCH_INFORMATION', { version: 1, data: {} })],
});

test('the step that an answer has just brought is the next one', async () => {
  const { user, shell } = await renderRemote(remoteOf({ processes: [locationChange] }), {
    path: `/company-registration/change?application=${APPLICATION_ID}`, role: 'APPLICANT', language: 'en',
    gateway: { ...gatewayAnswers, [READ]: draft({}), [SAVE]: draft({ scope: 'REGISTERED_OFFICE' }) },
  });
  await user.click(await screen.findByRole('radio', { name: 'Registered office' }));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(shell.navigations.at(-1)).toContain('/registered-office'));
});
