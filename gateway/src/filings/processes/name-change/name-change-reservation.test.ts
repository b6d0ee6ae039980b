import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { offeredReservationsSchema, type OfferedReservation } from '@registrar/domain/calls/filing-requests';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { withDocument } from '../../../../test/documents-kit';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  nameSection,
  saveSection,
  take,
  type Caller,
} from '../../../../test/filings-kit';
import { answered, groupName, requestsOf, see, TRIVENI } from '../../../../test/group-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../../../test/harness';
import { payFor, readPayable } from '../../../../test/money-kit';
import { filledChange, settledCompany } from '../../../../test/name-change-kit';
import { newKey } from '../../../../test/representation-kit';
import { companyTypeIdOf } from '@registrar/domain/enumerations';

const DAY = 86_400_000;
let gateway: TestGateway;
let ram: Caller, puja: Caller, laxmi: Caller, gita: Caller, maya: Caller, krishna: Caller, rita: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  await signIn();
});
afterAll(() => gateway?.close());

/** Signs in again, because the clock moves by more than a session lasts. */
async function signIn(): Promise<void> {
  [ram, puja, laxmi, gita, maya, krishna, rita] = (await Promise.all(
    [
      'ram.applicant',
      'puja.representative',
      'laxmi.parent',
      'gita.operator',
      'maya.approver',
      'krishna.approver',
      'rita.revenue',
    ].map((name) => callerOf(gateway, name)),
  )) as [Caller, Caller, Caller, Caller, Caller, Caller, Caller];
}

const desk = () => ({ applicant: puja, operator: gita, revenue: rita });
const privateCompany = async (people: readonly Caller[] = [puja]): Promise<string> => {
  const id = await settledCompany(gateway, people);
  await gateway.platform.database.db
    .updateTable('company')
    .set({ company_type_id: companyTypeIdOf('PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI') })
    .where('id', '=', id)
    .execute();
  return id;
};
const reserved = async (by: Caller, more: Record<string, unknown> = {}): Promise<ApplicationDetail> =>
  take(await filledDraft(by, freeName(), more), [
    [by, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
const offered = async (by: Caller, id: string): Promise<readonly OfferedReservation[]> => {
  const answer = await by.call('GET', `${APPLICATION}/${id}/reservation`);
  return offeredReservationsSchema.parse(answer.body.data).reservations;
};
const nameOf = ({ sections }: ApplicationDetail) => sections.find(({ key }) => key === 'NAME_DETAILS');
const reservationOf = ({ reservation }: ApplicationDetail): string => reservation?.id ?? '';
const choose = (by: Caller, filing: ApplicationDetail, reservationId: string | null): Promise<Answer> =>
  by.call('PUT', `${APPLICATION}/${filing.id}/reservation`, { reservationId, version: nameOf(filing)?.version ?? 0 });
const filedTo = async (filing: ApplicationDetail, ...more: Parameters<typeof take>[1][number][]) =>
  take(
    await payFor(
      desk(),
      await take(filing, [
        [puja, 'submit'],
        [gita, 'claim'],
      ]),
    ),
    [[gita, 'verify'], ...more],
  );

test('a reserved name becomes the company’s: offered, copied unchanged, held, used up with the approval', async () => {
  const reservation = await reserved(puja);
  const change = await filledChange(puja, await privateCompany());
  expect((await offered(puja, change.id)).find(({ id }) => id === reservationOf(reservation))).toMatchObject({
    fits: true,
    nameEnglish: reservation.titleEnglish,
    state: 'VALID',
  });
  const taken = detailOf(await choose(puja, change, reservationOf(reservation)));
  expect(taken).toMatchObject({
    titleEnglish: reservation.titleEnglish,
    titleNepali: reservation.titleNepali,
    fromReservation: { id: reservationOf(reservation) },
  });
  expect(nameOf(taken)?.data).toMatchObject({ reservationId: reservationOf(reservation) });
  // changes to it are not stored
  const written = detailOf(
    await saveSection(puja, taken, 'NAME_DETAILS', { ...freeName(), suffix: 'PRIVATE_LIMITED' }),
  );
  expect(nameOf(written)?.data).toEqual(nameOf(taken)?.data);

  const other = await filledChange(puja, await privateCompany());
  expect(await offered(puja, other.id)).not.toContainEqual(expect.objectContaining({ id: reservationOf(reservation) }));
  expect(await choose(puja, other, reservationOf(reservation))).toMatchObject({
    status: 409,
    body: { code: 'FLOW-409' },
  });

  const done = await filedTo(written, [maya, 'approve']);
  const { db } = gateway.platform.database;
  expect(
    await db
      .selectFrom('company')
      .select(['name_english', 'name_nepali'])
      .where('id', '=', done.company?.id ?? '')
      .executeTakeFirst(),
  ).toEqual({ name_english: reservation.titleEnglish, name_nepali: reservation.titleNepali });
  expect(
    await db
      .selectFrom('name_reservation')
      .select(['consumed_by'])
      .where('id', '=', reservationOf(reservation))
      .executeTakeFirst(),
  ).toEqual({ consumed_by: done.id });
  expect(
    await db
      .selectFrom('name_hold')
      .select('application_id')
      .where('application_id', 'in', [done.id, reservation.id])
      .execute(),
  ).toEqual([]);
  expect(
    await puja.call(
      'POST',
      APPLICATION,
      { processName: 'COMPANY_REGISTRATION', reservationId: reservationOf(reservation) },
      newKey(),
    ),
  ).toMatchObject({ status: 423, body: { blocker: { code: 'RESERVATION_CONSUMED' } } });
});

test('a reservation is refused that belongs to another person or company, has another type, or is revoked or expired', async () => {
  const companyId = await privateCompany();
  const change = await filledChange(puja, companyId);
  const others = await reserved(ram);
  expect(await offered(puja, change.id)).not.toContainEqual(expect.objectContaining({ id: reservationOf(others) }));
  expect(await choose(puja, change, reservationOf(others))).toMatchObject({ status: 404 });
  expect(await ram.call('GET', `${APPLICATION}/${change.id}/reservation`)).toMatchObject({ status: 404 });

  const elsewhere = await reserved(puja);
  await gateway.platform.database.db
    .updateTable('application')
    .set({ company_id: await privateCompany() })
    .where('id', '=', elsewhere.id)
    .execute();
  expect(await choose(puja, change, reservationOf(elsewhere))).toMatchObject({ status: 404 });

  const publicName = await reserved(
    puja,
    nameSection(freeName(), {
      suffix: 'LIMITED',
      parentCompanyType: 'PUBLIC_NON_GOVERNMENT',
      companyTypeId: companyTypeIdOf('PUBLIC_NON_GOVERNMENT_ALL_NEPALI'),
    }),
  );
  expect((await offered(puja, change.id)).find(({ id }) => id === reservationOf(publicName))).toMatchObject({
    fits: false,
  });
  expect(await choose(puja, change, reservationOf(publicName))).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'reservationId', code: 'RESERVATION_OF_OTHER_TYPE' }] },
  });

  const revoked = await reserved(puja);
  const taken = detailOf(await choose(puja, change, reservationOf(revoked)));
  await act(krishna, revoked, 'revoke', { reasonCode: 'COURT_ORDER', remark: 'By order of the court.' });
  expect(await act(puja, taken, 'submit')).toMatchObject({
    status: 423,
    body: { blocker: { code: 'RESERVATION_REVOKED' } },
  });
  // without the reservation the name is asked again
  const free = detailOf(await choose(puja, taken, null));
  expect(nameOf(free)?.data).toEqual({ suffix: 'PRIVATE_LIMITED', isPartOfGroup: false });

  const short = await reserved(puja);
  const begun = detailOf(await choose(puja, free, reservationOf(short)));
  gateway.clock.advance(91 * DAY);
  try {
    await signIn();
    expect(await act(puja, begun, 'submit')).toMatchObject({
      status: 423,
      body: { blocker: { code: 'RESERVATION_EXPIRED' } },
    });
    expect(await offered(puja, begun.id)).not.toContainEqual(expect.objectContaining({ id: reservationOf(short) }));
  } finally {
    gateway.clock.advance(-91 * DAY);
    await signIn();
  }
});

test('while the office has the change, its reservation does not expire; after a rejection the name stays held and is used again', async () => {
  const reservation = await reserved(puja);
  const chosen = detailOf(
    await choose(puja, await filledChange(puja, await privateCompany()), reservationOf(reservation)),
  );
  const rejected = await filedTo(chosen, [
    maya,
    'reject',
    { reasonCode: 'OTHER', remark: 'The table of clauses is missing.' },
  ]);
  const again = detailOf(
    await puja.call('POST', APPLICATION, { processName: 'NAME_CHANGE', copyOf: rejected.id }, newKey()),
  );
  expect(again).toMatchObject({
    titleEnglish: reservation.titleEnglish,
    fromReservation: { id: reservationOf(reservation) },
  });
  expect((await act(puja, again, 'submit')).status).toBe(200);

  const second = await reserved(puja);
  const refused = await filedTo(
    detailOf(await choose(puja, await filledChange(puja, await privateCompany()), reservationOf(second))),
    [maya, 'reject', { reasonCode: 'OTHER', remark: 'No.' }],
  );
  await act(krishna, second, 'revoke', { reasonCode: 'COURT_ORDER', remark: 'By order of the court.' });
  const anew = detailOf(
    await puja.call('POST', APPLICATION, { processName: 'NAME_CHANGE', copyOf: refused.id }, newKey()),
  );
  expect([anew.fromReservation ?? null, nameOf(anew)?.data]).toEqual([
    null,
    { suffix: 'PRIVATE_LIMITED', isPartOfGroup: false },
  ]);
});

test('of two companies that request one name at the same time one gets it', async () => {
  const name = freeName();
  const changes = [
    await filledChange(puja, await privateCompany(), name),
    await filledChange(puja, await privateCompany(), name),
  ];
  const answers = await Promise.all(changes.map((change) => act(puja, change, 'submit')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'NAME-409',
    errors: [{ code: 'ALREADY_REGISTERED' }],
  });
});

test("a group name waits for the parent company, which sees the name but not the company's documents", async () => {
  const name = groupName();
  const change = await filledChange(puja, await privateCompany(), name);
  const named = detailOf(
    await saveSection(puja, change, 'NAME_DETAILS', { ...name, suffix: 'PRIVATE_LIMITED', isPartOfGroup: true }),
  );
  expect(nameOf(named)?.validity).toBe('INVALID');
  const grouped = detailOf(
    await saveSection(puja, named, 'NAME_DETAILS', { ...name, suffix: 'PRIVATE_LIMITED', ...TRIVENI }),
  );
  expect(await act(puja, grouped, 'submit')).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'DOCUMENTS.PARENT_CONSENT_LETTER' }] },
  });
  const asked = detailOf(await act(puja, await withDocument(puja, grouped, 'PARENT_CONSENT_LETTER'), 'submit'));
  expect(asked.status).toBe('UNDER_GROUP_APPROVAL');
  expect((await requestsOf(laxmi)).items).toContainEqual(expect.objectContaining({ id: asked.id }));
  const seen = detailOf(await see(laxmi, asked.id));
  expect(seen.sections.map(({ key }) => key)).toEqual(['NAME_DETAILS']);

  const consented = await take(asked, [[laxmi, 'parentVerify', answered('We consent.')]]);
  expect(consented.status).toBe('SUBMITTED');
  const done = await take(await payFor(desk(), await take(consented, [[gita, 'claim']])), [
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  expect(done.status).toBe('APPROVED');

  const wrong = detailOf(
    await saveSection(puja, await filledChange(puja, await privateCompany(), freeName()), 'NAME_DETAILS', {
      ...groupName(),
      suffix: 'PRIVATE_LIMITED',
      ...TRIVENI,
      registeredCompanyNameEnglish: 'Another Limited',
    }),
  );
  expect(await act(puja, await withDocument(puja, wrong, 'PARENT_CONSENT_LETTER'), 'submit')).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'NAME_DETAILS.registeredCompanyNameEnglish', code: 'GROUP_NAME_ENGLISH_DIFFERS' }] },
  });
});

test('a name reserved with the parent company’s consent needs no second one', async () => {
  const request = await take(await filledDraft(puja, groupName(), TRIVENI), [
    [puja, 'submit'],
    [laxmi, 'parentVerify', answered('We consent.')],
  ]);
  const reservation = await take(request, [
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  const chosen = detailOf(
    await choose(puja, await filledChange(puja, await privateCompany()), reservationOf(reservation)),
  );
  expect((await act(puja, chosen, 'submit')).body.data).toMatchObject({ status: 'SUBMITTED' });
});

test('a word that was overridden in the reservation is accepted; a typed name needs its own override', async () => {
  const doubtful = () => {
    const { english, nepali } = freeName();
    return { english: english.replace('Traders', 'Nepal Traders'), nepali: nepali.replace('ट्रेडर्स', 'नेपाल ट्रेडर्स') };
  };
  const override = async (by: Caller, id: string) => {
    for (const token of ['Nepal', 'नेपाल'])
      detailOf(
        await by.call(
          'POST',
          `${APPLICATION}/${id}/name-override`,
          { kind: 'NAME_FORBIDDEN_WORD', token, remark: 'Allowed by the ministry.' },
          newKey(),
        ),
      );
  };
  const own = await filedTo(await filledChange(puja, await privateCompany(), doubtful()));
  expect(await act(maya, own, 'approve')).toMatchObject({ status: 409, body: { code: 'FLOW-409' } });
  await override(maya, own.id);
  expect((await act(maya, detailOf(await see(maya, own.id)), 'approve')).status).toBe(200);

  const asked = await take(await filledDraft(puja, doubtful()), [
    [puja, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
  ]);
  await override(maya, asked.id);
  const reservation = detailOf(await act(maya, detailOf(await see(maya, asked.id)), 'approve'));
  const chosen = detailOf(
    await choose(puja, await filledChange(puja, await privateCompany()), reservationOf(reservation)),
  );
  expect((await filedTo(chosen, [maya, 'approve'])).status).toBe('APPROVED');
});

test('the present name in another spelling is no new name; the resolution must be between the registration and today, and a late report has a fine', async () => {
  const companyId = await privateCompany();
  const { db } = gateway.platform.database;
  await db.updateTable('company').set({ registered_on: '2020-01-05' }).where('id', '=', companyId).execute();
  const own = await db.selectFrom('company').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow();
  const same = await filledChange(puja, companyId, {
    english: own.name_english.toUpperCase().replace(/ (PRIVATE )?LIMITED$/, ''),
    nepali: own.name_nepali.replace(/ (प्राइभेट )?लिमिटेड$/, '').replace(' ', '  '),
  });
  expect(nameOf(same)).toMatchObject({ validity: 'INVALID' });
  expect((await act(puja, same, 'submit')).body.errors).toContainEqual(
    expect.objectContaining({ path: 'NAME_DETAILS.english', code: 'NAME_UNCHANGED' }),
  );

  const decided = (filing: ApplicationDetail, resolutionOn: string) =>
    saveSection(puja, filing, 'CHANGE_DECISION', {
      reason: 'x',
      meeting: 'GENERAL_MEETING',
      decision: 'y',
      resolutionOn,
    });
  const named = detailOf(await saveSection(puja, same, 'NAME_DETAILS', { ...freeName(), suffix: 'PRIVATE_LIMITED' }));
  const early = detailOf(await decided(named, '2019-12-31'));
  expect((await act(puja, early, 'submit')).body.errors).toContainEqual(
    expect.objectContaining({ path: 'CHANGE_DECISION.resolutionOn', code: 'RESOLUTION_BEFORE_REGISTRATION' }),
  );

  // within thirty days only the fee is due; after that section 81(6) adds a fine per month
  const lines = async (filing: ApplicationDetail) =>
    (await readPayable(puja, filing.id)).estimate?.lines.map(({ code }) => code);
  const onTime = detailOf(await decided(early, '2026-11-01'));
  expect(await lines(onTime)).toEqual(['NAME_CHANGE']);
  expect(await lines(detailOf(await decided(onTime, '2026-05-15')))).toEqual(['NAME_CHANGE', 'FINE_S81_6']);
});
