import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { documentAskPageSchema, ownDocumentAskPageSchema } from '@registrar/domain/calls/document-asks';
import { shareablePapersSchema, shareDetailSchema, sharedSchema } from '@registrar/domain/calls/document-shares';
import { institutionAdmissionPageSchema, institutionPageSchema } from '@registrar/domain/calls/institutions';
import { soleOwner } from '@registrar/domain/testing/registration-examples';
import { filedRegistration } from '../../../test/awaiting-approval-kit';
import { act, callerOf, newKey, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import {
  askForVerifiedDocument,
  ASKS,
  decideInstitution,
  INSTITUTION_ADMISSIONS,
  INSTITUTIONS,
  proposeInstitution,
  RECEIVED_ASKS,
} from '../../../test/institutions-kit';
import { idOf } from '../../../test/representation-kit';

const DAY = 86_400_000;
let gateway: TestGateway;
let puja: Caller, nisha: Caller, kamala: Caller, krishna: Caller;
let companyId: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.clock.moveTo(new Date('2026-11-24T06:00:00Z'));
  const applicant = await gateway.addAccount({
    username: 'puja.asked',
    role: 'COMPANY_REPRESENTATIVE',
    emailVerified: true,
  });
  const verifier = await gateway.addAccount({ username: 'gita.asked', role: 'OPERATOR' });
  await gateway.addAccount({ username: 'krishna.asked', role: 'APPROVER_2' });
  await gateway.addAccount({ username: 'kamala.asked', role: 'OFFICE_ADMINISTRATOR' });
  await gateway.addAccount({ username: 'nisha.asked', role: 'COMPANY_REPRESENTATIVE' });
  await gateway.addAccount({ username: 'bank.asked', emailVerified: true });
  await signIn();
  const filing = await filedRegistration(gateway.platform, soleOwner(), { applicant, verifier });
  expect(await act(krishna, filing, 'approve')).toMatchObject({ status: 200 });
  await gateway.platform.jobs.runDue();
  ({ id: companyId } = await gateway.platform.database.db
    .selectFrom('company')
    .select('id')
    .where('registered_by', '=', filing.id)
    .executeTakeFirstOrThrow());
}, 180_000);
afterAll(() => gateway?.close());

/** Sessions end as the clock moves. */
async function signIn(): Promise<void> {
  [puja, nisha, kamala, krishna] = await Promise.all([
    callerOf(gateway, 'puja.asked'),
    callerOf(gateway, 'nisha.asked'),
    callerOf(gateway, 'kamala.asked'),
    callerOf(gateway, 'krishna.asked'),
  ]);
}
const bank = () => callerOf(gateway, 'bank.asked');
const owns = async () => ownDocumentAskPageSchema.parse((await (await bank()).call('GET', ASKS)).body.data);
const received = async (by = puja) =>
  documentAskPageSchema.parse((await by.call('GET', RECEIVED_ASKS)).body.data).items;
const institutions = async () => institutionPageSchema.parse((await kamala.call('GET', INSTITUTIONS)).body.data).items;
async function asked(more: object = {}): Promise<string> {
  const answer = await askForVerifiedDocument(await bank(), companyId, more);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return idOf(answer);
}
async function agree(askId: string, kind: string, more: object = {}) {
  const papers = shareablePapersSchema.parse(
    (await puja.call('GET', `external/api/company/${companyId}/shareable-document`)).body.data,
  ).items;
  const sent = {
    companyId,
    targetId: papers.find((paper) => paper.kind === kind)?.id,
    roleType: 'INTERNAL',
    receiver: 'Somebody else',
    email: 'somebody@else.example',
    purpose: 'A loan',
    days: 5,
    askId,
    ...more,
  };
  return puja.call('POST', 'external/api/document-share', sent, newKey());
}

test('an institution is admitted by two persons, and its account asks from then on', async () => {
  expect((await askForVerifiedDocument(await bank(), companyId)).status).toBe(403);
  for (const [more, path, code] of [
    [{ username: 'nobody.asked' }, 'username', 'INSTITUTION_ACCOUNT_UNKNOWN'],
    [{ username: 'puja.asked' }, 'username', 'INSTITUTION_ACCOUNT_IN_USE'],
    [{ endsOn: '2026-11-23' }, 'endsOn', 'INSTITUTION_END_PAST'],
    [{ endsOn: '2035-01-01' }, 'endsOn', 'INSTITUTION_END_TOO_LATE'],
    [{ nameNepali: ' ' }, 'nameNepali', 'INSTITUTION_NAME_NEPALI_REQUIRED'],
  ] as const)
    expect((await proposeInstitution(kamala, 'bank.asked', more)).body).toMatchObject({ errors: [{ path, code }] });
  const proposal = idOf(await proposeInstitution(kamala, 'bank.asked'));
  expect((await proposeInstitution(kamala, 'bank.asked')).body.code).toBe('FLOW-409');
  expect((await decideInstitution(kamala, proposal, 'approve')).body.code).toBe('PERM-403');
  const [listed] = institutionAdmissionPageSchema.parse(
    (await krishna.call('GET', INSTITUTION_ADMISSIONS)).body.data,
  ).items;
  expect(listed).toMatchObject({
    institution: { nameEnglish: 'Himal Bank', account: { username: 'bank.asked' } },
    isRenewal: false,
    mayDecide: true,
  });
  expect((await decideInstitution(krishna, proposal, 'approve')).status).toBe(200);
  expect(await institutions()).toMatchObject([{ nameEnglish: 'Himal Bank', state: 'IN_FORCE', mayEnd: true }]);
  expect(await owns()).toMatchObject({ items: [], ended: null });
});

test('the company agrees: the link goes to the institution alone, whatever is sent', async () => {
  const key = newKey();
  const twice = [
    await askForVerifiedDocument(await bank(), companyId, {}, key),
    await askForVerifiedDocument(await bank(), companyId, {}, key),
  ];
  expect(twice[1]?.body.data).toEqual(twice[0]?.body.data);
  expect((await askForVerifiedDocument(await bank(), companyId)).body.code).toBe('FLOW-409');
  const [ask] = await received();
  expect(ask).toMatchObject({ state: 'OPEN', institution: { nameEnglish: 'Himal Bank' }, purpose: 'A loan' });
  expect(await received(nisha)).toEqual([]);
  const askId = ask?.id ?? '';
  expect((await nisha.call('GET', `${RECEIVED_ASKS}/${askId}`)).body.code).toBe('REQ-404');
  expect((await agree(askId, 'REGISTER_EXTRACT', { targetId: companyId })).body).toMatchObject({
    errors: expect.arrayContaining([expect.objectContaining({ path: 'targetId', code: 'SHARE_TARGET_NOT_ASKED' })]),
  });
  const answer = await agree(askId, 'CERTIFICATE_OF_INCORPORATION');
  expect(answer.status).toBe(200);
  const share = shareDetailSchema.parse(
    (await puja.call('GET', `external/api/document-share/${sharedSchema.parse(answer.body.data).id}`)).body.data,
  );
  expect(share).toMatchObject({ roleType: 'EXTERNAL', contacts: [expect.stringMatching(/^b\*+@example\.com$/)] });
  expect(share.receiver).not.toBe('Somebody else');
  await gateway.platform.jobs.runDue();
  expect((await owns()).items).toMatchObject([{ state: 'SHARED', share: { number: share.number, state: 'OPEN' } }]);
  // it is answered once
  expect((await agree(askId, 'CERTIFICATE_OF_INCORPORATION')).body.code).toBe('FLOW-409');
});

test('what names persons needs the code for the same company, as any share', async () => {
  const askId = await asked({ target: 'MEMORANDUM' });
  expect((await agree(askId, 'MEMORANDUM')).body).toMatchObject({ errors: [{ path: 'otp', code: 'OTP_REQUIRED' }] });
  expect((await agree(askId, 'MEMORANDUM', { companyId: puja.userId })).body.code).toBe('REQ-404');
});

test('refused, withdrawn, too late: each is said, and nothing is shared', async () => {
  const refused = await asked({ target: 'ARTICLES' });
  const refuse = (by: Caller, version: number) =>
    by.call('POST', `${RECEIVED_ASKS}/${refused}/refusal`, { version, reason: 'We have no loan there' }, newKey());
  expect((await refuse(nisha, 1)).body.code).toBe('REQ-404');
  expect((await refuse(puja, 9)).body.code).toBe('VER-412');
  expect((await refuse(puja, 1)).status).toBe(200);
  const withdrawn = await asked({ target: 'RECORD_LETTER' });
  const withdraw = async () => (await bank()).call('POST', `${ASKS}/${withdrawn}/withdrawal`, { version: 1 }, newKey());
  expect((await withdraw()).status).toBe(200);
  const late = await asked({ target: 'COMPANY' });
  gateway.clock.advance(16 * DAY);
  await signIn();
  expect((await agree(late, 'COMPANY', { targetId: companyId })).body.code).toBe('FLOW-409');
  await gateway.jobsDone();
  await gateway.jobsDone();
  const lapsed = (await owns()).items.filter(({ state }) => state === 'LAPSED');
  const mails = gateway.outbox.filter(
    ({ channel, to, subject }) =>
      channel === 'email' && to === 'bank.asked@example.com' && /did not answer/.test(subject ?? ''),
  );
  // one for each, however often is looked
  expect([lapsed.length, mails.length]).toEqual([2, 2]);
  const states = (await owns()).items.map(({ id, state, refusedReason }) => [id, state, refusedReason]);
  expect(states).toEqual(
    expect.arrayContaining([
      [refused, 'REFUSED', 'We have no loan there'],
      [withdrawn, 'WITHDRAWN', null],
      [late, 'LAPSED', null],
    ]),
  );
});

test('an ended admission asks for nothing more, nothing is shared with it, and it can be renewed', async () => {
  const open = await asked();
  const [institution] = await institutions();
  const end = (version: number) =>
    kamala.call('POST', `${INSTITUTIONS}/${institution?.id}/end`, { version, reason: 'It has closed' }, newKey());
  expect((await end(9)).body.code).toBe('VER-412');
  expect((await end(1)).status).toBe(200);
  expect((await end(2)).body.code).toBe('FLOW-409');
  expect((await askForVerifiedDocument(await bank(), companyId, { target: 'ARTICLES' })).body.code).toBe('FLOW-409');
  expect((await agree(open, 'CERTIFICATE_OF_INCORPORATION')).body.code).toBe('FLOW-409');
  expect((await owns()).ended).toBe('ENDED');
  const renewal = idOf(await proposeInstitution(kamala, 'bank.asked', { endsOn: '2027-01-31' }));
  expect((await decideInstitution(krishna, renewal, 'approve')).status).toBe(200);
  expect(await institutions()).toMatchObject([{ state: 'IN_FORCE', endsOn: '2027-01-31' }]);
  expect((await owns()).ended).toBeNull();
  gateway.clock.moveTo(new Date('2027-02-01T06:00:00Z'));
  await signIn();
  expect((await owns()).ended).toBe('ENDED');
});
