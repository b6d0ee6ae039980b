import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ApplicationDetail, NameConflict } from '@registrar/domain/calls/filings';
import { remarkTemplateSchema, remarkTemplatesSchema } from '@registrar/domain/calls/remark-templates';
import type { Role } from '@registrar/domain/roles';
import { failure, fakeSession, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { APPLICATION_ID, applicationDetail, filledSections, nameCheckAnswer } from '../../testing/builders';
import { gatewayAnswers } from '../../testing/gateway-answers';

const READ = 'GET /external/api/application/:id';
const APPROVE = 'POST /external/api/application/:id/approve';
const similar = {
  id: '1',
  english: 'Himchuli Trade House',
  nepali: 'हिमचुली ट्रेड हाउस',
  kind: 'COMPANY',
  score: 0.8,
  reason: 'SOUND',
  why: { ne: 'उच्चारण उस्तै', en: 'One word differs' },
} as const;
const conflict: NameConflict = {
  ...similar,
  holder: {
    companyId: '0190a000-0000-7000-8000-00000000c0c0',
    registrationNumber: '100007',
    applicationNumber: null,
    status: 'ACTIVE',
    companyType: { nameEnglish: 'Private, all Nepali promoters', nameNepali: 'प्राइभेट, सबै नेपाली संस्थापक' },
    registeredOn: '2020-01-15',
    presentName: null,
    heldUntil: null,
  },
  words: {
    english: [
      { proposed: 'Himchuli', existing: 'Himchuli', relation: 'SAME' },
      { proposed: 'Traders', existing: 'Trade', relation: 'SAME_MEANING' },
      { proposed: null, existing: 'House', relation: 'ONLY_EXISTING' },
    ],
    nepali: [],
  },
};
const template = remarkTemplateSchema.parse({
  id: '0190a000-0000-7000-8000-00000000aaaa',
  scope: 'OFFICE',
  reasonCode: 'TOO_SIMILAR',
  textNepali: '“{name}” र “{conflict}” झुक्किन्छन्।',
  textEnglish: '“{name}” can be taken for “{conflict}”.',
  mayChange: true,
  version: 1,
});
const templates = remarkTemplatesSchema.parse({ mayAddForOffice: true, items: [template] });
const verified = (changes: Partial<ApplicationDetail> = {}) =>
  applicationDetail({
    sections: filledSections,
    status: 'VERIFY',
    level: 1,
    turn: 'APPROVER',
    titleEnglish: 'Himchuli Traders Private Limited',
    titleNepali: 'हिमचुली ट्रेडर्स प्राइभेट लिमिटेड',
    applicationNumber: 'NR-2083/84-KTM-000001',
    version: 7,
    allowedActions: [
      { action: 'approve', allowed: true, remark: 'optional' },
      { action: 'reject', allowed: true, remark: 'required' },
      {
        action: 'forward',
        allowed: false,
        remark: 'required',
        reason: { code: 'NEXT_LEVEL_EXISTS', message: 'There is no higher level.' },
      },
    ],
    nameCheck: nameCheckAnswer({
      outcome: 'SIMILAR_EXISTS',
      findings: [
        {
          kind: 'SIMILAR_EXISTS',
          severity: 'warn',
          token: 'Himchuli Trade',
          why: { ne: 'मिल्दो नाम छ।', en: 'A similar name exists.' },
          rule: 'COMPANIES_ACT_2063_S6_1',
        },
        {
          kind: 'NAME_MISMATCH',
          severity: 'warn',
          token: 'Traders',
          why: { ne: '“Traders” मिल्दैन।', en: '“Traders” has no counterpart.' },
          rule: 'NAME_IN_BOTH_SCRIPTS',
        },
        {
          kind: 'NAME_FORBIDDEN_WORD',
          severity: 'refuse',
          token: 'हिमचुली',
          why: { ne: 'यो शब्द राख्न मिल्दैन।', en: 'The word is not allowed.' },
          rule: 'NAME_FORBIDDEN_WORDS',
        },
      ],
      similar: [similar],
    }),
    conflicts: [conflict],
    ...changes,
  });
const open = (answers: FakeAnswers, language: 'ne' | 'en' = 'en', role: Role = 'APPROVER_1') =>
  renderRemote(app, {
    path: `/company-name-reservation-approval/${APPLICATION_ID}`,
    role,
    language,
    filings: (process, id) =>
      process === 'NAME_RESERVATION' ? `/company-name-reservation-approval/${id}` : `/review-of-${process}/${id}`,
    gateway: {
      ...gatewayAnswers,
      'GET /external/api/remark-template': templates,
      'GET /external/api/application/:id/document': { places: [], mayChange: false },
      ...answers,
    },
  });

test('findings stand by their weight, each with its word marked in the name and the law or rule behind it', async () => {
  await open({ [READ]: verified() });
  const refused = await screen.findByRole('region', { name: 'Not allowed' });
  expect(within(refused).getByText('The word is not allowed.')).toBeVisible();
  expect(within(refused).getByText(/list of forbidden words/)).toBeVisible();
  const judge = screen.getByRole('region', { name: 'For you to judge' });
  expect(within(judge).getAllByRole('listitem')).toHaveLength(2);
  expect(within(judge).getByText(/Companies Act, 2063, section 6\(1\)/)).toBeVisible();
  // the words of the name itself, and what stands in their place in the other script
  const marked = [...document.querySelectorAll('[data-outcome] > p mark')].map((mark) => mark.textContent);
  expect(marked).toEqual(['हिमचुली', 'ट्रेडर्स', 'Himchuli', 'Traders']);
});

test('one word in both scripts is one line, and is allowed with one remark', async () => {
  const PASS = 'POST /external/api/application/:id/name-override';
  const word = {
    kind: 'NAME_FORBIDDEN_WORD',
    severity: 'warn',
    why: { ne: 'यो शब्द राख्न मिल्दैन।', en: 'The word is usually not allowed.' },
    rule: 'NAME_FORBIDDEN_WORDS',
    overridable: true,
  } as const;
  const waiting = verified({
    titleEnglish: 'Himchuli Nepal Private Limited',
    titleNepali: 'हिमचुली नेपाल प्राइभेट लिमिटेड',
    nameCheck: nameCheckAnswer({
      findings: [
        { ...word, token: 'Nepal' },
        { ...word, token: 'नेपाल' },
      ],
    }),
    conflicts: [],
    allowedActions: [
      {
        action: 'approve',
        allowed: false,
        remark: 'optional',
        reason: { code: 'FLOW-409', message: 'Decide on “Nepal”, “नेपाल” first.' },
      },
    ],
  });
  const { shell, user } = await open({ [READ]: waiting, [PASS]: waiting });
  expect(await screen.findByText('1 point for you to check')).toBeVisible();
  expect(screen.getByText(/decide whether to allow: “Nepal”, “नेपाल”/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'For you to judge' })).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(
    'Decide on “Nepal”, “नेपाल” first.',
  );
  await user.click(screen.getByRole('button', { name: /Allow the word/ }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Remark'), 'A family name');
  await user.click(within(dialog).getByRole('button', { name: 'Allow the word' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf(PASS).map(({ body }) => body)).toEqual([
      { kind: 'NAME_FORBIDDEN_WORD', token: 'Nepal', remark: 'A family name' },
      { kind: 'NAME_FORBIDDEN_WORD', token: 'नेपाल', remark: 'A family name' },
    ]),
  );
});

test('what the check says otherwise than at the submission is told, and marked on the name that came since', async () => {
  await open({
    [READ]: verified({
      nameCheckChanges: {
        since: '2026-11-20T08:00:00.000Z',
        outcome: 'AVAILABLE',
        newNames: [similar],
        goneNames: [],
        newFindings: [],
        goneFindings: [],
      },
    }),
  });
  const title = await screen.findByText('The name check result has changed since the application was submitted');
  expect(title).toBeVisible();
  expect(screen.getByText('New similar name: “Himchuli Trade House” (Registered company)')).toBeVisible();
  expect(screen.getByText(/Result at submission: The name is available/)).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Compared with similar names' })).getByText('New since the submission'),
  ).toBeVisible();
});

test('how much of the legal term has run stands at the head', async () => {
  await open({
    [READ]: verified({ clock: { termDays: 2, usedDays: 3, percent: 150, paused: false, overdue: true, dueOn: null } }),
  });
  expect(await screen.findByText('1 day overdue')).toBeVisible();
});

test('a near name lies beside the proposed one word by word, with who holds it', async () => {
  await open({ [READ]: verified() });
  const table = await screen.findByRole('table', { name: 'English, word by word' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
  ).toEqual([
    [],
    ['Himchuli', 'Himchuli The same'],
    ['Traders', 'Trade Means the same'],
    ['—', 'House Only in the existing one'],
  ]);
  const conflicts = screen.getByRole('region', { name: 'Compared with similar names' });
  for (const text of ['80% alike', 'Registered company', '100007', 'Private, all Nepali promoters', 'One word differs'])
    expect(within(conflicts).getByText(text)).toBeVisible();
});

test('why an action is closed stands beside it', async () => {
  await open({ [READ]: verified() });
  const forward = await screen.findByRole('button', { name: 'Forward' });
  expect(forward).toBeDisabled();
  expect(forward).toHaveAccessibleDescription('There is no higher level.');
});

test('the page speaks Nepali', async () => {
  await open({ [READ]: verified() }, 'ne');
  expect(await screen.findByRole('region', { name: 'तपाईंले विचार गर्नुपर्ने' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'अङ्ग्रेजी, शब्द–शब्द' })).toBeVisible();
  expect(screen.getByText('रुजु गर्ने र स्वीकृत गर्ने फरक व्यक्ति हुनुपर्छ।', { exact: false })).toBeVisible();
});

test('a kept remark comes with the names filled in and the reason that goes with it', async () => {
  const { shell, user } = await open({
    [READ]: verified(),
    'POST /external/api/application/:id/reject': verified({ status: 'REJECTED', version: 8, allowedActions: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByLabelText('Saved remark'));
  await user.click(
    await screen.findByText('“Himchuli Traders Private Limited” can be taken for “Himchuli Trade House”.', {
      selector: 'span',
    }),
  );
  expect(within(dialog).getByLabelText('Remark')).toHaveValue(
    '“Himchuli Traders Private Limited” can be taken for “Himchuli Trade House”.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(shell.gateway.callsOf('POST /external/api/application/:id/reject')).toHaveLength(1));
  expect(shell.gateway.callsOf('POST /external/api/application/:id/reject')[0]?.body).toEqual({
    version: 7,
    reasonCode: 'TOO_SIMILAR',
    remark: '“Himchuli Traders Private Limited” can be taken for “Himchuli Trade House”.',
  });
});

test('after a decision the next application is one key away, and the queue says when it is empty', async () => {
  const other = '0190a000-0000-7000-8000-00000000beef';
  let left = [other];
  const { shell, user } = await open({
    [READ]: ({ params }) => verified({ id: params['id'] }),
    [APPROVE]: verified({ status: 'APPROVED', version: 8, allowedActions: [] }),
    'POST /external/api/desk/next': () => {
      const [id] = left;
      left = [];
      return { application: id === undefined ? null : verified({ id }) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved.')).toBeVisible();
  expect(screen.getByRole('button', { name: /Next application/ })).toHaveAttribute('aria-keyshortcuts', 'Alt+N');
  await user.keyboard('{Alt>}n{/Alt}');
  await waitFor(() => expect(shell.navigations.at(-1)).toBe(`/company-name-reservation-approval/${other}`));
  expect(shell.gateway.callsOf('POST /external/api/desk/next')[0]?.body).toEqual({
    processName: 'NAME_RESERVATION',
    after: APPLICATION_ID,
  });
  // the button of the page before is still there until the next application has come
  await waitFor(() => expect(screen.queryByText('Approved.')).toBeNull());
  await user.click(await screen.findByRole('button', { name: /Next application/ }));
  await waitFor(() =>
    expect(shell.toasts).toContainEqual(expect.objectContaining({ serverMessage: 'Nothing else is waiting for you.' })),
  );
});

test('when nothing of the kind is left the way goes on with another one, which is said', async () => {
  const other = '0190a000-0000-7000-8000-00000000cafe';
  const { shell, user } = await open({
    [READ]: verified(),
    'POST /external/api/desk/next': { application: verified({ id: other, processName: 'COMPANY_REGISTRATION' }) },
  });
  await user.click(await screen.findByRole('button', { name: /Next application/ }));
  await waitFor(() => expect(shell.navigations.at(-1)).toBe(`/review-of-COMPANY_REGISTRATION/${other}`));
  expect(shell.toasts).toContainEqual(
    expect.objectContaining({
      serverMessage:
        'No other application of the kind “Name reservation” is waiting. This one is a “Company registration”.',
    }),
  );
});

test('an application that was given back and comes again is shown as it is now', async () => {
  const { shell, user } = await open({
    [READ]: verified(),
    'POST /external/api/desk/next': { application: verified({ version: 9 }) },
  });
  const next = await screen.findByRole('button', { name: /Next application/ });
  const before = shell.gateway.callsOf(READ).length;
  await user.click(next);
  await waitFor(() => expect(shell.gateway.callsOf(READ).length).toBe(before + 1));
});

test('an open question hears no shortcut, and who has no queue has no button', async () => {
  const { shell, user, unmount } = await open({
    [READ]: verified(),
    'POST /external/api/desk/next': { application: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Alt>}n{/Alt}');
  expect(shell.gateway.callsOf('POST /external/api/desk/next')).toHaveLength(0);
  await unmount();
  await open({ [READ]: verified({ allowedActions: [] }) }, 'en', 'AUDITOR');
  expect(await screen.findByRole('region', { name: 'Compared with similar names' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Next application/ })).toBeNull();
});

test('remarks are kept, edited and retired beside the decision', async () => {
  const { shell, user } = await open({
    [READ]: verified(),
    'POST /external/api/remark-template': template,
    'PUT /external/api/remark-template/:id': template,
  });
  await user.click(await screen.findByRole('button', { name: 'Saved remarks' }));
  await user.click(await screen.findByRole('button', { name: 'Add a saved remark' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('English text is required')).length).toBeGreaterThan(0);
  await user.click(screen.getByLabelText('Text in Nepali'));
  await user.paste('नाम मिलेन।');
  await user.click(screen.getByLabelText('Text in English'));
  await user.paste('The name does not fit.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('POST /external/api/remark-template')[0]?.body).toEqual({
      scope: 'OWN',
      reasonCode: null,
      textNepali: 'नाम मिलेन।',
      textEnglish: 'The name does not fit.',
    }),
  );

  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  // Under test Ant Design gives all dialogs one id for their title, so by name this one would be called as the drawer
  // below it.
  const title = await screen.findByText('Remove this remark?');
  const question = screen.getAllByRole('dialog').find((dialog) => dialog.contains(title));
  if (question === undefined) throw new Error('the question stands in no dialog');
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('PUT /external/api/remark-template/:id')[0]?.body).toMatchObject({
      version: 1,
      retired: true,
    }),
  );
});

test('approving asks once and sends the version that was seen with a key', async () => {
  const { shell, user } = await open({
    [READ]: verified(),
    [APPROVE]: verified({ status: 'APPROVED', version: 8, allowedActions: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
  const calls = shell.gateway.callsOf(APPROVE);
  expect(calls.map(({ body }) => body)).toEqual([{ version: 7 }]);
  expect(calls[0]?.request.idempotencyKey).toBeDefined();
});

test.each([409, 412])('a %s says that somebody was quicker and shows the newest state', async (status) => {
  let decided = false;
  const { user } = await open({
    [READ]: () => (decided ? verified({ status: 'REJECTED', version: 8, allowedActions: [] }) : verified()),
    [APPROVE]: () => {
      decided = true;
      throw failure(status, { message: 'changed' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('This application has changed in the meantime.')).toBeVisible();
  expect(await screen.findByText('Rejected')).toBeVisible();
});

test('a refusal of an application that has not moved on is told in its own words', async () => {
  const { user } = await open({
    [READ]: verified(),
    [APPROVE]: () => {
      throw failure(409, { message: 'Somebody else has this name by now.' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('It was not carried out.')).toBeVisible();
  expect(screen.getByText('Somebody else has this name by now.')).toBeVisible();
  expect(screen.queryByText('This application has changed in the meantime.')).toBeNull();
});

test('a rejection needs its reason and its remark', async () => {
  const { shell, user } = await open({ [READ]: verified() });
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await within(dialog).findByText('Reason is required')).toBeVisible();
  expect(within(dialog).getByText('Remark is required')).toBeVisible();
  expect(shell.gateway.callsOf('POST /external/api/application/:id/reject')).toHaveLength(0);
});

test('a message about the application, or a line that came back, asks for it again', async () => {
  const { shell } = await open({ [READ]: verified() });
  await screen.findByRole('button', { name: 'Approve' });
  const before = shell.gateway.callsOf(READ).length;
  shell.emit(`/topic/user/${fakeSession('APPROVER_1').userId}`, {
    link: `/company-name-reservation-approval/${APPLICATION_ID}`,
  });
  await waitFor(() => expect(shell.gateway.callsOf(READ)).toHaveLength(before + 1));
  shell.resync();
  await waitFor(() => expect(shell.gateway.callsOf(READ)).toHaveLength(before + 2));
});

test('a line that was marked stays so, although the answer to an earlier question comes after it', async () => {
  const line = { key: 'NAME_LAWFUL', nameEnglish: 'The name is lawful', nameNepali: 'नाम कानुनअनुसार छ' };
  const inHand = (checked: boolean) =>
    verified({
      status: 'IN_PROCESS',
      level: 0,
      turn: 'OPERATOR',
      checklist: [
        {
          ...line,
          checked: checked ? { by: { nameEnglish: 'Gita', nameNepali: 'गीता' }, at: '2026-11-21T08:00:00.000Z' } : null,
        },
      ],
      allowedActions: [
        checked
          ? { action: 'verify', allowed: true, remark: 'optional' }
          : {
              action: 'verify',
              allowed: false,
              remark: 'optional',
              reason: { code: 'CHECKLIST_COMPLETE', message: 'The checklist is not complete.' },
            },
      ],
    });
  let asked = 0;
  let answerLate: (detail: ApplicationDetail) => void = () => undefined;
  const { shell, user } = await open(
    {
      [READ]: () =>
        asked++ === 0
          ? inHand(false)
          : new Promise<ApplicationDetail>((resolve) => {
              answerLate = resolve;
            }),
      'PUT /external/api/application/:id/checklist/:key': inHand(true),
    },
    'en',
    'OPERATOR',
  );
  const box = await screen.findByRole('checkbox', { name: 'The name is lawful' });
  shell.resync();
  await waitFor(() => expect(asked).toBe(2));
  await user.click(box);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled());
  answerLate(inHand(false));
  // eslint-disable-next-line no-restricted-globals -- the query tells its page in timers of its own, after the answer
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByRole('checkbox', { name: 'The name is lawful' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled();
});
