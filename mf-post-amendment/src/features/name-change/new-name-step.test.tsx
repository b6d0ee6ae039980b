import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { offeredReservationsSchema } from '@registrar/domain/calls/filing-requests';
import { applicationDetailSchema, type ApplicationDetail } from '@registrar/domain/calls/filings';
import { nameCheckAnswerSchema } from '@registrar/domain/calls/names';
import { SHIPPED_NAME_RULES } from '@registrar/domain/names/rules';
import { fakeSession, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-00000000abcd';
const COMPANY = '0190a000-0000-7000-8000-00000000c001';
const [RESERVED, OTHER] = ['0190a000-0000-7000-8000-00000000ff01', '0190a000-0000-7000-8000-00000000ff02'];
const held = {
  applicationId: ID,
  state: 'VALID',
  approvedOn: '2026-11-01',
  expiresOn: '2027-01-30',
  formDueOn: '2026-12-06',
  daysRemaining: 70,
};
const { reservations } = offeredReservationsSchema.parse({
  reservations: [
    {
      id: RESERVED,
      ...held,
      applicationNumber: 'NR-1',
      nameEnglish: 'Himchuli Foods Private Limited',
      nameNepali: 'हिमचुली फुड्स प्राइभेट लिमिटेड',
      fits: true,
    },
    {
      id: OTHER,
      ...held,
      applicationNumber: 'NR-2',
      nameEnglish: 'Himchuli Bank Limited',
      nameNepali: 'हिमचुली बैंक लिमिटेड',
      fits: false,
    },
  ],
});

const change = (name: Record<string, unknown>, more: Partial<ApplicationDetail> = {}): ApplicationDetail =>
  applicationDetailSchema.parse({
    id: ID,
    applicationNumber: null,
    processName: 'NAME_CHANGE',
    status: 'DRAFT',
    level: 0,
    turn: 'APPLICANT',
    titleEnglish: '',
    titleNepali: '',
    officeCode: 'OCR-KTM',
    submittedAt: null,
    updatedAt: '2026-11-21T08:00:00.000Z',
    applicant: {
      id: fakeSession('COMPANY_REPRESENTATIVE').userId,
      nameEnglish: 'Ram',
      nameNepali: 'राम',
      roleCode: 'COMPANY_REPRESENTATIVE',
    },
    assignee: null,
    version: 3,
    sections: [
      { key: 'CURRENT_COMPANY', validity: 'VALID', data: {} },
      { key: 'NAME_DETAILS', validity: 'INVALID', data: { suffix: 'PRIVATE_LIMITED', ...name }, version: 4 },
      { key: 'CHANGE_DECISION', validity: 'EMPTY', data: {} },
    ],
    history: [],
    allowedActions: [{ action: 'submit', allowed: true, remark: 'none' }],
    reservation: null,
    nameCheck: null,
    filedCompany: {
      id: COMPANY,
      version: 1,
      type: 'PRIVATE_SOLE_PROPRIETOR',
      shares: null,
      parts: [
        {
          aspect: 'NAME',
          subjectId: null,
          since: '2020-01-01',
          applicationId: null,
          data: { nameEnglish: 'Himchuli Traders Private Limited', nameNepali: 'हिमचुली ट्रेडर्स प्राइभेट लिमिटेड' },
        },
      ],
    },
    ...more,
  });
const taken = change(
  { english: 'Himchuli Foods', nepali: 'हिमचुली फुड्स', reservationId: RESERVED },
  { fromReservation: reservations[0] },
);

const STEP = `/post-amendment/activity/POST_AMENDMENT/NAME_CHANGE/${ID}/new-name`;
const open = (detail: ApplicationDetail, language: 'ne' | 'en', more: FakeAnswers = {}, path = STEP) =>
  renderRemote(app, {
    path,
    role: 'COMPANY_REPRESENTATIVE',
    language,
    gateway: {
      'GET /external/api/application/:id': detail,
      'GET /external/api/application/:id/reservation': { reservations },
      'GET /external/api/application/:id/document': { places: [], mayChange: true },
      'GET /external/api/name/rules': SHIPPED_NAME_RULES,
      'GET /external/api/company-type/list': [],
      'PUT /external/api/application/:id/switch/stepper/:step': null,
      'PUT /external/api/application/:id/section/:section': detail,
      'POST /external/api/name/check': nameCheckAnswerSchema.parse({
        outcome: 'AVAILABLE',
        findings: [],
        similar: [],
        score: 0,
        suggestions: [],
      }),
      'PUT /external/api/application/:id/reservation': taken,
      ...more,
    },
  });

test('a reserved name is offered and taken over the version that was seen; one of another legal form is not offered to take', async () => {
  const { shell, user } = await open(change({}), 'en');
  await user.click(await screen.findByRole('radio', { name: 'Take a reserved name' }));
  expect(screen.getAllByRole('button', { name: /Use this name/ })).toHaveLength(1);
  expect(
    screen.getByText('This name was reserved for another type of company; its suffix does not fit.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose one of the reserved names, or write a name');
  await user.click(screen.getByRole('button', { name: 'Use this name Himchuli Foods Private Limited' }));
  expect(await screen.findByRole('region', { name: 'The reserved name that the company takes' })).toHaveTextContent(
    'हिमचुली फुड्स प्राइभेट लिमिटेड',
  );
  expect(shell.gateway.callsOf('PUT /external/api/application/:id/reservation')[0]?.body).toEqual({
    reservationId: RESERVED,
    version: 4,
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a taken name is not written over; writing one’s own lets go of it', async () => {
  const { shell, user } = await open(taken, 'ne', { 'PUT /external/api/application/:id/reservation': change({}) });
  expect(await screen.findByRole('region', { name: 'कम्पनीले लिने आरक्षित नाम' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'नाम लेखेर जाँच्ने' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('PUT /external/api/application/:id/reservation')[0]?.body).toEqual({
      reservationId: null,
      version: 4,
    }),
  );
  expect(await screen.findByRole('textbox', { name: /अङ्ग्रेजीमा/ })).toHaveValue('');
});

test('the name of today in other letters is told at its field, and the step is not left', async () => {
  const { shell, user } = await open(change({ english: 'HIMCHULI TRADERS', nepali: 'हिमचुली ट्रेडर्स' }), 'en');
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  expect((await screen.findAllByText(/The new name is the present one/)).length).toBeGreaterThan(0);
  expect(shell.gateway.callsOf('PUT /external/api/application/:id/reservation')).toEqual([]);
  expect(screen.getByRole('heading', { level: 2, name: 'New name' })).toBeVisible();
});

test.each([
  ['another event', STEP.replace('POST_AMENDMENT/', 'SHARE/')],
  ['another kind of filing', STEP.replace('NAME_CHANGE', 'OTHERS')],
])('the address of %s is not that of this filing', async (_, path) => {
  await open(change({}), 'en', {}, path);
  expect(await screen.findByText('This application has no such page')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the application' })).toHaveAttribute(
    'href',
    `/post-amendment/application/${ID}`,
  );
});
