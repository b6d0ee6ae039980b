import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filledMatter, TEST_PROCESS, testFiling } from '@registrar/domain/testing/test-filing';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, gatewayAnswers, registration, sectionState } from '@registrar/testing/registration-builders';
import { remoteOf } from '../../testing/filing-remote';

const READ = 'GET /external/api/application/:id';
const SAVE = 'PUT /external/api/application/:id/section/:key';
const draft = (scope: string): ApplicationDetail => ({
  ...registration(),
  processName: TEST_PROCESS,
  sections: [
    sectionState('MATTER', { version: 1, data: filledMatter('2026-11-01', { scope }), validity: 'VALID' }),
    ...(scope === 'PLACES' ? [sectionState('PLACES', { kind: 'LIST' }), sectionState('VISITS', { kind: 'LIST' })] : []),
    sectionState('EVERY_KIND'),
  ],
});

test('the step that an answer has just brought is the next one', async () => {
  const { user, shell } = await renderRemote(remoteOf({ processes: [testFiling] }), {
    path: `/company-registration/matter?application=${APPLICATION_ID}`,
    role: 'APPLICANT',
    language: 'en',
    gateway: { ...gatewayAnswers, [READ]: draft('OFFICE'), [SAVE]: draft('PLACES') },
  });
  await user.click(await screen.findByRole('radio', { name: 'The office and other places' }));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(shell.navigations.at(-1)).toContain('/places'));
});
