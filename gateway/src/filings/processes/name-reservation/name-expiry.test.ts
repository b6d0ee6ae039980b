import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { z } from 'zod';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  take,
  type Caller,
  type TestName,
} from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { expectWhole } from '../../../../test/whole-messages';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { dayInNepal } from '../../../platform/clock';
import { registerCompanies } from '../../../register/register-companies';

let gateway: TestGateway;
let people = 0;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  gateway.clock.moveTo(null);
});
afterAll(() => gateway?.close());

/** A new account without any data. */
async function newcomer(): Promise<string> {
  const username = `holder.${String.fromCharCode(97 + people++)}`;
  await gateway.addAccount({ username, officeId: 1 });
  return username;
}

/** Stops the clock at this time in Nepal, so that a slow machine does not carry the test past midnight. */
function standStillAt(day: string, time: string): void {
  const moment = Date.parse(`${day}T${time}+05:45`);
  jest.spyOn(gateway.clock, 'now').mockImplementation(() => new Date(moment));
}

interface Held {
  readonly holder: string;
  readonly name: TestName;
  readonly application: ApplicationDetail;
  readonly lastDay: string;
}

async function verified(holder: string, name: TestName): Promise<ApplicationDetail> {
  const [caller, gita] = [await callerOf(gateway, holder), await callerOf(gateway, 'gita.operator')];
  return take(await filledDraft(caller, name), [
    [caller, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
  ]);
}

async function reserved(name = freeName()): Promise<Held> {
  const holder = await newcomer();
  const application = detailOf(
    await act(await callerOf(gateway, 'maya.approver'), await verified(holder, name), 'approve'),
  );
  return { holder, name, application, lastDay: application.reservation?.expiresOn ?? '' };
}

const state = z.looseObject({ state: z.string() });
const pages = {
  list: z.looseObject({ items: z.array(z.looseObject({ id: z.string(), reservation: state.nullable() })) }),
  dashboard: z.looseObject({
    reservation: z.looseObject({ applicationId: z.string() }).nullable(),
    nextSteps: z.array(z.looseObject({ code: z.string() })),
  }),
  check: z.looseObject({ outcome: z.string(), similar: z.array(z.looseObject({ kind: z.string() })) }),
  letters: z.array(z.looseObject({ code: z.string(), state: z.string() })),
  view: z.looseObject({ genuine: z.literal(true), letter: state }),
};

/** The answers of every place of the portal about a reservation at this time. */
async function askEverywhere({ holder, application: { id }, name }: Held) {
  const [own, officer] = [await callerOf(gateway, holder), await callerOf(gateway, 'maya.approver')];
  const data = async (caller: Caller, path: string): Promise<unknown> => (await caller.call('GET', path)).body.data;
  const mine = detailOf(await own.call('GET', `${APPLICATION}/${id}`));
  const dashboard = pages.dashboard.parse(await data(own, 'auth/api/dashboard-info'));
  const [letter] = pages.letters.parse(await data(own, `external/api/letter?applicationId=${id}`));
  return {
    detail: mine.reservation?.state,
    daysRemaining: mine.reservation?.daysRemaining,
    officer: detailOf(await officer.call('GET', `${APPLICATION}/${id}`)).reservation?.state,
    list: pages.list.parse(await data(own, `${APPLICATION}?size=100`)).items.find((item) => item.id === id)?.reservation
      ?.state,
    dashboard: dashboard.reservation?.applicationId === id,
    next: dashboard.nextSteps.some(({ code }) => code === 'REGISTER_COMPANY'),
    check: pages.check.parse((await gateway.call('POST', 'external/api/name/check', { body: name })).body.data).outcome,
    letter: letter?.state,
    view: pages.view.parse((await gateway.call('GET', `external/api/letter/view/${letter?.code}`)).body.data).letter
      .state,
  };
}

test('ninety days, counted from the day of the approval in Nepal', async () => {
  const holder = await newcomer();
  const application = await verified(holder, freeName());
  const today = new Date(gateway.clock.now().getTime() + 20_700_000).toISOString().slice(0, 10);
  for (const [time, day] of [
    ['23:59:59', addDays(today, 1)],
    ['00:00:00', addDays(today, 2)],
  ] as const) {
    const one = time === '23:59:59' ? application : await verified(holder, freeName());
    standStillAt(day, time); // in UTC both are the same day
    const { reservation } = detailOf(await act(await callerOf(gateway, 'maya.approver'), one, 'approve'));
    expect(reservation).toMatchObject({
      approvedOn: day,
      formDueOn: addDays(day, 30),
      expiresOn: addDays(day, 90),
      daysRemaining: 90,
    });
    jest.restoreAllMocks();
  }
});

test('the last day ends at midnight in Nepal, for every page at once, without a job', async () => {
  const held = await reserved();
  await gateway.platform.jobs.stop();
  try {
    standStillAt(held.lastDay, '23:59:59');
    expect(await askEverywhere(held)).toEqual({
      detail: 'VALID',
      daysRemaining: 0,
      officer: 'VALID',
      list: 'VALID',
      dashboard: true,
      next: true,
      check: 'ALREADY_REGISTERED',
      letter: 'VALID',
      view: 'VALID',
    });
    const tooEarly = await callerOf(gateway, await newcomer());
    const draft = await filledDraft(tooEarly, held.name);
    expect(await act(tooEarly, draft, 'submit')).toMatchObject({ status: 409, body: { code: 'NAME-409' } });

    standStillAt(addDays(held.lastDay, 1), '00:00:00');
    expect(await askEverywhere(held)).toEqual({
      detail: 'EXPIRED',
      daysRemaining: 0,
      officer: 'EXPIRED',
      list: 'EXPIRED',
      dashboard: false,
      next: false,
      check: 'AVAILABLE',
      letter: 'EXPIRED',
      view: 'EXPIRED',
    });
    const inTime = await callerOf(gateway, tooEarly.username);
    expect(detailOf(await act(inTime, draft, 'submit'))).toMatchObject({ status: 'SUBMITTED' });
    // the former holder has no priority now
    const former = await callerOf(gateway, held.holder);
    expect(await act(former, await filledDraft(former, held.name), 'submit')).toMatchObject({
      status: 409,
      body: { code: 'NAME-409' },
    });
  } finally {
    gateway.platform.jobs.start();
  }
});

test('the former holder of an expired name may request it again, and has it for ninety days again', async () => {
  const held = await reserved();
  standStillAt(addDays(held.lastDay, 1), '10:00:00');
  const again = detailOf(
    await act(await callerOf(gateway, 'maya.approver'), await verified(held.holder, held.name), 'approve'),
  );
  expect(again.reservation).toMatchObject({ state: 'VALID', expiresOn: addDays(held.lastDay, 91) });
  expect(await askEverywhere(held)).toMatchObject({ detail: 'EXPIRED', view: 'EXPIRED', check: 'ALREADY_REGISTERED' });
  expect(await askEverywhere({ ...held, application: again })).toMatchObject({
    detail: 'VALID',
    view: 'VALID',
    dashboard: true,
  });
  // the end of the old one does not affect the new one
  const krishna = await callerOf(gateway, 'krishna.approver');
  const old = detailOf(await krishna.call('GET', `${APPLICATION}/${held.application.id}`));
  await act(krishna, old, 'revoke', { remark: 'Court order', reasonCode: 'COURT_ORDER' });
  expect(await askEverywhere({ ...held, application: again })).toMatchObject({
    detail: 'VALID',
    check: 'ALREADY_REGISTERED',
  });
});

test('revoked, rejected or recalled: free at once', async () => {
  const revoked = await reserved();
  const krishna = await callerOf(gateway, 'krishna.approver');
  await take(revoked.application, [[krishna, 'revoke', { remark: 'Court order', reasonCode: 'COURT_ORDER' }]]);
  expect(await askEverywhere(revoked)).toMatchObject({
    detail: 'REVOKED',
    officer: 'REVOKED',
    dashboard: false,
    check: 'AVAILABLE',
    letter: 'REVOKED',
    view: 'REVOKED',
  });

  const rejected = freeName();
  await take(await verified(await newcomer(), rejected), [
    [krishna, 'reject', { remark: 'Confusing', reasonCode: 'SAME_AS_REGISTERED' }],
  ]);
  const recalled = freeName();
  const own = await callerOf(gateway, await newcomer());
  await take(await filledDraft(own, recalled), [
    [own, 'submit'],
    [own, 'recall', { remark: 'Later' }],
  ]);
  for (const name of [revoked.name, rejected, recalled]) {
    const next = await callerOf(gateway, await newcomer());
    await take(await filledDraft(next, name), [[next, 'submit']]);
  }
});

test('a reservation that became a company appears once, as the company, and has ended everywhere', async () => {
  const held = await reserved();
  const { titleEnglish: english, titleNepali: nepali, reservation } = held.application;
  const today = reservation?.approvedOn ?? '';
  const companyTypeId = companyTypeIdOf('PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI');
  await gateway.platform.runUnitOfWork((unit) =>
    registerCompanies(unit, [
      {
        registrationNumber: '777001',
        companyTypeId,
        officeId: 1,
        english,
        nepali,
        status: 'ACTIVE',
        registeredOn: today,
      },
    ]),
  );
  const { db } = gateway.platform.database;
  await db
    .updateTable('name_reservation')
    .set({ consumed_on: today })
    .where('application_id', '=', held.application.id)
    .execute();
  const answer = pages.check.parse(
    (await gateway.call('POST', 'external/api/name/check', { body: held.name })).body.data,
  );
  expect([answer.outcome, answer.similar.map(({ kind }) => kind)]).toEqual(['ALREADY_REGISTERED', ['COMPANY']]);
  expect(await askEverywhere(held)).toMatchObject({
    detail: 'CONSUMED',
    officer: 'CONSUMED',
    list: 'CONSUMED',
    dashboard: false,
    next: false,
    letter: 'CONSUMED',
    view: 'CONSUMED',
  });
  // the name stays the company's after the last day of the reservation
  standStillAt(addDays(held.lastDay, 1), '00:00:00');
  expect(await askEverywhere(held)).toMatchObject({ detail: 'CONSUMED', check: 'ALREADY_REGISTERED' });
  expect((await reminders(held)).bell).toEqual([]);
});

const SMS = {
  RESERVATION_EXPIRING: /आरक्षणको अन्तिम दिन|the reservation of/,
  RESERVATION_FORM_DUE: /फाराम भर्ने|days to fill in/,
};

/** The number of reminders of each kind that reached the holder: in the portal, by mail, by SMS. */
async function reminders(
  { holder }: Held,
  type: 'RESERVATION_EXPIRING' | 'RESERVATION_FORM_DUE' = 'RESERVATION_EXPIRING',
) {
  await gateway.platform.jobs.runDue();
  const { db } = gateway.platform.database;
  const account = await db
    .selectFrom('account')
    .select(['id', 'email', 'mobile_number'])
    .where('username', '=', holder)
    .executeTakeFirstOrThrow();
  const told = await db
    .selectFrom('notification')
    .select(['body_en', 'body_ne'])
    .where('account_id', '=', account.id)
    .where('type', '=', type)
    .orderBy('created_at')
    .execute();
  const bodies = told.flatMap(({ body_en, body_ne }) => [body_en, body_ne]);
  const mail = gateway.outbox.filter(
    ({ channel, to, body }) =>
      channel === 'email' && to === account.email && bodies.some((said) => body.includes(said)),
  ).length;
  const sms = gateway.outbox.filter(
    ({ channel, to, body }) => channel === 'sms' && to === account.mobile_number && SMS[type].test(body),
  ).length;
  return { bell: told.map(({ body_en }) => body_en), mail, sms };
}

const saying = (...ends: string[]): unknown[] => ends.map((end) => expect.stringContaining(end));

test('reminders at 60, 30, 14, 7 and 1 days and at the thirtieth day of the form, each once, even if a job runs twice', async () => {
  const held = await reserved();
  const { db } = gateway.platform.database;
  const ends = ['in 60 days', 'in 30 days', 'in 14 days', 'in 7 days', 'Tomorrow is the last day'];
  for (const [index, before] of [60, 30, 14, 7, 1].entries()) {
    const due = addDays(held.lastDay, -before);
    standStillAt(due, '08:59:59');
    expect((await reminders(held)).bell).toHaveLength(index);
    const waiting = await db
      .selectFrom('job')
      .selectAll()
      .where('kind', '=', 'name-reservation-reminder')
      .where('done_at', 'is', null)
      .execute();
    standStillAt(due, '09:00:00');
    expect(await reminders(held)).toEqual({
      bell: saying(...ends.slice(0, index + 1)),
      mail: index + 1,
      sms: index + 1,
    });
    // the worker died after the unit of work and before it reported: the job is run again
    for (const { id, payload } of waiting)
      await db
        .updateTable('job')
        .set({ done_at: null, lease_until: null, payload: JSON.stringify(payload) })
        .where('id', '=', id)
        .execute();
    expect(await reminders(held)).toEqual({
      bell: saying(...ends.slice(0, index + 1)),
      mail: index + 1,
      sms: index + 1,
    });
    expect(await reminders(held, 'RESERVATION_FORM_DUE')).toEqual({
      bell: saying('30 days to fill in the company registration form'),
      mail: 1,
      sms: 0,
    });
  }
  standStillAt(addDays(held.lastDay, 5), '09:00:00');
  expect((await reminders(held)).bell).toHaveLength(5);
});

test('a gateway that was down sends the reminders that still make sense, once', async () => {
  const held = await reserved();
  await gateway.platform.jobs.stop();
  standStillAt(addDays(held.lastDay, -5), '11:00:00'); // 60, 30, 14 and 7 have passed
  gateway.platform.jobs.start();
  expect(await reminders(held)).toEqual({ bell: saying('in 5 days'), mail: 1, sms: 1 });
  expect((await reminders(held, 'RESERVATION_FORM_DUE')).bell).toHaveLength(1);
  standStillAt(held.lastDay, '06:00:00'); // the reminder of the last day was a day late
  expect((await reminders(held)).bell).toEqual(saying('in 5 days', 'Today is the last day'));
});

test('there is no reminder of a name that was revoked, or expired while the gateway was down', async () => {
  const [revoked, missed] = [await reserved(), await reserved()];
  const krishna = await callerOf(gateway, 'krishna.approver');
  await take(revoked.application, [[krishna, 'revoke', { remark: 'Court order', reasonCode: 'COURT_ORDER' }]]);
  await gateway.platform.jobs.stop();
  standStillAt(addDays(missed.lastDay, 1), '00:00:00');
  gateway.platform.jobs.start();
  for (const held of [revoked, missed]) {
    expect((await reminders(held)).bell).toEqual([]);
    expect((await reminders(held, 'RESERVATION_FORM_DUE')).bell).toEqual([]);
  }
});

test('the reminder of the form names the days that it has', async () => {
  const { db } = gateway.platform.database;
  const today = dayInNepal(gateway.clock.now());
  await db
    .insertInto('configuration')
    .values({
      key: 'NAME_RESERVATION_TERMS',
      valid_from: today,
      valid_to: null,
      value: JSON.stringify({ validDays: 60, formDueDays: 20, reminderDaysBefore: [] }),
      reference: 'A decision',
      certainty: 'A',
    })
    .execute();
  const held = await reserved();
  await db
    .deleteFrom('configuration')
    .where('key', '=', 'NAME_RESERVATION_TERMS')
    .where('valid_from', '=', today)
    .execute();
  standStillAt(addDays(held.lastDay, -40), '09:00:00');
  expect((await reminders(held, 'RESERVATION_FORM_DUE')).bell).toEqual(
    saying('The 20 days to fill in the company registration form'),
  );
});

test('no sent message has an unfilled placeholder', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});
