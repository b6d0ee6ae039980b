import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CallDetail } from '@registrar/domain/calls/explanation-calls';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000c1';
const COMPANY = {
  id: '0190a000-0000-7000-8000-000000000001',
  nameEnglish: 'Karnali Private Limited',
  nameNepali: 'कर्णाली प्राइभेट लिमिटेड',
  registrationNumber: '100002',
};
const maya = { nameEnglish: 'Maya Tamang', nameNepali: 'माया तामाङ' };
const call = (more: Partial<CallDetail> = {}): CallDetail => ({
  id: ID,
  number: 'KT-2083/84-KTM-000001',
  company: COMPANY,
  subject: 'Office not found',
  matter: 'REGISTERED_OFFICE',
  state: 'PAST_DUE',
  openedOn: '2026-11-04',
  answerBy: '2026-11-19',
  text: 'Where is the office?',
  approvedOn: '2026-11-04',
  openedBy: maya,
  extensions: [],
  answer: null,
  decision: null,
  letters: [{ code: 'AB', titleNe: 'पत्र', titleEn: 'Call for explanation', link: '/view?code=AB' }],
  may: { answer: true, extend: false, decide: false },
  undecidable: null,
  version: 1,
  ...more,
});
const DECIDE = `POST /external/api/explanation-call/${ID}/decision`;
const CALL = `GET /external/api/explanation-call/${ID}`;
const office = (path: string, gateway: FakeAnswers) =>
  renderRemote(app, { path, role: 'APPROVER_1', language: 'en', gateway });

test('the company reads the call, is told that it blocks, and may answer', async () => {
  await renderRemote(app, {
    path: `/post-amendment/call-for-explanation/${ID}`,
    role: 'COMPANY_REPRESENTATIVE',
    language: 'ne',
    gateway: { [CALL]: call() },
  });
  expect(await screen.findByRole('heading', { level: 1, name: /Office not found/ })).toBeVisible();
  expect(screen.getByText('Where is the office?')).toBeVisible();
  expect(screen.getByText(/जवाफ दिने समय नाघिसक्यो/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'जवाफ दिनुहोस्' })).toBeEnabled();
});

test('the office lists its calls, opens one only with everything it needs, and says why it does not decide', async () => {
  const list = { items: [call()], total: 1, page: 1, size: 20, mayOpen: true };
  const { unmount } = await office('/post-amendment/explanation-calls', { 'GET /external/api/explanation-call': list });
  expect(await screen.findByRole('link', { name: 'KT-2083/84-KTM-000001' })).toHaveAttribute(
    'href',
    expect.stringContaining(ID),
  );
  expect(screen.getByRole('button', { name: 'Call a company' })).toBeVisible();
  await unmount();
  const opening = await office('/post-amendment/explanation-calls/new', {
    'GET /external/api/company-merge/search/company-details': [COMPANY],
  });
  await opening.user.click(await screen.findByRole('button', { name: 'Send the call' }));
  expect(
    (await screen.findAllByText('Subject of the call is required', undefined, { timeout: 15_000 })).length,
  ).toBeGreaterThan(0);
  expect((await screen.findAllByText('Company is required')).length).toBeGreaterThan(0);
  await opening.user.type(screen.getByRole('searchbox', { name: /Registration number/ }), '१००००२');
  await opening.user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText(COMPANY.nameEnglish)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Company is required')).toBeNull());
  await opening.unmount();
  await office(`/post-amendment/explanation-calls/${ID}`, {
    [CALL]: call({
      state: 'PAST_DUE',
      undecidable: 'Another officer decides.',
      may: { answer: false, extend: true, decide: false },
    }),
  });
  expect(await screen.findByText('Another officer decides.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
});

test('a decision needs its kind and its text', async () => {
  const { user, shell } = await office(`/post-amendment/explanation-calls/${ID}`, {
    [CALL]: call({ state: 'ANSWERED', may: { answer: false, extend: false, decide: true } }),
    [DECIDE]: {},
  });
  await user.click(await screen.findByRole('button', { name: 'Decide' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(
    (await dialog.findAllByText('Text of the order or decision is required', undefined, { timeout: 15_000 })).length,
  ).toBeGreaterThan(0);
  await user.click(dialog.getByRole('radio', { name: 'Decide with an order' }));
  await user.type(dialog.getByRole('textbox'), 'Put up a sign.');
  await user.click(dialog.getByRole('button', { name: 'Decide' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf(DECIDE)[0]?.body).toMatchObject({
      outcome: 'ORDER',
      text: 'Put up a sign.',
      version: 1,
    }),
  );
});
