import { expect, test } from '@jest/globals';
import type { PublicNoticeDetail } from '@registrar/domain/calls/public-notices';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, within } from '@testing-library/react';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000e1';
const ONE = 'GET /public/notices/:id';
const CODE = 'POST /public/notices/:id/code';
const CLAIMANT = 'POST /public/notices/:id/claimant';
const EVIDENCE = 'POST /public/claimant/:token/evidence';
const SUBMIT = 'POST /public/claimant/:token/claim';
const notice: PublicNoticeDetail = {
  id: ID,
  name: { nameEnglish: 'Notice to creditors', nameNepali: 'साहुलाई सूचना' },
  company: { nameEnglish: 'Karnali', nameNepali: 'कर्णाली', registrationNumber: '100002' },
  proceeding: { number: 'DR-1', name: { nameEnglish: 'Closing', nameNepali: 'खारेजी' }, end: null },
  channel: 'PUBLIC_PAGE',
  publishedOn: '2026-11-20',
  endsOn: '2026-12-25',
  isRunning: true,
  daysLeft: 26,
  takes: ['OBJECTION', 'CLAIM'],
  text: { nepali: 'दिनुहोला।', english: 'Claims are taken.', hash: 'aa' },
};
const receipt = {
  number: 'UJ-2083/84-KTM-000007',
  kind: 'OBJECTION',
  receivedAt: '2026-11-29T06:00:00Z',
  toldAt: 's***@example.com',
};
const calls: FakeAnswers = {
  [ONE]: notice,
  'GET /auth/api/otp-terms': { expiresInSeconds: 300, resendAfterSeconds: 60 },
  [CODE]: { expiresInSeconds: 300, resendAfterSeconds: 60, sentTo: 's***@example.com' },
  [CLAIMANT]: { token: 'the-token', until: '2026-11-29T09:00:00Z' },
  [EVIDENCE]: { id: '0190a000-0000-7000-8000-0000000000f1', name: 'bill.pdf', size: 10 },
  [SUBMIT]: receipt,
};
const handIn = (
  way: 'object' | 'claim',
  { gateway = {}, ...more }: { gateway?: FakeAnswers; tab?: Record<string, unknown>; language?: 'ne' | 'en' } = {},
) =>
  renderRemote(app, {
    path: `/notices/${ID}/${way}`,
    role: null,
    language: 'en',
    ...more,
    gateway: { ...calls, ...gateway },
  });
type User = Awaited<ReturnType<typeof handIn>>['user'];

async function proveAddress(user: User): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'sita@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await user.type(await screen.findByRole('textbox', { name: /OTP/ }), '123456');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByRole('textbox', { name: /full name/ });
}

test('without an account: the address is proven, evidence is brought, and a receipt with its number comes', async () => {
  const { shell, user } = await handIn('object');
  await proveAddress(user);
  expect(shell.gateway.callsOf(CLAIMANT)[0]?.body).toEqual({ by: 'EMAIL', email: 'sita@example.com', otp: '123456' });
  await user.type(screen.getByRole('textbox', { name: /full name/ }), 'Sita Rai');
  await user.type(screen.getByRole('textbox', { name: /Text of the objection/ }), 'It owes me wages.');
  const evidence = screen.getByRole('group', { name: 'Evidence' });
  await user.upload(
    within(evidence).getByTestId('file-input'),
    new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('bill.pdf')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit the objection' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Objection registered' })).toHaveFocus();
  expect(screen.getByText(receipt.number)).toBeVisible();
  expect(screen.getByText(/s\*\*\*@example\.com/)).toBeVisible();
  expect(shell.gateway.callsOf(SUBMIT)[0]).toMatchObject({
    params: { token: 'the-token' },
    body: {
      kind: 'OBJECTION',
      name: 'Sita Rai',
      text: 'It owes me wages.',
      evidence: ['0190a000-0000-7000-8000-0000000000f1'],
    },
  });
  // nothing of it stays in the tab
  expect(shell.tab.get(`hand-in:${ID}:OBJECTION`)).toEqual({});
});

test('what is missing is said at its field, a refusal above the form, and nothing typed is lost', async () => {
  const { user, shell } = await handIn('claim', {
    gateway: { [SUBMIT]: failure(409, { message: 'You have submitted one of this kind already.' }) },
  });
  await proveAddress(user);
  await user.click(screen.getByRole('button', { name: 'Submit the claim' }));
  const summary = await screen.findByRole('alert');
  for (const what of [/Name of who claims/, /Amount of the claim/, /Text of the claim/])
    expect(within(summary).getByRole('link', { name: what })).toBeVisible();
  expect(shell.gateway.callsOf(SUBMIT)).toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: /full name/ }), 'Sita Rai');
  await user.type(screen.getByRole('textbox', { name: /Amount of the claim/ }), '12,500.50');
  await user.type(screen.getByRole('textbox', { name: /Text of the claim/ }), 'Unpaid bills.');
  await user.click(screen.getByRole('button', { name: 'Submit the claim' }));
  expect(await screen.findByText('You have submitted one of this kind already.')).toBeVisible();
  expect(shell.gateway.callsOf(SUBMIT)[0]?.body).toMatchObject({ kind: 'CLAIM', amountPaisa: 12_500_50 });
  expect(screen.getByRole('textbox', { name: /Text of the claim/ })).toHaveValue('Unpaid bills.');
  // with another address the text is still there
  await user.click(screen.getByRole('button', { name: 'Use another address' }));
  await proveAddress(user);
  expect(screen.getByRole('textbox', { name: /Text of the claim/ })).toHaveValue('Unpaid bills.');
  expect(screen.getByRole('textbox', { name: /full name/ })).toHaveValue('Sita Rai');
});

test('what was typed before a reload is in the form again', async () => {
  const { user } = await handIn('object', {
    tab: { [`hand-in:${ID}:OBJECTION`]: { name: 'Hari', text: 'Written before.' } },
  });
  await proveAddress(user);
  expect(screen.getByRole('textbox', { name: /Text of the objection/ })).toHaveValue('Written before.');
});

test('a wrong code is said and can be corrected; a mobile is taken as well', async () => {
  const { user, shell } = await handIn('object', {
    gateway: { [CLAIMANT]: failure(400, { message: 'The OTP code is wrong.', code: 'AUTH-OTP-MISMATCH' }) },
  });
  await user.click(await screen.findByRole('radio', { name: 'Mobile' }));
  await user.type(screen.getByRole('textbox', { name: /Mobile number/ }), '9841000000');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await user.type(await screen.findByRole('textbox', { name: /OTP/ }), '111111');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('The OTP code is wrong.')).toBeVisible();
  expect(shell.gateway.callsOf(CODE)[0]?.body).toEqual({ by: 'MOBILE_NUMBER', mobileNumber: '9841000000' });
  shell.gateway.answer({ [CLAIMANT]: { token: 'the-token', until: '2026-11-29T09:00:00Z' } });
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByRole('textbox', { name: /full name/ })).toBeVisible();
});

test('who is signed in writes at once: no code, no name, and one token for file and text', async () => {
  const { user, shell } = await renderRemote(app, {
    path: `/notices/${ID}/object`,
    role: 'APPLICANT',
    language: 'en',
    gateway: { ...calls, [SUBMIT]: { ...receipt, toldAt: null } },
  });
  const evidence = await screen.findByRole('group', { name: 'Evidence' });
  expect(screen.queryByRole('textbox', { name: /full name/ })).toBeNull();
  await user.upload(
    within(evidence).getByTestId('file-input'),
    new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('bill.pdf')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Text of the objection/ }), 'It owes me wages.');
  await user.click(screen.getByRole('button', { name: 'Submit the objection' }));
  expect(await screen.findByText(/sent to your account/)).toBeVisible();
  expect(shell.gateway.callsOf(CLAIMANT).map(({ body }) => body)).toEqual([{ by: 'ACCOUNT' }]);
  expect(shell.gateway.callsOf(CODE)).toHaveLength(0);
});

test.each([
  ['object', { takes: ['CLAIM'] }, 'No objections are taken to this notice.'],
  ['claim', { isRunning: false, daysLeft: null }, 'The time for claims and objections to this notice is over.'],
] as const)('/%s where it is not taken says so and asks for nothing', async (way, more, says) => {
  await handIn(way, { gateway: { [ONE]: { ...notice, ...more } } });
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the code' })).toBeNull();
});

test('in Nepali, by keyboard alone', async () => {
  const { user } = await handIn('object', { language: 'ne' });
  const reach = async (field: HTMLElement) => {
    for (let steps = 0; steps < 20 && document.activeElement !== field; steps++) await user.tab();
    expect(field).toHaveFocus();
  };
  await reach(await screen.findByRole('textbox', { name: /इमेल/ }));
  await user.keyboard('sita@example.com{Enter}');
  await reach(await screen.findByRole('textbox', { name: /ओटीपी/ }));
  await user.keyboard('123456{Enter}');
  await reach(await screen.findByRole('textbox', { name: /नाम, थर/ }));
  await user.keyboard('सीता राई');
  await user.tab();
  expect(screen.getByRole('textbox', { name: /उजुरीको व्यहोरा/ })).toHaveFocus();
  await user.keyboard('ज्याला पाउन बाँकी छ।');
  await reach(screen.getByRole('button', { name: 'उजुरी पेश गर्नुहोस्' }));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'उजुरी दर्ता भयो' })).toHaveFocus();
});

test('after the last day more evidence is brought once by the link of the decision, and by no other way', async () => {
  const over = { [ONE]: { ...notice, isRunning: false, daysLeft: null } };
  const { unmount } = await handIn('object', { gateway: over });
  expect(await screen.findByText('The time for claims and objections to this notice is over.')).toBeVisible();
  await unmount();
  const { user, shell } = await renderRemote(app, {
    path: `/notices/${ID}/object?again=1`,
    role: null,
    language: 'en',
    gateway: { ...calls, ...over },
  });
  expect(await screen.findByText(/decides again, finally/)).toBeVisible();
  await proveAddress(user);
  for (const call of [CODE, CLAIMANT]) expect(shell.gateway.callsOf(call)[0]).toMatchObject({ body: { again: true } });
});
