import { expect, test } from '@jest/globals';
import type { OpinionRequest } from '@registrar/domain/calls/opinion-requests';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, within } from '@testing-library/react';
import { app } from '../../app';

const SHOW = 'GET /external/api/opinion-request/:token';
const OTP = 'POST /external/api/opinion-request/:token/otp';
const FILE = 'POST /external/api/opinion-request/:token/file';
const ANSWER = 'POST /external/api/opinion-request/:token/answer';

const request: OpinionRequest = {
  state: 'OPEN',
  body: 'TAX_OFFICE',
  bodyName: { nameEnglish: 'Inland Revenue Office', nameNepali: 'आन्तरिक राजस्व कार्यालय' },
  company: { regNo: '100002', nameEnglish: 'Karnali', nameNepali: 'कर्णाली' },
  proceeding: { number: 'LQ-1', name: { nameEnglish: 'Liquidation', nameNepali: 'लिक्विडेसन' } },
  question: 'Does the company owe tax?',
  requestedAt: '2026-11-21T06:00:00.000Z',
  dueOn: '2026-12-27',
  moreDays: 15,
  moreTime: null,
  before: null,
  notices: [
    {
      name: { nameEnglish: 'Notice to creditors', nameNepali: 'साहूलाई सूचना' },
      publishedOn: '2026-11-20',
      endsOn: '2026-12-25',
      text: { nepali: 'दिनुहोला।', english: 'Claims are taken.' },
      paper: '/view/abc',
    },
  ],
  language: 'en',
  contacts: [{ channel: 'EMAIL', address: 'i***@ird.example' }],
  answer: null,
};
const answered: OpinionRequest = {
  ...request,
  state: 'ANSWERED',
  answer: {
    number: 'RP-2083/84-KTM-000001',
    kind: 'OBJECTION',
    text: 'VAT of 2080 is unpaid.',
    claimPaisa: 12_500_50,
    file: 'letter.pdf',
    at: '2026-11-29T06:00:00.000Z',
  },
};

const open = (gateway: FakeAnswers = {}, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: '/opinion-request/a-token',
    role: null,
    language,
    gateway: {
      [SHOW]: request,
      [OTP]: { expiresInSeconds: 300, resendAfterSeconds: 60, sentTo: 'i***@ird.example' },
      [FILE]: { id: 'aa11', name: 'letter.pdf', size: 10 },
      [ANSWER]: {},
      ...gateway,
    },
  });

test('an objection with its amount and a file is checked, sent by the code, and its receipt is shown', async () => {
  const { user, shell } = await open();
  expect(await screen.findByText('Does the company owe tax?')).toBeVisible();
  expect(screen.getByText('Claims are taken.')).toBeVisible();
  expect(screen.getByText(/Karnali/, { selector: 'p' })).toHaveTextContent('Inland Revenue Office');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: /Your answer/ })).toBeVisible();

  await user.click(screen.getByRole('radio', { name: 'Objection' }));
  await user.type(screen.getByRole('textbox', { name: /Amount claimed/ }), '12,500.50');
  await user.type(screen.getByRole('textbox', { name: /Text of the opinion/ }), 'VAT of 2080 is unpaid.');
  await user.upload(screen.getByTestId('file-input'), new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('letter.pdf')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByRole('heading', { name: 'Check before you send' })).toHaveFocus();
  expect(shell.gateway.callsOf(ANSWER)).toHaveLength(0);

  // nothing is lost on the way back
  await user.click(screen.getByRole('button', { name: 'Change the answer' }));
  expect(await screen.findByRole('textbox', { name: /Text of the opinion/ })).toHaveValue('VAT of 2080 is unpaid.');
  expect(screen.getByText('letter.pdf')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on' }));

  await user.click(await screen.findByRole('button', { name: 'Send the OTP' }));
  await user.type(await screen.findByRole('textbox'), '123456');
  shell.gateway.answer({ [SHOW]: answered });
  await user.click(screen.getByRole('button', { name: 'Send the opinion' }));
  expect(await screen.findByText(/RP-2083\/84-KTM-000001/)).toBeVisible();
  expect(shell.gateway.callsOf(ANSWER)[0]?.body).toEqual({
    kind: 'OBJECTION',
    text: 'VAT of 2080 is unpaid.',
    claimPaisa: 12_500_50,
    file: 'aa11',
    channel: 'EMAIL',
    otp: '123456',
  });
  expect(screen.queryByRole('button', { name: 'Send the opinion' })).toBeNull();
});

test('more time is asked without file and amount; a wrong code is said, and the answer stays', async () => {
  const { user, shell } = await open({ [ANSWER]: failure(400, { message: 'The OTP code is wrong.' }) });
  await user.click(await screen.findByRole('radio', { name: /More time is needed \(once, 15 days\)/ }));
  expect(screen.queryByTestId('file-input')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /Why more time is needed/ }), 'The files are in the archive.');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await user.click(await screen.findByRole('button', { name: 'Send the OTP' }));
  await user.type(await screen.findByRole('textbox'), '111111');
  await user.click(screen.getByRole('button', { name: 'Send the opinion' }));
  expect(await screen.findByText('The OTP code is wrong.')).toBeVisible();
  expect(shell.gateway.callsOf(ANSWER)[0]?.body).toMatchObject({ kind: 'MORE_TIME' });
  expect(screen.getByText('The files are in the archive.')).toBeVisible();
});

test('time that was added, and an answer that was not accepted, are said; more time is not offered twice', async () => {
  await open({
    [SHOW]: {
      ...request,
      moreDays: null,
      moreTime: { on: '2026-12-20', reason: 'Archive' },
      before: 'The receipt is missing.',
    },
  });
  expect(await screen.findByText('The receipt is missing.')).toBeVisible();
  expect(screen.getByText(/More time was given/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: /More time/ })).toBeNull();
});

test.each([
  [{ state: 'EXPIRED' }, 'The time to answer is over'],
  [{ state: 'CLOSED', question: '', notices: [] }, 'This link is no longer valid'],
] as const)('a link that cannot be answered says why: %o', async (more, says) => {
  await open({ [SHOW]: { ...request, ...more } });
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
});

test('a link that the gateway does not know says what to do, in Nepali too', async () => {
  await open({ [SHOW]: failure(404) }, 'ne');
  expect(await screen.findByText(/पछिल्लो इमेलको लिङ्क खोल्नुहोस्/)).toBeVisible();
});
