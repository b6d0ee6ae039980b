import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { may, STAFF_ROLES, type Role } from '@registrar/domain/permissions';
import { z } from 'zod';
import { courtOrder } from './company-orders-kit';
import { callerOf, type Caller } from './filings-kit';
import { prepareObjects } from './first-office-kit';
import { startTestGateway, type Answer, type TestGateway } from './harness';
import { NAMELESS } from './nameless-calls-kit';
import { TRIES } from './object-tries-kit';
import { day, remark, type Owned, type Try } from './try-kit';

/*
 * What the staff of one office come to of another: each role at each call whose path names an object, at each list,
 * and at each call whose body names one. A new call is walked by itself, or fails a test here until it is.
 */

/** Who owns the objects, and the first office's people. */
const FIRST = [
  'ram.applicant',
  'puja.representative',
  'gita.operator',
  'bishnu.operator',
  'maya.approver',
  'krishna.approver',
  'rita.revenue',
  'kamala.admin',
];
const MEMBER = 'shanti.committee';

/** Decision 21: the system administrator is the second pair of eyes over the staff of every office. */
const SECOND_PAIR = ['POST /external/api/staff-change/{id}/approve', 'POST /external/api/staff-change/{id}/refuse'];
/** Signed papers of what may be read; their reader is entered in the company's log as any other. */
const EXTRACTS = [
  'POST /external/api/company/{id}/record/extract',
  'POST /external/api/company/{id}/shareholder/extract',
];

/**
 * Words and rates are the country's: whoever may read them reads what is proposed anywhere. An institution asks any
 * company, so every office that admits one sees which there are.
 */
const COUNTRYS: readonly Owned[] = ['proposal', 'rate', 'institution'];

/** What nobody is answered about the objects that are prepared here: a walk past it proves little. */
const EMPTY: Readonly<Record<string, string>> = {
  'GET /external/api/application/{id}/signature/{party}/paper': 'a reservation has no parties',
  'GET /external/api/application/{id}/known-person': 'only who may write it, and it is submitted',
  'GET /external/api/application/{id}/section/{sectionKey}/item': 'a reservation has no lists',
  'GET /external/api/application/{id}/paper/{kind}': 'a reservation has no papers',
  'GET /external/api/application/{id}/model-form/{form}': 'a reservation has no forms',
  'GET /external/api/application/{id}/old-focal-person': 'it is no company of the older system',
  'GET /external/api/company/{companyId}/annual-report/record/{year}': 'no report was filed',
  'GET /external/api/proceeding/{id}/notice/{noticeId}/proof': 'a call for explanation has no proof',
  'GET /external/api/proceeding/{id}/claim/{claimId}/evidence/{evidenceId}': 'nobody claims in a call for explanation',
  'GET /external/api/proceeding/{id}/opinion/{opinionId}/file': 'no body is asked in a call for explanation',
  'GET /external/api/own-liquidation/{id}': 'nobody here is a liquidator',
  'GET /external/api/own-proceeding/{id}': 'nobody here represents the company of the call',
  'GET /external/api/own-proceeding/{id}/more-time': 'nobody here represents the company of the call',
  'GET /external/api/forced-batch/{id}/letters': 'its notices are made once it is approved',
  'GET /external/api/paper-signing/{id}/file': 'no paper of the kit waits for an officer’s hand',
  'GET /external/api/request/{id}/file/{fileId}': 'no file lies in the store',
  'GET /external/api/payment-voucher/{id}/picture': 'no picture lies in the store',
  'GET /external/api/migrated-document/{id}/file': 'no file was brought',
};

let gateway: TestGateway;
let objects: ReadonlyMap<Owned, string> = new Map();
/** Each call, and the names of what stands in its query. */
const documented = new Map<string, readonly string[]>();
const first = new Map<string, Caller>();
/** One of each role, of the second office. */
const officers = new Map<Role, Caller>();

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]) })),
  ),
});

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  const { paths } = documentSchema.parse(await (await fetch(new URL('openapi.json', gateway.url))).json());
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { parameters }] of Object.entries(methods))
      documented.set(
        `${method.toUpperCase()} ${path.replace('/gateway', '')}`,
        parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      );
  // before the objects are made: one of them is a second factor of Ram's
  for (const username of FIRST) first.set(username, await callerOf(gateway, username));
  first.set(MEMBER, await callerOf(gateway, MEMBER));
  objects = await prepareObjects(gateway);
  first.set('old.person', await callerOf(gateway, 'old.person'));
  for (const role of STAFF_ROLES) {
    const username = `second.${role.toLowerCase().replaceAll('_', '.')}`;
    await gateway.addAccount({ username, role });
    officers.set(role, await callerOf(gateway, username));
  }
});
afterAll(() => gateway?.close());

describe.each(STAFF_ROLES)('%s of another office', (role) => {
  const isNationwide = (call: string): boolean =>
    (may(role, 'READ_EVERYTHING') && (call.startsWith('GET ') || EXTRACTS.includes(call))) ||
    (role === 'SYSTEM_ADMINISTRATOR' && SECOND_PAIR.includes(call));

  test.each(Object.entries(TRIES).filter(([call]) => !isNationwide(call)))('%s', async (call, attempt) => {
    const { status, body } = await make(officerOf(role), call, attempt);
    expect(['403 PERM-403', '404 REQ-404']).toContain(`${status} ${body.code}`);
  });

  test('no list holds anything of it', async () => {
    if (may(role, 'READ_EVERYTHING')) return;
    const found = await findInLists(officerOf(role));
    const isExpected = (kind: Owned): boolean =>
      COUNTRYS.includes(kind) || (role === 'SYSTEM_ADMINISTRATOR' && ['staff', 'change'].includes(kind));
    expect(found.filter(([, kind]) => !isExpected(kind))).toEqual([]);
  });
});

test('what is not there for them is there: its owner, its office or the auditor reads it', async () => {
  const readers = [...first.values(), officerOf('AUDITOR')];
  const unread: string[] = [];
  for (const [call, attempt] of Object.entries(TRIES)) {
    if (!call.startsWith('GET ')) continue;
    const answers = await Promise.all(readers.map((reader) => make(reader, call, attempt)));
    if (!answers.some(({ status }) => status === 200)) unread.push(call);
  }
  expect(unread).toEqual(Object.keys(EMPTY));
});

test('the lists that hold nothing for them hold it for its own office', async () => {
  const kinds = new Set<Owned>();
  for (const username of FIRST.slice(2)) for (const [, kind] of await findInLists(firstOf(username))) kinds.add(kind);
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'application',
      'verified',
      'voucher',
      'mismatch',
      'refund',
      'refundRequest',
      'staff',
      'leave',
      'change',
      'meeting',
      'template',
      'explanationCall',
      'order',
      'orderProposal',
      'orderDocument',
      'migratedPaper',
      'company',
    ]),
  );
});

/** Calls without a place in the path whose body names something of an office, who may make them, and what they hear. */
const BODIES: Readonly<Record<string, { readonly by: Role; body(): object; readonly answer: object }>> = {
  'POST /external/api/staff-change/second-factor': {
    by: 'OFFICE_ADMINISTRATOR',
    // Ram has a second factor: in his own office it would be proposed
    body: () => ({ username: 'ram.applicant', remark }),
    answer: { status: 409, body: { message: 'Nobody of your office has this username.' } },
  },
  'POST /external/api/committee/meeting': {
    by: 'APPROVER_1',
    body: () => ({ day, time: '11:00', place: 'Here', members: [firstOf(MEMBER).userId], items: [randomUUID()] }),
    answer: { status: 422, body: { errors: [{ path: 'members', code: 'MEMBERS_REQUIRED' }] } },
  },
  'POST /external/api/explanation-call': {
    by: 'APPROVER_1',
    body: () => ({
      companyId: objectOf('company'),
      subject: 'Ours',
      matter: 'RETURNS',
      approvedOn: '2026-01-01',
      text: 'Ours',
      answerBy: day,
    }),
    answer: { status: 422, body: { errors: [{ path: 'companyId' }] } },
  },
  'POST /external/api/document-reupload': {
    by: 'APPROVER_1',
    body: () => ({ companyId: objectOf('company'), documentId: objectOf('document'), reason: remark, dueOn: day }),
    answer: { status: 422, body: { errors: [{ path: 'companyId' }] } },
  },
  'POST /external/api/restoration': {
    by: 'APPROVER_1',
    body: () => ({
      companyId: objectOf('company'),
      court: 'PATAN',
      orderNumber: '1',
      orderedOn: '2026-01-01',
      paperNumber: '1',
      uploadId: randomUUID(),
      remark,
    }),
    answer: { status: 422, body: { errors: [{ path: 'companyId' }] } },
  },
  'POST /external/api/forced-opening': {
    by: 'APPROVER_1',
    body: () => ({ companyId: objectOf('company'), ground: 'NOT_OPERATING', remark }),
    answer: { status: 422, body: { errors: [{ path: 'companyId' }] } },
  },
  'POST /external/api/forced-batch': {
    by: 'APPROVER_1',
    body: () => ({ companyIds: [objectOf('company')], ground: 'NOT_OPERATING', remark }),
    answer: { status: 422, body: { errors: [{ path: 'companyIds.0' }] } },
  },
  'POST /external/api/heir-admission': {
    by: 'APPROVER_1',
    body: () => ({ companyId: objectOf('company'), holderId: 'a', username: 'ram.applicant', remark }),
    answer: { status: 422, body: { errors: [{ path: 'companyId' }] } },
  },
  'POST /external/api/lock-release': {
    by: 'APPROVER_1',
    body: () => ({ companyId: objectOf('company'), remark }),
    answer: { status: 404 },
  },
  'POST /external/api/company-order': {
    by: 'APPROVER_1',
    body: () => courtOrder(gateway, objectOf('company')),
    answer: { status: 422, body: { errors: [{ path: 'companyId' }] } },
  },
  'POST /external/api/refund': {
    by: 'REVENUE_OFFICER',
    body: () => ({ invoiceId: objectOf('payable'), lines: [{ lineId: randomUUID(), amountPaisa: 1 }], reason: remark }),
    answer: { status: 404, body: { code: 'REQ-404' } },
  },
  'POST /external/api/desk/next': {
    by: 'OPERATOR',
    body: () => ({ after: objectOf('application') }),
    answer: { status: 200, body: { data: { application: null } } },
  },
  'POST /external/api/desk/claim-next': {
    by: 'OPERATOR',
    body: () => ({}),
    answer: { status: 200, body: { data: { application: null } } },
  },
};

test('every call that changes something is walked, or says why it names nothing of an office', () => {
  const placeless = [...documented.keys()].filter((call) => !call.startsWith('GET ') && !call.includes('{'));
  const known = [...Object.keys(BODIES), ...Object.values(NAMELESS).flat()];
  expect(placeless.filter((call) => !known.includes(call))).toEqual([]);
  expect(known.filter((call) => !placeless.includes(call))).toEqual([]);
});

test.each(Object.entries(BODIES))('%s takes nothing of another office', async (call, { by, body, answer }) => {
  expect(await make(officerOf(by), call, { by: 'operator', with: {}, body: body() })).toMatchObject(answer);
});

test('afterwards the first office’s work is as it was', async () => {
  const { db } = gateway.platform.database;
  for (const kind of ['application', 'verified'] as const)
    expect(
      await db
        .selectFrom('application')
        .select(['status', 'assignee_id'])
        .where('id', '=', objectOf(kind))
        .executeTakeFirst(),
    ).toEqual({ status: kind === 'verified' ? 'VERIFY' : 'SUBMITTED', assignee_id: null });
  expect(await db.selectFrom('payment_voucher').select('status').execute()).toEqual([{ status: 'SUBMITTED' }]);
  expect(await db.selectFrom('payment_mismatch').select('decision').execute()).toEqual([{ decision: null }]);
  expect(await db.selectFrom('refund').select('status').execute()).toEqual([{ status: 'PROPOSED' }]);
  expect(await db.selectFrom('proposal').select('status').where('kind', '=', 'STAFF_CHANGE').execute()).toEqual([
    { status: 'PROPOSED' },
  ]);
});

/** Every object that a list of the gateway shows to somebody, with the list. */
async function findInLists(caller: Caller): Promise<[string, Owned][]> {
  const found: [string, Owned][] = [];
  for (const [call, asked] of documented) {
    if (!call.startsWith('GET ') || call.includes('{')) continue;
    const queries = [
      '',
      ...(asked.includes('officeId') ? ['?officeId=1'] : []),
      ...(asked.includes('queue') ? ['?queue=all', '?queue=decided', '?queue=inHand'] : []),
    ];
    for (const query of queries) {
      const answer = await fetch(new URL(`${call.slice('GET /'.length)}${query}`, gateway.url), {
        headers: { authorization: `Bearer ${caller.token}` },
      });
      expect([call, answer.status < 500 && answer.status !== 401]).toEqual([call, true]);
      const text = await answer.text();
      for (const [kind, id] of objects) if (text.includes(id)) found.push([`${call}${query}`, kind]);
    }
  }
  return found;
}

function make(caller: Caller, call: string, { with: places, body }: Try): Promise<Answer> {
  const [method = '', template = ''] = call.split(' ');
  const path = template.slice(1).replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = places[name];
    if (value === undefined) throw new Error(`nothing for ${name} of ${call}`);
    return value.startsWith('=') ? value.slice(1) : objectOf(value);
  });
  return caller.call(method, path, body, { 'idempotency-key': randomUUID(), 'if-match': '"1"' });
}

function objectOf(name: string): string {
  const id = [...objects].find(([kind]) => kind === name)?.[1];
  if (id === undefined) throw new Error(`no ${name} was prepared`);
  return id;
}

function officerOf(role: Role): Caller {
  const caller = officers.get(role);
  if (!caller) throw new Error(`nobody signed in as ${role}`);
  return caller;
}

function firstOf(username: string): Caller {
  const caller = first.get(username);
  if (!caller) throw new Error(`${username} has not signed in`);
  return caller;
}
