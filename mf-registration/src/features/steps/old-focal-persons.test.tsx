import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { foreignBranch } from '@registrar/domain/testing/registration-examples';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, filedItem, sectionState } from '@registrar/testing/registration-builders';
import { app } from '../../app';
import { holding, itemId } from '../../testing/people';

const KNOWN = 'GET /external/api/application/:id/old-focal-person';
const ADD = 'POST /external/api/application/:id/section/:key/item';
const company = {
  id: itemId('c'),
  registrationNumber: '16240',
  nameEnglish: 'Yamuna Purano Engineering Nepal Branch',
  nameNepali: 'यमुना पुरानो इन्जिनियरिङ नेपाल शाखा',
};
const devika = {
  id: itemId('f1'),
  company,
  answers: { fullNameEnglish: 'Devika Sharma', fullNameNepali: 'देविका शर्मा', designation: 'Country head' },
};
/** Stands in the list of the example already. */
const asha = { id: itemId('f2'), company, answers: { fullNameEnglish: 'Asha Shrestha', fullNameNepali: 'आशा श्रेष्ठ' } };
const open = (more: FakeAnswers) =>
  renderRemote(app, {
    path: `/company-registration/general-info?application=${APPLICATION_ID}`,
    role: 'APPLICANT',
    language: 'en',
    gateway: holding(foreignBranch(), more),
  });

beforeEach(() => localStorage.clear());

test('whom the older system knew is offered, but for those that are entered, and added as the old record has them', async () => {
  const { shell, user } = await open({
    [KNOWN]: { people: [devika, asha] },
    [ADD]: {
      item: filedItem({
        id: itemId('f1'),
        position: 2,
        data: devika.answers,
        titleEnglish: 'Devika Sharma',
        titleNepali: 'देविका शर्मा',
      }),
      section: sectionState('FOCAL_PERSON', { kind: 'LIST', count: 2 }),
      applicationVersion: 2,
    },
  });
  // the list, then what the older system knew: two answers one after the other
  await screen.findByRole('region', { name: 'Focal persons' });
  await user.click(await screen.findByRole('button', { name: 'Import from the old system' }, { timeout: 20_000 }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByRole('checkbox', { name: /Asha Shrestha/ })).toBeDisabled());
  await user.click(within(dialog).getByRole('button', { name: /Add 1 person/ }));
  await waitFor(() => expect(shell.gateway.callsOf(ADD).map(({ body }) => body)).toEqual([devika.answers]));
});

test('who brought nobody over sees nothing of it', async () => {
  await open({ [KNOWN]: { people: [] } });
  await screen.findByRole('region', { name: 'Focal persons' });
  expect(screen.queryByRole('button', { name: 'Import from the old system' })).toBeNull();
});
