import { expect, test } from '@jest/globals';
import {
  dashboardCountTypes,
  type DashboardCompany,
  type DashboardInfo,
  type NextStep,
} from '@registrar/domain/calls/dashboard';
import type { Deadline } from '@registrar/domain/calls/deadlines';
import type { ApplicationSummary } from '@registrar/domain/calls/filings';
import { failure, type FakeCall, type FakeShellOptions } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, within } from '@testing-library/react';
import { app } from '../app';

const id = (last: number): string => `01981c30-0000-7000-8000-${String(last).padStart(12, '0')}`;
const applicant = { id: id(1), nameEnglish: 'Puja Gurung', nameNepali: 'पूजा गुरुङ', roleCode: 'COMPANY_REPRESENTATIVE' };

const draft: ApplicationSummary = {
  id: id(10),
  applicationNumber: null,
  processName: 'NAME_RESERVATION',
  status: 'DRAFT',
  level: 0,
  turn: 'APPLICANT',
  titleEnglish: 'Himal Tea Private Limited',
  titleNepali: 'हिमाल चिया प्राइभेट लिमिटेड',
  officeCode: 'KTM',
  submittedAt: null,
  updatedAt: '2026-11-20T06:00:00Z',
  applicant,
  assignee: null,
  version: 1,
};
const submitted: ApplicationSummary = {
  ...draft,
  id: id(11),
  applicationNumber: 'NR-1',
  status: 'SUBMITTED',
  turn: 'OPERATOR',
  titleEnglish: 'Koshi Paper Private Limited',
  titleNepali: 'कोशी कागज प्राइभेट लिमिटेड',
};

const company: DashboardCompany = {
  companyId: id(20),
  registrationNumber: '100002',
  nameEnglish: 'Karnali Agro Private Limited',
  nameNepali: 'कर्णाली एग्रो प्राइभेट लिमिटेड',
  status: 'ACTIVE',
  capacity: 'REPRESENTATIVE',
  emailVerified: true,
  applications: [draft],
  activities: [
    {
      code: 'REPRESENTATIVES',
      titleNe: 'प्रतिनिधि व्यवस्थापन',
      titleEn: 'Manage representatives',
      link: '/representatives',
    },
  ],
};
const step = (code: string, titleNe: string, titleEn: string, link: string, dueOn: string | null = null): NextStep => ({
  code,
  titleNe,
  titleEn,
  link,
  applicationId: null,
  dueOn,
});

const quiet: DashboardInfo = {
  companyRegistrationStatus: null,
  deRegistrationType: null,
  email: 'puja@example.com',
  emailVerified: true,
  isMigrated: false,
  generalInformationOpen: false,
  restriction: null,
  reservation: null,
  recentApplications: [],
  companies: [],
  nextSteps: [],
};
const report: Deadline = {
  id: `${id(20)}:ANNUAL_REPORT:2082-83`,
  kind: 'ANNUAL_REPORT',
  titleNe: 'आ.व. २०८२/८३ को वार्षिक विवरण',
  titleEn: 'Annual report of fiscal year 2082/83',
  aboutNe: company.nameNepali,
  aboutEn: company.nameEnglish,
  companyId: id(20),
  dueOn: '2027-01-14',
  daysLeft: 54,
  overdue: false,
  lawNe: 'कम्पनी ऐन, २०६३ को दफा ८० को उपदफा (२)',
  lawEn: 'Companies Act, 2063, section 80(2)',
  link: null,
};

const COUNT = 'GET /auth/api/dashboard-count-info/:countType';
const FEED = '/external/api/deadline/feed';
const noCount = ({ params }: FakeCall) => ({ countType: params['countType'], count: 0, link: null });

function open(
  info: Partial<DashboardInfo>,
  { language, role = 'COMPANY_REPRESENTATIVE', gateway }: Pick<FakeShellOptions, 'language' | 'role' | 'gateway'>,
) {
  return renderRemote(app, {
    path: '/dashboard',
    role,
    language,
    gateway: {
      'GET /auth/api/dashboard-info': { ...quiet, ...info },
      [COUNT]: noCount,
      'GET /external/api/name/reservation-terms': { validDays: 60, formDueDays: 20, decisionDays: 2, feePaisa: 0 },
      'GET /external/api/deadline': [],
      [`GET ${FEED}`]: { createdAt: null, lastReadAt: null },
      ...gateway,
    },
  });
}

test.each([
  [
    'ne',
    'कर्णाली एग्रो प्राइभेट लिमिटेड',
    'दर्ता नं. 100002',
    'प्रतिनिधि व्यवस्थापन',
    'हिमाल चिया प्राइभेट लिमिटेड',
    'कोशी कागज प्राइभेट लिमिटेड',
  ],
  [
    'en',
    'Karnali Agro Private Limited',
    'Reg. no. 100002',
    'Manage representatives',
    'Himal Tea Private Limited',
    'Koshi Paper Private Limited',
  ],
] as const)(
  'a company stands with what can be begun for it; its filings are not listed twice (%s)',
  async (language, name, number, activity, filing, other) => {
    await open({ companies: [company], recentApplications: [draft, submitted] }, { language });
    expect(await screen.findByText(name)).toBeVisible();
    expect(screen.getByText(number)).toBeVisible();
    expect(screen.getByRole('link', { name: activity })).toHaveAttribute('href', '/representatives');
    expect(screen.getAllByRole('link', { name: filing })).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: other })).toHaveLength(1);
  },
);

test('without a filing besides the company’s there is no second list, and without a company no section for it', async () => {
  await open({ companies: [company], recentApplications: [draft] }, { language: 'en' });
  expect(await screen.findByRole('heading', { name: 'After registration' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Recent applications' })).toBeNull();
});

test('who only answers for a parent company is not offered a name of their own', async () => {
  await open({}, { language: 'en', role: 'PARENT_REPRESENTATIVE' });
  expect(await screen.findByRole('heading', { name: 'Recent applications' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Name reservation' })).toBeNull();
});

test('who represents nobody sees no section of companies', async () => {
  await open({}, { language: 'en', role: 'APPLICANT' });
  expect(await screen.findByRole('heading', { name: 'Recent applications' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'After registration' })).toBeNull();
});

test.each([
  ['ne', 'आफ्नो इमेल रुजु गर्नुहोस्', 'अन्तिम मिति'],
  ['en', 'Verify your e-mail address', 'by'],
] as const)(
  'what comes next stands in the order of the gateway, with the last day in both calendars (%s)',
  async (language, first, due) => {
    const steps = [
      step('VERIFY_EMAIL', 'आफ्नो इमेल रुजु गर्नुहोस्', 'Verify your e-mail address', '/user-profile'),
      step(
        'REGISTER_COMPANY',
        'कम्पनी दर्ता गर्नुहोस्',
        'Register the company',
        '/company-name-reservation/1',
        '2027-02-13',
      ),
    ];
    await open({ emailVerified: false, nextSteps: steps }, { language });
    const region = within(
      await screen.findByRole('region', { name: language === 'ne' ? 'अब गर्नुपर्ने काम' : 'What to do next' }),
    );
    expect(region.getByText(first)).toBeVisible();
    const [later, none] = region.getAllByRole('listitem');
    expect(later).toHaveTextContent(due);
    expect(later).toHaveTextContent(language === 'ne' ? '२०८३-११-०१' : '2083-11-01');
    expect(later).toHaveTextContent(language === 'ne' ? '२०२७-०२-१३' : '2027-02-13');
    expect(none).toBeUndefined();
  },
);

test.each([
  ['ne', step('CORRECT', 'सच्याउनुहोस्', 'Correct it', '/application/1', '2026-11-30'), 'सच्याउनुहोस्', '/application/1'],
  [
    'en',
    { ...step('PAY', 'तिर्नुहोस्', 'Pay the fee', '/payment/1'), amountPaisa: 950_000 },
    'Pay Rs. 9,500.00',
    '/payment/1',
  ],
  [
    'en',
    step('DEADLINE_ANNUAL_REPORT:1:2082/83', 'विवरण', 'The report', '/annual-report/list/all?company=1'),
    'File the annual report',
    '/annual-report/list/all?company=1',
  ],
  [
    'ne',
    step('INITIAL_UPDATE', 'विवरण', 'The return', '/post-amendment/add-new?company=1#THREE_MONTH_UPDATE'),
    'तीन महिनाभित्रको विवरण पेश गर्नुहोस्',
    '/post-amendment/add-new?company=1#THREE_MONTH_UPDATE',
  ],
  ['en', step('OF_A_NEWER_GATEWAY', 'नयाँ', 'Something new', '/dashboard'), 'Go on', '/dashboard'],
] as const)(
  'the first has one button that says what it does and leads there (%s, %#)',
  async (language, first, button, link) => {
    const { shell, user } = await open({ nextSteps: [first] }, { language });
    await user.click(await screen.findByRole('button', { name: button }));
    expect(shell.navigations).toEqual([link]);
  },
);

test('whoever speaks for a company is not shown an empty reservation in its place', async () => {
  await open({ companies: [company] }, { language: 'en' });
  expect(await screen.findByRole('heading', { name: 'After registration' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Name reservation' })).toBeNull();
});

test.each([
  ['ne', 'विवरण रुजु गर्नुहोस्', 'तपाईंको खाता पुरानो प्रणालीबाट सारिएको हो, विवरण रुजु भइसकेको छ।'],
  ['en', 'Verify the details', 'Your account comes from the old system; its details are verified.'],
] as const)(
  'a person of the older system reads what stands in the way and where it is settled; later, that it is settled (%s)',
  async (language, settle, done) => {
    const { unmount } = await open(
      { isMigrated: true, restriction: { code: 'MIGRATED_UNVERIFIED', link: '/verify-details' } },
      { language },
    );
    expect(await screen.findByRole('link', { name: settle })).toHaveAttribute('href', '/verify-details');
    expect(screen.queryByText(done)).toBeNull();
    await unmount();
    await open({ isMigrated: true }, { language });
    expect(await screen.findByText(done)).toBeVisible();
    expect(screen.queryByRole('link', { name: settle })).toBeNull();
  },
);

test.each([
  ['ne', 'आ.व. २०८२/८३ को वार्षिक विवरण', '२०८३-०९-३०', 'कम्पनी ऐन, २०६३ को दफा ८० को उपदफा (२)'],
  ['en', 'Annual report of fiscal year 2082/83', '2083-09-30', 'Companies Act, 2063, section 80(2)'],
] as const)('a deadline names its law and both dates (%s)', async (language, title, day, law) => {
  await open({}, { language, gateway: { 'GET /external/api/deadline': [report] } });
  const line = (await screen.findByText(title)).closest('li');
  expect(line).toHaveTextContent(day);
  expect(line).toHaveTextContent(law);
});

test('the address of the calendar is shown once, and ended only after a question', async () => {
  let createdAt: string | null = null;
  const { shell, user } = await open(
    {},
    {
      language: 'en',
      gateway: {
        [`GET ${FEED}`]: () => ({ createdAt, lastReadAt: null }),
        [`POST ${FEED}`]: () => (
          (createdAt = '2026-11-21T06:00:00Z'),
          { path: '/gateway/external/api/deadline/feed/secret.ics', createdAt }
        ),
        [`DELETE ${FEED}`]: () => ((createdAt = null), null),
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Create a private link' }));
  expect(await screen.findByRole('textbox', { name: 'Secret calendar address' })).toHaveValue(
    `${window.location.origin}/gateway/external/api/deadline/feed/secret.ics?lang=en`,
  );
  await user.click(await screen.findByRole('button', { name: 'Turn off the link' }));
  expect(shell.gateway.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn off the link' }));
  expect(await screen.findByRole('button', { name: 'Create a private link' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Secret calendar address' })).toBeNull();
});

test.each(['ne', 'en'] as const)(
  'all six counters are shown; only one that has something leads anywhere, and one that failed shows a dash (%s)',
  async (language) => {
    const counters = ({ params }: FakeCall) => {
      if (params['countType'] === 'DRAFT_POST_REGISTRATION_COUNT')
        return { countType: params['countType'], count: 2, link: '/dashboard#companies' };
      if (params['countType'] === 'ADDITIONAL_DOCUMENT_REQUEST_COUNT')
        return {
          countType: params['countType'],
          count: 0,
          link: '/company-name-reservation?status=ADDITIONAL_DOCUMENT_REQUESTED',
        };
      if (params['countType'] === 'PENDING_FINE_COUNT') return failure(500, { message: 'Not now' });
      return { countType: params['countType'], count: 0, link: null };
    };
    await open({}, { language, gateway: { [COUNT]: counters } });
    const region = await screen.findByRole('region', { name: language === 'ne' ? 'एक नजरमा' : 'At a glance' });
    expect(await within(region).findByText(language === 'ne' ? '२' : '2')).toBeVisible();
    expect(within(region).getAllByRole('listitem')).toHaveLength(dashboardCountTypes.length);
    expect(
      within(region)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/dashboard#companies']);
    expect(await within(region).findByText('–')).toBeVisible();
  },
);

test.each([
  ['ne', 'कार्यसूची', 'मेरो जिम्मामा म्याद नाघेका', '१'],
  ['en', 'Work queue', 'My work, overdue', '1'],
] as const)(
  'an officer sees the desk in figures, each leading to the lines it counts (%s)',
  async (language, title, label, figure) => {
    await open(
      {},
      {
        language,
        role: 'OPERATOR',
        gateway: {
          'GET /external/api/desk/counts': {
            waiting: 7,
            mine: 2,
            inHand: 0,
            overdue: { waiting: 2, mine: 1, inHand: 0 },
            decidedToday: 0,
            byProcess: [],
          },
        },
      },
    );
    const desk = within(await screen.findByRole('region', { name: title }));
    expect((await desk.findByText(figure)).closest('div')).toHaveTextContent(label);
    expect(desk.getByRole('link', { name: label })).toHaveAttribute(
      'href',
      '/management?queue=mine&sort=pressing&term=overdue',
    );
    expect(screen.queryByRole('heading', { name: language === 'ne' ? 'म्यादहरू' : 'Deadlines' })).toBeNull();
  },
);

test.each([
  ['en', /kept for you for 60 days/],
  ['ne', /६० दिनसम्म तपाईंका लागि/],
] as const)('who has no name is told for how long one is kept, as it is in force (%s)', async (language, sentence) => {
  await open({}, { language, role: 'APPLICANT' });
  expect(await screen.findByText(sentence)).toBeVisible();
});
