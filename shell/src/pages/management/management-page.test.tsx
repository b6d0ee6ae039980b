import { expect, test } from '@jest/globals';
import type { DeskItem } from '@registrar/domain/calls/desk';
import { failure, type FakeShellOptions } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import { app } from '../app';

const id = (last: number): string => `01981c30-0000-7000-8000-${String(last).padStart(12, '0')}`;
const applicant = { id: id(1), nameEnglish: 'Ram Adhikari', nameNepali: 'राम अधिकारी', roleCode: 'APPLICANT' };
const gita = { id: id(2), nameEnglish: 'Gita Poudel', nameNepali: 'गीता पौडेल', roleCode: 'OPERATOR' };

const item: DeskItem = {
  id: id(10),
  applicationNumber: 'NR-2083/84-KTM-000001',
  processName: 'NAME_RESERVATION',
  status: 'IN_PROCESS',
  level: 0,
  turn: 'OPERATOR',
  titleEnglish: 'Himal Tea Private Limited',
  titleNepali: 'हिमाल चिया प्राइभेट लिमिटेड',
  officeCode: 'KTM',
  submittedAt: '2026-11-18T06:00:00Z',
  updatedAt: '2026-11-18T06:00:00Z',
  applicant,
  assignee: gita,
  version: 3,
  clock: { termDays: 2, usedDays: 3, percent: 150, paused: false, overdue: true, dueOn: null },
  lease: { until: '2026-11-21T10:00:00Z', minutesLeft: 130 },
};
const page = (items: DeskItem[]) => ({ items, total: items.length, page: 1, size: 20 });
const counts = {
  waiting: 1,
  mine: 1,
  inHand: 1,
  overdue: { waiting: 0, mine: 1, inHand: 1 },
  decidedToday: 0,
  byProcess: [{ processName: 'NAME_RESERVATION', waiting: 1 }],
  kinds: ['NAME_RESERVATION', 'ANNUAL_REPORT'],
};

const gateway: NonNullable<FakeShellOptions['gateway']> = {
  'GET /external/api/desk': page([item]),
  'GET /external/api/desk/counts': counts,
};

test.each([
  ['ne', 'म्याद १ कार्यदिनले नाघ्यो', 'जाँच्न २ घण्टा बाँकी', 'छोड्नुहोस्'],
  ['en', '1 working days overdue', '2 working hours left', 'Release'],
] as const)(
  'an operator sees what is overdue and what is left of a claim, and releases it with a remark (%s)',
  async (language, overdue, lease, release) => {
    const { shell, user } = await renderRemote(app, {
      path: '/management?queue=mine',
      role: 'OPERATOR',
      language,
      gateway: { ...gateway, 'POST /external/api/application/:id/release': failure(409, { message: 'Not now' }) },
    });
    expect(await screen.findByText(overdue)).toBeVisible();
    expect(screen.getByText(lease)).toBeVisible();
    await user.click(screen.getByRole('button', { name: new RegExp(`^${release}: `) }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'Away');
    await user.click(within(dialog).getAllByRole('button').at(-1) ?? dialog);
    const call = shell.gateway.calls.find(({ path }) => path.endsWith('/release'));
    expect(call?.body).toEqual({ version: 3, remark: 'Away' });
  },
);

test.each([
  ['ne', 'नाम आरक्षण (१)', 'वार्षिक विवरण'],
  ['en', 'Name reservation (1)', 'Annual report'],
] as const)('every kind can be chosen, also where none of it waits (%s)', async (language, waits, none) => {
  const { user } = await renderRemote(app, { path: '/management', role: 'OPERATOR', language, gateway });
  const [kinds] = await screen.findAllByRole('combobox');
  if (kinds) await user.click(kinds);
  expect(await screen.findByTitle(waits)).toBeInTheDocument();
  expect(screen.getByTitle(none)).toBeInTheDocument();
});

test('an administrator has no claim button, and gives work to an operator who is there', async () => {
  const operators = [
    { id: id(3), nameEnglish: 'Bishnu Karki', nameNepali: 'विष्णु कार्की', inHand: 2, onLeave: false },
    { id: id(4), nameEnglish: 'Hira Rai', nameNepali: 'हिरा राई', inHand: 0, onLeave: true },
  ];
  const { shell, user } = await renderRemote(app, {
    path: '/management?queue=inHand',
    role: 'OFFICE_ADMINISTRATOR',
    language: 'en',
    gateway: { ...gateway, 'GET /external/api/desk/operators': operators, 'POST /external/api/desk/:id/assign': item },
  });
  await user.click(await screen.findByRole('button', { name: 'Reassign: Himal Tea Private Limited' }));
  expect(screen.queryByRole('button', { name: 'Take the next application' })).toBeNull();
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
  expect(await within(dialog).findByText('Choose an officer.')).toBeVisible();
  await user.click(within(dialog).getByRole('combobox'));
  await user.click(await screen.findByTitle(/Bishnu Karki/));
  await user.type(within(dialog).getByRole('textbox'), 'Takes over');
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
  expect(shell.gateway.calls.find(({ path }) => path.endsWith('/assign'))?.body).toEqual({
    version: 3,
    operatorId: id(3),
    remark: 'Takes over',
  });
});

test.each(['ne', 'en'] as const)('the workload names officers and processes (%s)', async (language) => {
  await renderRemote(app, {
    path: '/management/workload',
    role: 'OFFICE_ADMINISTRATOR',
    language,
    gateway: {
      'GET /external/api/desk/workload': {
        officers: [
          {
            ...gita,
            officeCode: 'KTM',
            onLeave: false,
            inHand: 2,
            overdue: 1,
            decidedToday: 1,
            decided7: 4,
            decided30: 9,
            medianHours: 5.5,
          },
        ],
        processes: [
          {
            officeCode: 'KTM',
            processName: 'NAME_RESERVATION',
            waiting: 3,
            inHand: 2,
            overdue: 1,
            oldestAt: '2026-11-18T06:00:00Z',
            averageWaitHours: 72,
            decided7: 4,
            decided30: 9,
          },
        ],
      },
    },
  });
  expect(await screen.findByText(language === 'ne' ? 'गीता पौडेल' : 'Gita Poudel')).toBeVisible();
  expect(screen.getByText(language === 'ne' ? '५.५ घण्टा' : '5.5 h')).toBeVisible();
  expect(screen.getByText(language === 'ne' ? '३ दिन' : '3 days')).toBeVisible();
});

test('each kind of application has its page on the desk, for whoever may open it', async () => {
  const kinds = ['MIGRATION_COMPANY_REGISTRATION', 'NAME_CHANGE', 'OTHERS'] as const;
  const items = kinds.map((processName, index) => ({
    ...item,
    id: id(20 + index),
    processName,
    titleEnglish: `Application ${index}`,
  }));
  await renderRemote(app, {
    path: '/management',
    role: 'OPERATOR',
    language: 'en',
    gateway: { ...gateway, 'GET /external/api/desk': page(items) },
    filings: (process, filing, reader) => (process === 'OTHERS' ? null : `/${reader}-of-${process}/${filing}`),
  });
  for (const [index, kind] of ['MIGRATION_COMPANY_REGISTRATION', 'NAME_CHANGE'].entries())
    expect(await screen.findByRole('link', { name: `Application ${index}` })).toHaveAttribute(
      'href',
      `/review-of-${kind}/${id(20 + index)}`,
    );
  expect(screen.getByText('Application 2')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Application 2' })).not.toBeInTheDocument();
});

test('what is claimed from the desk is opened, whatever kind it is', async () => {
  const claimed = { ...item, processName: 'MIGRATION_COMPANY_REGISTRATION' };
  const { shell, user } = await renderRemote(app, {
    path: '/management',
    role: 'OPERATOR',
    language: 'en',
    gateway: { ...gateway, 'POST /external/api/desk/claim-next': { application: claimed } },
  });
  await user.click(await screen.findByRole('button', { name: 'Take the next application' }));
  await waitFor(() =>
    expect(shell.navigations.at(-1)).toBe(`/filings/MIGRATION_COMPANY_REGISTRATION/review/${item.id}`),
  );
});

test('whoever shares out the work also releases what others hold', async () => {
  await renderRemote(app, { path: '/management?queue=inHand', role: 'OFFICE_ADMINISTRATOR', language: 'en', gateway });
  expect(await screen.findByRole('button', { name: 'Release: Himal Tea Private Limited' })).toBeVisible();
});
