import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@registrar/domain/roles';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { APPLICATION_ID } from '../../testing/builders';
import { gatewayAnswers } from '../../testing/gateway-answers';
import { migratedApplication, migratedCompanies, migratedCompany, migratedDraft } from '../../testing/migrated';

const COMPANIES = 'GET /external/api/migrated-company';
const READ = 'GET /external/api/application/:id';
const SAVE = 'PUT /external/api/application/:id/section/:key';
const PAGE = '/company-name-reservation/migrated-name-reservation';
const answers: FakeAnswers = {
  ...gatewayAnswers,
  [COMPANIES]: migratedCompanies(),
  [READ]: migratedDraft,
  'GET /external/api/migrated-company/:id': migratedCompany,
  'GET /external/api/application/:id/document': { mayChange: true, places: [] },
};
const open = (path: string, more: FakeAnswers = {}, language: 'ne' | 'en' = 'en', role: Role = 'APPLICANT') =>
  renderRemote(app, { path, role, language, gateway: { ...answers, ...more } });

test('a company that is not verified yet is begun once, however often one clicks', async () => {
  const START = 'POST /external/api/application';
  const { shell, user } = await open(PAGE, { [START]: migratedDraft });
  await user.dblClick(
    await screen.findByRole('button', { name: 'Verify Sagarmatha Purano Byapar Limited with the old certificate' }),
  );
  expect(await screen.findByRole('heading', { name: 'Verify a company of the old system' })).toBeVisible();
  const keys = new Set(shell.gateway.callsOf(START).map(({ request }) => request.idempotencyKey));
  expect(keys.size).toBe(1);
  expect(shell.gateway.callsOf(START)[0]?.body).toEqual({
    processName: 'MIGRATION_NAME_RESERVATION',
    companyId: migratedCompany.id,
  });
});

test.each([
  ['ne', 'सगरमाथा पुरानो व्यापार लिमिटेडको निवेदन पूरा गर्नुहोस्', 'रुजु हुन बाँकी'],
  ['en', 'Continue with Sagarmatha Purano Byapar Limited', 'Not verified'],
] as const)('a draft is continued where it was left (%s)', async (language, link, state) => {
  await open(PAGE, { [COMPANIES]: migratedCompanies({ application: migratedApplication }) }, language);
  expect(await screen.findByRole('link', { name: link })).toHaveAttribute(
    'href',
    `${PAGE}?application=${APPLICATION_ID}`,
  );
  expect(screen.getByText(state)).toBeVisible();
});

test('nothing came over, or it cannot be told: both are said', async () => {
  const nothing = await open(PAGE, { [COMPANIES]: { companies: [] } });
  expect(
    await screen.findByRole('heading', { name: 'None of your companies was moved from the old system' }),
  ).toBeVisible();
  await nothing.unmount();
  await open(PAGE, { [COMPANIES]: failure(500) });
  expect(await screen.findByRole('alert')).toHaveTextContent('The companies could not be shown');
});

test('the first step begins with what came over, shows what is disputed, and saves also what was only confirmed', async () => {
  const empty = {
    ...migratedDraft,
    sections: migratedDraft.sections.map((section) => ({
      ...section,
      validity: 'EMPTY' as const,
      data: {},
      savedAt: null,
    })),
  };
  const { shell, user } = await open(`${PAGE}?application=${APPLICATION_ID}`, { [READ]: empty, [SAVE]: migratedDraft });
  // the help to type Nepali takes the place of the plain field when it has come
  await waitFor(() => expect(screen.getByDisplayValue('सगरमाथा पुरानो व्यापार लिमिटेड')).toBeVisible());
  const table = screen.getByRole('table', { name: 'The register and your corrections' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(within(table).getByText('Authorized capital')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('heading', { name: 'Add the documents and submit' })).toBeVisible();
  expect(shell.gateway.callsOf(SAVE)[0]?.body).toMatchObject({
    english: 'Sagarmatha Purano Byapar Limited',
    registrationNumber: '4521',
    registeredOn: '2004-06-14',
  });
});

test('a field that is wrong keeps the step, in Nepali', async () => {
  const { user } = await open(`${PAGE}?application=${APPLICATION_ID}`, {}, 'ne');
  const field = await screen.findByDisplayValue('4521');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'सुरक्षित गरी अगाडि बढ्नुहोस्' }));
  expect((await screen.findAllByText('दर्ता नम्बर अनिवार्य छ।')).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: 'पुरानो प्रमाणपत्रको विवरण' })).toBeVisible();
});

test('handing in asks for the declaration, then once for sure, and names the document that is missing', async () => {
  const SUBMIT = 'POST /external/api/application/:id/submit';
  const refusal = failure(422, {
    code: 'VAL-422',
    errors: [
      { path: 'DOCUMENTS.OLD_CERTIFICATE', code: 'NAMED_DOCUMENT_REQUIRED', message: 'Old certificate is required' },
    ],
  });
  const { user } = await open(`${PAGE}/add-necessary-document?application=${APPLICATION_ID}`, { [SUBMIT]: refusal });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Please accept the declaration before submitting.')).toBeVisible();
  await user.click(
    screen.getByRole('checkbox', {
      name: 'I declare that the above is true, and I accept legal responsibility if it is not.',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Old certificate is required')).toBeVisible();
});

const certificatePlace = {
  key: 'OLD_CERTIFICATE',
  nameEnglish: 'Old certificate',
  nameNepali: 'पुरानो प्रमाणपत्र',
  required: true,
  when: 'ALWAYS',
  maximumMegabytes: 5,
  extensions: ['PNG'],
  status: 'REQUESTED',
  consents: [],
  document: null,
};

test('whoever hands in before the list of documents has come is told what is missing, and asked nothing', async () => {
  let answer: (list: unknown) => void = () => undefined;
  const { user } = await open(`${PAGE}/add-necessary-document?application=${APPLICATION_ID}`, {
    'GET /external/api/application/:id/document': () => new Promise((resolve) => (answer = resolve)),
  });
  await user.click(
    await screen.findByRole('checkbox', {
      name: 'I declare that the above is true, and I accept legal responsibility if it is not.',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  answer({ mayChange: true, places: [certificatePlace] });
  expect(await screen.findByRole('link', { name: 'Add: Old certificate' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a document that is missing and a first step that is not filled in are named before anything is sent', async () => {
  const SUBMIT = 'POST /external/api/application/:id/submit';
  const empty = {
    ...migratedDraft,
    sections: migratedDraft.sections.map((section) => ({
      ...section,
      validity: 'EMPTY' as const,
      data: {},
      savedAt: null,
    })),
  };
  const { shell, user } = await open(`${PAGE}/add-necessary-document?application=${APPLICATION_ID}`, {
    [READ]: empty,
    'GET /external/api/application/:id/document': { mayChange: true, places: [certificatePlace] },
  });
  await user.click(
    await screen.findByRole('checkbox', {
      name: 'I declare that the above is true, and I accept legal responsibility if it is not.',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(await screen.findByRole('link', { name: 'Add: Old certificate' }));
  expect(screen.getByRole('button', { name: /Choose a file: Old certificate/ })).toHaveFocus();
  expect(
    screen.getByRole('link', { name: 'The first step is not filled in yet: what the old certificate says.' }),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shell.gateway.callsOf(SUBMIT)).toHaveLength(0);
});

test('after it is handed in its state is said, and it may be recalled', async () => {
  await open(`${PAGE}?application=${APPLICATION_ID}`, {
    [READ]: {
      ...migratedDraft,
      status: 'SUBMITTED',
      turn: 'OPERATOR',
      applicationNumber: 'MN-2083/84-KTM-000001',
      allowedActions: [{ action: 'recall', allowed: true, remark: 'required' }],
    },
  });
  expect(await screen.findByText('It waits for the office. You may recall it until the review begins.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recall' })).toBeEnabled();
});

const held = {
  ...migratedDraft,
  status: 'VERIFY',
  level: 1,
  turn: 'APPROVER',
  applicationNumber: 'MN-2083/84-KTM-000001',
  allowedActions: [{ action: 'approve', allowed: true, remark: 'optional' }],
};

test.each([
  ['ne', 'स्वीकृत भएपछि अभिलेखमा लेखिने विवरण'],
  ['en', 'What an approval writes into the register'],
] as const)(
  'the officer sees before and after of what an approval changes, and the rest folded below (%s)',
  async (language, title) => {
    await open(`/company-name-reservation-approval/${APPLICATION_ID}`, { [READ]: held }, language, 'APPROVER_1');
    const changes = await screen.findByRole('region', { name: title });
    // the one that was said to be something else
    expect(within(within(changes).getByRole('table')).getAllByRole('row')).toHaveLength(2);
    expect(changes.querySelectorAll('dt')).toHaveLength(migratedCompany.details.length - 1);
  },
);

test('what the certificate says otherwise than the register is one of the changes, and the approval says what it writes', async () => {
  const [paper, ...rest] = migratedDraft.sections;
  const sections = [{ ...paper, data: { ...paper?.data, registeredOn: '2004-06-15' } }, ...rest];
  const { user } = await open(
    `/company-name-reservation-approval/${APPLICATION_ID}`,
    { [READ]: { ...held, sections } },
    'en',
    'APPROVER_1',
  );
  const changes = await screen.findByRole('region', { name: 'What an approval writes into the register' });
  expect(within(changes).getByText('by the old certificate')).toBeVisible();
  expect(within(changes).getByText('as stated by the applicant; compare it with the documents')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('the company counts as verified. The applicant is told');
});

test.each([
  ['ne', 'अधिकृत पुँजी', 'माधव ढकाल'],
  ['en', 'Authorized capital', 'Madhav Dhakal'],
] as const)('the office sees what is disputed before anything has been filed (%s)', async (language, item, person) => {
  const disputed = {
    id: migratedCompany.id,
    registrationNumber: '4521',
    nameEnglish: migratedCompany.nameEnglish,
    nameNepali: migratedCompany.nameNepali,
    details: [
      {
        item: 'AUTHORIZED_CAPITAL',
        value: '50000000',
        claimedValue: '75000000',
        answeredAt: '2026-11-21T08:00:00.000Z',
        answeredBy: { nameEnglish: 'Madhav Dhakal', nameNepali: 'माधव ढकाल' },
      },
    ],
  };
  const path = '/company-name-reservation-approval?processName=MIGRATION_NAME_RESERVATION';
  await open(
    path,
    {
      'GET /external/api/desk': { items: [], total: 0, page: 1, size: 20 },
      'GET /auth/api/user-migration/disputes': [disputed],
    },
    language,
    'OPERATOR',
  );
  expect(await screen.findByText(item)).toBeVisible();
  expect(screen.getByText(new RegExp(person))).toBeVisible();
});
