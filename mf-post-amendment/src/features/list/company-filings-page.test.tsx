import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const COMPANY = '0190a000-0000-7000-8000-000000000001';
const answers: FakeAnswers = {
  'GET /external/api/representative/company': [
    {
      id: COMPANY,
      regNo: '100002',
      nameEnglish: 'Pashupati Private Limited',
      nameNepali: 'पशुपति प्राइभेट लिमिटेड',
      since: '2025-01-01',
      status: 'ACTIVE',
    },
  ],
  'GET /external/api/application': {
    items: [],
    total: 0,
    page: 1,
    size: 10,
  },
};

test.each([
  ['REJECTED', 'Rejected'],
  ['nothing-of-the-kind', 'All statuses'],
])('S50: at the address of the status %s the list is that of %s, and says so', async (status, shown) => {
  const { shell } = await renderRemote(app, {
    path: `/post-amendment/list/${status}`,
    role: 'COMPANY_REPRESENTATIVE',
    language: 'en',
    gateway: answers,
  });
  expect(await screen.findByText(shown)).toBeVisible();
  const asked = await waitFor(() => {
    const [call] = shell.gateway.callsOf('GET /external/api/application');
    if (call === undefined) throw new Error('nothing was asked yet');
    return call;
  });
  expect(asked.query['status']).toBe(status === 'REJECTED' ? status : undefined);
});
