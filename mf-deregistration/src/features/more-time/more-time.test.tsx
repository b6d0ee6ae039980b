import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { MoreTime, OwnMoreTime } from '@registrar/domain/calls/more-time';
import type { ProceedingDetail } from '@registrar/domain/calls/proceedings';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { app } from '../../app';

/** What the conformance kit answers for a proceeding. */
const { answers } = JSON.parse(readFileSync(path.join(__dirname, '../../../conformance.json'), 'utf8')) as {
  readonly answers: FakeAnswers;
};
const OWN_ID = '0190a000-0000-7000-8000-0000000d0001';
const OFFICE_ID = '0190a000-0000-7000-8000-0000000000d1';
const notice = { nameEnglish: 'Notice of two months to the company', nameNepali: 'कम्पनीलाई दिइने दुई महिने सूचना' };
const asked: MoreTime[number] = {
  id: '0190a000-0000-7000-8000-0000000000f1',
  notice,
  days: 10,
  reason: 'The auditor is ill',
  askedAt: '2026-11-24T05:00:00.000Z',
  askedBy: { nameEnglish: 'Puja Rai', nameNepali: 'पूजा राई' },
  decision: null,
  mayDecide: true,
};
const own: OwnMoreTime = {
  requests: [],
  open: { notice, endsOn: '2027-01-24', left: 2, maximumDays: 35 },
};
const OWN = `/external/api/own-proceeding/${OWN_ID}/more-time`;
const OFFICE = `/external/api/proceeding/${OFFICE_ID}/more-time`;

test.each([
  ['en', 'Ask for more time', 'Send the request', /2 more times/],
  ['ne', 'म्याद थप माग्नुहोस्', 'अनुरोध पठाउनुहोस्', /२ पटक/],
] as const)('the company asks for days with a reason, once (%s)', async (language, ask, send, left) => {
  const { user, shell } = await renderRemote(app, {
    path: `/de-registration/proceeding/${OWN_ID}`,
    role: 'COMPANY_REPRESENTATIVE',
    language,
    gateway: { ...answers, [`GET ${OWN}`]: own, [`POST ${OWN}`]: { id: asked.id } },
  });
  expect(await screen.findByText(left)).toBeVisible();
  await user.click(screen.getByRole('button', { name: ask }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: send }));
  expect(shell.gateway.callsOf(`POST ${OWN}`)).toHaveLength(0);
  await user.type(dialog.getByRole('spinbutton'), '10');
  await user.type(dialog.getByRole('textbox'), 'The auditor is ill');
  await user.click(dialog.getByRole('button', { name: send }));
  await waitFor(() =>
    expect(shell.gateway.callsOf(`POST ${OWN}`)[0]).toMatchObject({ body: { days: 10, reason: 'The auditor is ill' } }),
  );
});

const office = (requests: MoreTime) =>
  renderRemote(app, {
    path: `/de-registration-approval/${OFFICE_ID}`,
    role: 'APPROVER_2',
    language: 'en',
    gateway: { ...answers, [`GET ${OFFICE}`]: requests, [`POST ${OFFICE}/${asked.id}/decision`]: {} },
  });

test('another officer decides with a reason, at the version that was read', async () => {
  const { user, shell } = await office([asked]);
  expect(await screen.findByText('The auditor is ill')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Grant the time' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'As the letter shows');
  await user.click(dialog.getByRole('button', { name: 'Grant the time' }));
  const { version } = answers[`GET /external/api/proceeding/${OFFICE_ID}`] as ProceedingDetail;
  await waitFor(() =>
    expect(shell.gateway.callsOf(`POST ${OFFICE}/${asked.id}/decision`)[0]).toMatchObject({
      body: { version, outcome: 'GRANTED', reason: 'As the letter shows' },
    }),
  );
});

test('who recorded the notice reads that another officer decides', async () => {
  await office([{ ...asked, mayDecide: false }]);
  expect(await screen.findByText(/Another officer than the one who recorded the notice/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Grant the time' })).toBeNull();
});
