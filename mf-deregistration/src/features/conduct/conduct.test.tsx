import { expect, test } from '@jest/globals';
import type { ProceedingOrder, ProceedingOrders } from '@registrar/domain/calls/proceeding-orders';
import type { ProceedingDetail } from '@registrar/domain/calls/proceedings';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import { app } from '../../app';

const at = (last: string) => `0190a000-0000-7000-8000-0000000000${last}`;
const [ID, NOTICE, CLAIM, OPINION, ORDER] = [at('d1'), at('d2'), at('d3'), at('d4'), at('d5')];
const named = (nameEnglish: string, nameNepali: string) => ({ nameEnglish, nameNepali });
const creditors = named('Notice to creditors', 'साहुलाई सूचना');
const phase = named('Phase II', 'दोस्रो चरण');
const detail = (more: Partial<ProceedingDetail> = {}): ProceedingDetail => ({
  id: ID,
  kind: 'TEST_PROCEEDING',
  name: named('Closing', 'खारेजी'),
  number: 'TP-1',
  company: {
    ...named('Karnali Private Limited', 'कर्णाली प्राइभेट लिमिटेड'),
    id: at('01'),
    registrationNumber: '100002',
    status: 'IN_DEREGISTRATION',
  },
  openedAt: '2026-11-20T06:00:00Z',
  turn: { phase, turn: 'OFFICE', until: null, isOver: false },
  end: null,
  phases: [{ key: 'II', name: phase, isOpen: false, awaits: [{ after: 'OFFICE' }], forms: [] }],
  notices: [
    { notice: 'CREDITORS', name: creditors, length: 'THIRTY_FIVE_DAY', channels: ['NEWSPAPER', 'PUBLIC_PAGE'] },
  ],
  published: [
    {
      id: NOTICE,
      notice: 'CREDITORS',
      name: creditors,
      channel: 'NEWSPAPER',
      publishedOn: '2026-11-21',
      endsOn: '2026-12-26',
      text: { nepali: 'दाबी दिनुहोस्।', english: 'Claims are taken.', version: 1, hash: 'a' },
      proof: 'Gorkhapatra, page 5',
      proofFile: 'cutting.png',
      returned: null,
    },
  ],
  claims: [
    {
      id: CLAIM,
      number: null,
      evidence: [],
      notice: 'CREDITORS',
      kind: 'OBJECTION',
      claimant: named('Sita Rai', 'सीता राई'),
      text: 'It still trades.',
      amountPaisa: null,
      receivedAt: '2026-11-22T06:00:00Z',
      judgement: null,
    },
  ],
  opinions: [
    {
      id: OPINION,
      body: 'TAX_OFFICE',
      status: 'SUBMITTED',
      question: 'Is anything owed?',
      requestedAt: '2026-11-21T06:00:00Z',
      dueOn: '2026-12-26',
      answer: { on: '2026-11-25', text: 'Nothing is owed.' },
      judgement: null,
    },
  ],
  openings: [],
  filings: [],
  allowedActs: {
    publish: [{ notice: 'CREDITORS', name: creditors, channels: ['NEWSPAPER', 'PUBLIC_PAGE'] }],
    returnNotice: [NOTICE],
    judgeClaim: [CLAIM],
    askOpinion: ['LABOUR_OFFICE'],
    answerOpinion: [],
    judgeOpinion: [OPINION],
    openPhase: ['II'],
  },
  version: 3,
  ...more,
});
const NOTHING: ProceedingDetail['allowedActs'] = {
  publish: [],
  returnNotice: [],
  judgeClaim: [],
  askOpinion: [],
  answerOpinion: [],
  judgeOpinion: [],
  openPhase: [],
};
const closed = named('Closed', 'बन्द');
const maya = { id: at('a1'), username: 'maya.approver', fullNameEnglish: 'Maya Tamang', fullNameNepali: 'माया तामाङ' };
const proposal = (more: Partial<ProceedingOrder> = {}): ProceedingOrder => ({
  id: ORDER,
  remark: 'All is settled.',
  status: 'PROPOSED',
  proposedBy: maya,
  proposedAt: '2026-11-26T06:00:00Z',
  expiresAt: '2026-12-10T06:00:00Z',
  decidedBy: null,
  decidedAt: null,
  decisionRemark: null,
  mayDecide: true,
  mayWithdraw: false,
  outcome: 'CLOSED',
  name: closed,
  liabilities: 'The holders answer.',
  ...more,
});
const NO_ORDER: ProceedingOrders = { ends: [], mayPropose: false, proposals: [] };
const ONE = `GET /external/api/proceeding/${ID}`;
const ORDERS = `GET /external/api/proceeding/${ID}/order`;
const PROPOSE = `POST /external/api/proceeding/${ID}/order`;
const JUDGE = `POST /external/api/proceeding/${ID}/claim/${CLAIM}/judgement`;
const PUBLISH = `POST /external/api/proceeding/${ID}/notice`;
const office = (gateway: FakeAnswers, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: `/de-registration-approval/${ID}`,
    role: 'APPROVER_2',
    language,
    gateway: { [ONE]: detail(), [ORDERS]: NO_ORDER, ...gateway },
  });
const bodyOf = (call: { readonly body?: unknown } | undefined) => call?.body;

test('what was published, claimed and answered is read; only acts that are possible now have a button', async () => {
  const { unmount } = await office({});
  expect(await screen.findByText('Claims are taken.')).toBeVisible();
  expect(screen.getByText('Proof: Gorkhapatra, page 5')).toBeVisible();
  expect(screen.getByText('It still trades.')).toBeVisible();
  expect(screen.getByText('Nothing is owed.')).toBeVisible();
  for (const name of [
    'Open the phase: Phase II',
    'Record a notice: Notice to creditors',
    'Ask an opinion: of another body',
    'Record its return: Notice to creditors',
    'Decide: Objection, Sita Rai',
    'Decide on the answer: Tax office',
  ])
    expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Record the answer/ })).toBeNull();
  await unmount();
  await office({ [ONE]: detail({ allowedActs: NOTHING }) });
  expect(await screen.findByText('It still trades.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Decide|Open the phase|Record|Ask/ })).toBeNull();
});

test.each([
  [
    'en',
    'Decide: Objection, Sita Rai',
    'Dismissed',
    /Reason of the decision/,
    'Decide',
    'Reason of the decision is required',
  ],
  ['ne', 'निर्णय गर्नुहोस्: उजुरी, सीता राई', 'मनासिब नठहरिएको', /निर्णयको कारण/, 'निर्णय गर्नुहोस्', 'निर्णयको कारण अनिवार्य छ।'],
] as const)(
  'an objection is judged with a reason, its text before the eyes (%s)',
  async (language, open, outcome, reason, send, missing) => {
    const { user, shell } = await office({ [JUDGE]: {} }, language);
    await user.click(await screen.findByRole('button', { name: open }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('It still trades.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: outcome }));
    await user.click(dialog.getByRole('button', { name: send }));
    expect((await dialog.findAllByText(missing, undefined, { timeout: 15_000 })).length).toBeGreaterThan(0);
    expect(shell.gateway.callsOf(JUDGE)).toHaveLength(0);
    await user.type(dialog.getByRole('textbox', { name: reason }), 'It does not');
    await user.click(dialog.getByRole('button', { name: send }));
    await waitFor(() => expect(shell.gateway.callsOf(JUDGE)).toHaveLength(1));
    expect(bodyOf(shell.gateway.callsOf(JUDGE)[0])).toMatchObject({
      outcome: 'DISMISSED',
      reason: 'It does not',
      version: 3,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('somebody was quicker: what is typed is kept, the page is read again, and the act goes with the new version', async () => {
  const { user, shell } = await office({ [JUDGE]: failure(412, { code: 'VER-412', message: 'stale' }) });
  await user.click(await screen.findByRole('button', { name: 'Decide: Objection, Sita Rai' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Upheld' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It trades');
  shell.gateway.answer({ [ONE]: detail({ version: 4 }) });
  await user.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(await dialog.findByText(/Somebody has changed this proceeding/)).toBeVisible();
  shell.gateway.answer({ [JUDGE]: {} });
  await user.click(await dialog.findByRole('button', { name: 'I have read it; go on' }));
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('It trades');
  await user.click(dialog.getByRole('button', { name: 'Decide' }));
  await waitFor(() => expect(shell.gateway.callsOf(JUDGE)).toHaveLength(2));
  expect(bodyOf(shell.gateway.callsOf(JUDGE)[1])).toMatchObject({ reason: 'It trades', version: 4 });
});

test('a notice asks for its proof where the way is proven; what the gateway refuses stands at its field', async () => {
  const refused = failure(422, {
    code: 'VAL-422',
    message: 'Wrong',
    errors: [{ path: 'publishedOn', code: 'NOTICE_BEFORE_PHASE', message: 'The notice is too early' }],
  });
  const { user, shell } = await office({ [PUBLISH]: refused });
  await user.click(await screen.findByRole('button', { name: 'Record a notice: Notice to creditors' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('radio', { name: 'Post' })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'Newspaper' }));
  expect(await dialog.findByRole('textbox', { name: /Newspaper and page/ })).toBeVisible();
  expect(dialog.getByText('Cutting or receipt')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Public page of the portal' }));
  await waitFor(() => expect(dialog.queryByText('Cutting or receipt')).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Record a notice' }));
  expect((await dialog.findAllByText('The notice is too early')).length).toBeGreaterThan(0);
  expect(bodyOf(shell.gateway.callsOf(PUBLISH)[0])).toMatchObject({
    notice: 'CREDITORS',
    channel: 'PUBLIC_PAGE',
    version: 3,
  });
});

test.each([
  [
    'en',
    'Propose an order',
    'Outcome',
    'Closed',
    /Text and reason/,
    /Note on liabilities/,
    'Send for decision',
    'Phase I is not finished.',
  ],
  [
    'ne',
    'आदेशको प्रस्ताव गर्नुहोस्',
    'परिणाम',
    'बन्द',
    /आदेशको व्यहोरा र कारण/,
    /दायित्व र सम्पत्ति/,
    'निर्णयका लागि पठाउनुहोस्',
    'पहिलो चरण पूरा भएको छैन।',
  ],
] as const)(
  'an order is proposed; an outcome against which something stands is not offered, and why is said (%s)',
  async (language, propose, outcome, chosen, reason, liabilities, send, obstacle) => {
    const ends: ProceedingOrders['ends'] = [
      { outcome: 'CLOSED', name: closed, deregisters: true, obstacles: [] },
      { outcome: 'STOPPED', name: named('Stopped', 'रोकिएको'), deregisters: false, obstacles: [] },
      { outcome: 'REFUSED', name: named('Refused', 'अस्वीकृत'), deregisters: false, obstacles: [obstacle] },
    ];
    const { user, shell } = await office(
      { [ORDERS]: { ...NO_ORDER, ends, mayPropose: true }, [PROPOSE]: { id: ORDER } },
      language,
    );
    expect(await screen.findByText(obstacle)).toBeVisible();
    await user.click(screen.getByRole('button', { name: propose }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('textbox', { name: liabilities })).toBeNull();
    await user.click(dialog.getByRole('combobox', { name: new RegExp(outcome) }));
    expect(screen.queryByTitle('Refused')).toBeNull();
    await user.click(await screen.findByTitle(chosen));
    await user.type(await dialog.findByRole('textbox', { name: liabilities }), 'The holders');
    await user.type(dialog.getByRole('textbox', { name: reason }), 'Settled');
    await user.click(dialog.getByRole('button', { name: send }));
    await waitFor(() => expect(shell.gateway.callsOf(PROPOSE)).toHaveLength(1), { timeout: 15_000 });
    expect(bodyOf(shell.gateway.callsOf(PROPOSE)[0])).toMatchObject({
      outcome: 'CLOSED',
      reason: 'Settled',
      liabilities: 'The holders',
      version: 3,
    });
  },
);

test('the second person reads the text before deciding; refusing asks for a reason; the proposer may only take it back', async () => {
  const REFUSE = `POST /external/api/proceeding-order/${ORDER}/refuse`;
  const APPROVE = `POST /external/api/proceeding-order/${ORDER}/approve`;
  const { user, shell, unmount } = await office({
    [ORDERS]: { ...NO_ORDER, proposals: [proposal()] },
    [REFUSE]: {},
    [APPROVE]: {},
  });
  await user.click(await screen.findByRole('button', { name: 'Refuse: Closed' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('All is settled.')).toBeVisible();
  expect(dialog.getByText('The holders answer.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(shell.gateway.callsOf(REFUSE)).toHaveLength(0);
  await user.type(dialog.getByRole('textbox'), 'Not yet');
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(shell.gateway.callsOf(REFUSE)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Give the order: Closed' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Give the order' }));
  await waitFor(() => expect(shell.gateway.callsOf(APPROVE)).toHaveLength(1));
  await unmount();
  await office({ [ORDERS]: { ...NO_ORDER, proposals: [proposal({ mayDecide: false, mayWithdraw: true })] } });
  expect(await screen.findByRole('button', { name: 'Withdraw: Closed' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Give the order/ })).toBeNull();
});
