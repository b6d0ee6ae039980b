import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { StaffChange, StaffMember } from '@registrar/domain/calls/staff';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { gatewayAnswers } from '../../testing/gateway-answers';

const gita: StaffMember = {
  id: '0190a000-0000-7000-8000-0000000000a1',
  username: 'gita.operator',
  fullNameEnglish: 'Gita Poudel',
  fullNameNepali: 'गीता पौडेल',
  email: 'gita@example.com',
  mobileNumber: '9800000005',
  roleCode: 'OPERATOR',
  status: 'ACTIVE',
  awaitsFirstLogin: false,
  onLeave: true,
  leaves: [
    { id: '0190a000-0000-7000-8000-0000000000b1', fromDay: '2026-11-20', toDay: '2026-11-25', remark: 'Dashain' },
  ],
  openWork: 3,
  lastSignInAt: '2026-11-19T04:00:00.000Z',
  changeWaits: false,
  allowedActions: ['CHANGE_ROLE', 'MOVE', 'SET_LEAVE', 'DISABLE'],
  version: 4,
};
const change: StaffChange = {
  id: '0190a000-0000-7000-8000-0000000000c1',
  kind: 'ROLE',
  person: gita,
  roleBefore: 'OPERATOR',
  roleAfter: 'APPROVER_1',
  officeBefore: { id: 1, code: 'KTM', nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ' },
  officeAfter: { id: 1, code: 'KTM', nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ' },
  remark: 'Ten years of service',
  status: 'PROPOSED',
  proposedBy: { ...gita, fullNameEnglish: 'Kamala Rana', fullNameNepali: 'कमला राना' },
  proposedAt: '2026-11-20T04:00:00.000Z',
  expiresAt: '2026-11-27T04:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionRemark: null,
  mayDecide: true,
  mayWithdraw: false,
};
const pageOf = (items: readonly object[]) => ({ items, total: items.length, page: 1, size: 20 });
const answers: FakeAnswers = {
  ...gatewayAnswers,
  'GET /external/api/staff': pageOf([gita]),
  'GET /external/api/staff-change': pageOf([change]),
};

const open = (
  options: {
    role?: 'OFFICE_ADMINISTRATOR' | 'APPROVER_2';
    language?: 'ne' | 'en';
    path?: string;
    gateway?: FakeAnswers;
  } = {},
) =>
  renderRemote(app, {
    path: options.path ?? '/management/staff',
    role: options.role ?? 'OFFICE_ADMINISTRATOR',
    language: options.language ?? 'en',
    gateway: { ...answers, ...options.gateway },
  });

test('the list says who is there, who is away, and what each has in hand, in both languages', async () => {
  const remote = await open();
  const row = await screen.findByRole('row', { name: /Gita Poudel/ });
  for (const text of ['Operator', 'On leave', 'gita.operator']) expect(within(row).getByText(text)).toBeVisible();
  expect(within(row).getByText('3')).toBeVisible();
  await remote.setLanguage('ne');
  expect(await screen.findByRole('row', { name: /गीता पौडेल/ })).toHaveTextContent('बिदामा');
  expect(screen.getByRole('heading', { level: 1, name: 'कर्मचारी व्यवस्थापन' })).toBeVisible();
});

test('the filters go to the gateway and into the address', async () => {
  const { shell, user } = await open();
  await user.type(await screen.findByLabelText('Name or username'), 'gita{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?search=gita'));
  await waitFor(() =>
    expect(shell.gateway.callsOf('GET /external/api/staff').at(-1)?.query).toMatchObject({ search: 'gita', page: 1 }),
  );
});

test('a role of rank one says that it takes effect at once, a higher one that a second person is needed; it is sent once', async () => {
  const sent = { outcome: 'PROPOSED' };
  const { shell, user } = await open({ gateway: { 'POST /external/api/staff/:id/role': sent } });
  await user.click(await screen.findByRole('button', { name: 'Actions for Gita Poudel' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change role' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByLabelText('New role'));
  await user.click(await screen.findByTitle('Committee member'));
  expect(await within(dialog).findByText(/takes effect at once/)).toBeInTheDocument();
  await user.click(within(dialog).getByLabelText('New role'));
  await user.click(await screen.findByTitle('Approver (section officer)'));
  expect(await within(dialog).findByText(/only after a second person approves/)).toBeInTheDocument();
  await user.click(within(dialog).getByLabelText('Remark'));
  await user.paste('Ten years');
  await user.dblClick(within(dialog).getByText('Send proposal'));
  await waitFor(() => expect(screen.queryByText('New role')).not.toBeInTheDocument());
  const calls = shell.gateway.callsOf('POST /external/api/staff/:id/role');
  expect(calls.map(({ body }) => body)).toEqual([{ role: 'APPROVER_1', remark: 'Ten years', version: 4 }]);
});

test('an incomplete new person is not sent', async () => {
  const { shell, user } = await open();
  await user.click(await screen.findByText('Add a person'));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByText('Add'));
  expect(await within(dialog).findByText(/Username is required/, { selector: 'a' })).toBeInTheDocument();
  expect(shell.gateway.callsOf('POST /external/api/staff')).toHaveLength(0);
});

test('what the gateway objects to in a new person stands at its field; no high role is offered', async () => {
  const { user } = await open({
    gateway: {
      'POST /external/api/staff': () => {
        throw failure(422, {
          message: 'Please correct',
          errors: [{ path: 'email', code: 'EMAIL_TAKEN', message: 'This email belongs to another account' }],
        });
      },
    },
  });
  await user.click(await screen.findByText('Add a person'));
  const dialog = await screen.findByRole('dialog');
  const paste = async (label: string | RegExp, text: string) => {
    await user.click(within(dialog).getByLabelText(label));
    await user.paste(text);
  };
  await paste(/in Nepali/, 'आशा गुरुङ');
  await paste(/in English/, 'Asha Gurung');
  await paste('Username', 'asha.gurung.operator');
  await paste('Email', 'asha@example.com');
  await paste('Mobile number', '9811112222');
  await user.click(within(dialog).getByLabelText('Role'));
  expect(screen.queryByTitle('Approver (registrar)')).not.toBeInTheDocument();
  await user.click(await screen.findByTitle('Operator'));
  await user.click(within(dialog).getByText('Add'));
  expect(
    await within(dialog).findByText('This email belongs to another account', { selector: 'a' }),
  ).toBeInTheDocument();
});

test('disabling asks for a remark and says what happens to the work in hand', async () => {
  const { shell, user } = await open({ gateway: { 'POST /external/api/staff/:id/disable': {} } });
  await user.click(await screen.findByRole('button', { name: 'Actions for Gita Poudel' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Disable account' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Assigned: 3/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
  expect(shell.gateway.callsOf('POST /external/api/staff/:id/disable')).toHaveLength(0);
  await user.type(within(dialog).getByLabelText('Remark'), 'Left the office');
  await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('POST /external/api/staff/:id/disable').map(({ body }) => body)).toEqual([
      { remark: 'Left the office', version: 4 },
    ]),
  );
});

test('leave that is set can be cancelled', async () => {
  const { shell, user } = await open({ gateway: { 'DELETE /external/api/staff/:id/leave/:leaveId': {} } });
  await user.click(await screen.findByRole('button', { name: 'Actions for Gita Poudel' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Leave' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel leave' }));
  await waitFor(() => expect(shell.gateway.callsOf('DELETE /external/api/staff/:id/leave/:leaveId')).toHaveLength(1));
});

test('an approver sees the proposals only, before and after, and refuses with a remark', async () => {
  const { shell, user } = await open({
    role: 'APPROVER_2',
    gateway: { 'POST /external/api/staff-change/:id/refuse': {} },
  });
  const row = await screen.findByRole('row', { name: /Gita Poudel/ });
  expect(row).toHaveTextContent('Now: Operator');
  expect(row).toHaveTextContent('After: Approver (section officer)');
  expect(screen.queryByRole('tab', { name: 'People' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a person' })).not.toBeInTheDocument();
  expect(shell.gateway.callsOf('GET /external/api/staff')).toHaveLength(0);
  await user.click(within(row).getByRole('button', { name: 'Refuse: Gita Poudel' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Remark'), 'Not yet');
  await user.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('POST /external/api/staff-change/:id/refuse').map(({ body }) => body)).toEqual([
      { remark: 'Not yet' },
    ]),
  );
});

test('whoever proposed it may only take it back', async () => {
  await open({
    path: '/management/staff?show=changes',
    gateway: { 'GET /external/api/staff-change': pageOf([{ ...change, mayDecide: false, mayWithdraw: true }]) },
  });
  const row = await screen.findByRole('row', { name: /Gita Poudel/ });
  expect(within(row).getByRole('button', { name: 'Withdraw: Gita Poudel' })).toBeVisible();
  expect(within(row).queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
});

test('an empty answer and a failed one are said in words', async () => {
  await open({ language: 'ne', gateway: { 'GET /external/api/staff': pageOf([]) } });
  expect(await screen.findByText('कार्यालयमा अझै कुनै कर्मचारी छैनन्।')).toBeVisible();
});

test('a list that cannot be read offers another try', async () => {
  await open({
    gateway: {
      'GET /external/api/staff': () => {
        throw failure(500, { message: 'Please contact operator' });
      },
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 })).toBeVisible();
});
