import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { pinsSchema } from '@registrar/domain/calls/corrections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { fileTestFiling, filledMatter, withSigners } from '@registrar/domain/testing/test-filing';
import { attach, documentsOf } from '../../../../test/documents-kit';
import { APPLICATION, callerOf, detailOf, saveSection, type Caller } from '../../../../test/filings-kit';
import { addItem, readDetail, saveItem, savedItemOf } from '../../../../test/registration-kit';
import { askToSign, codeTo, linkTo, partyLink, signaturesOf, signedBy } from '../../../../test/signatures-kit';
import {
  companyFor,
  move,
  moveAll,
  openTestFiling,
  startTestFiling,
  todayOf,
  type TestFilingOffice,
} from '../../../../test/test-filing-kit';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NONE = '0'.repeat(64);
let office: TestFilingOffice;
let gateway: TestFilingOffice['gateway'];
let puja: Caller, gita: Caller, maya: Caller;
let putBack: () => void;
beforeAll(async () => {
  office = await startTestFiling();
  putBack = fileTestFiling(withSigners);
  ({ gateway } = office);
}, 180_000);
afterAll(async () => {
  putBack?.();
  await office?.close();
});
beforeEach(async () => {
  gateway.clock.advance(DAY);
  puja = await callerOf(gateway, 'puja.representative');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
});

let written = 0;
interface Signer {
  readonly party: string;
  readonly address: string;
  readonly itemId: string;
}
interface Asked {
  readonly draft: ApplicationDetail;
  readonly signers: readonly [Signer, Signer];
}

/** A draft with two people who sign, each with an address of their own. */
async function draftOfTwo(): Promise<Asked> {
  const opened = detailOf(await openTestFiling(puja, await companyFor(office)));
  const draft = detailOf(await saveSection(puja, opened, 'MATTER', filledMatter(todayOf(office))));
  const add = async (nameNepali: string, nameEnglish: string): Promise<Signer> => {
    written += 1;
    const address = `signer${written}@makalu.example`;
    const { item } = savedItemOf(await addItem(puja, draft, 'SIGNERS', { nameNepali, nameEnglish, email: address }));
    if (!item) throw new Error('Not added');
    return { party: `DIRECTOR_CONSENT:${item.id}`, address, itemId: item.id };
  };
  return { draft, signers: [await add('आशा श्रेष्ठ', 'Asha Shrestha'), await add('जोन स्मिथ', 'John Smith')] };
}

const present = (filing: Pick<ApplicationDetail, 'id'>): Promise<ApplicationDetail> => readDetail(puja, filing.id);
const submit = async (filing: Pick<ApplicationDetail, 'id'>) => move(puja, await present(filing), 'submit');
const db = () => gateway.platform.database.db;

test('a party reads, signs by its own code and is kept with what it read; the submission waits for everybody who was asked', async () => {
  const { draft, signers } = await draftOfTwo();
  const [asha, john] = signers;
  expect(await signaturesOf(puja, draft)).toMatchObject([
    { party: asha.party, state: 'NOT_ASKED', inPortal: true, onPaper: false, sendsLeft: 5 },
    { party: john.party, state: 'NOT_ASKED' },
  ]);
  // nothing was asked in the portal: the paper is missing as ever
  expect((await submit(draft)).body).toMatchObject({
    status: 422,
    errors: [{ code: 'NAMED_DOCUMENT_REQUIRED' }, { code: 'NAMED_DOCUMENT_REQUIRED' }],
  });
  expect((await askToSign(puja, draft, asha.party)).status).toBe(200);
  expect((await askToSign(puja, draft, john.party, { language: 'en' })).status).toBe(200);
  const nepali = await linkTo(gateway, asha.address);
  const english = await linkTo(gateway, john.address);
  expect(nepali.mail).toContain('आशा श्रेष्ठ');
  expect(english.mail).toContain('asks you to sign a paper');
  expect(JSON.stringify(await db().selectFrom('outside_link').selectAll().execute())).not.toContain(nepali.token);
  expect((await submit(draft)).body).toMatchObject({
    status: 422,
    errors: [
      { path: `DOCUMENTS.${asha.party}`, code: 'SIGNATURE_OUTSTANDING', message: expect.stringContaining('Asha') },
      { path: `DOCUMENTS.${john.party}`, code: 'SIGNATURE_OUTSTANDING', message: expect.stringContaining('John') },
    ],
  });

  const unsigned = async () =>
    documentsOf(await puja.call('GET', `${APPLICATION}/${draft.id}/document`)).places.flatMap((place) =>
      place.unsigned === true ? [place.key] : [],
    );
  expect(await unsigned()).toEqual([asha.party, john.party]);
  const shown = await nepali.shown();
  expect(shown).toMatchObject({
    state: 'OPEN',
    language: 'ne',
    party: { nameEnglish: 'Asha Shrestha' },
    statement: { en: 'I consent to the new address.' },
    facts: [{ value: { en: 'Test Road 1' } }],
    papers: [{ kind: 'OWN' }],
    contacts: [{ channel: 'EMAIL', address: expect.stringContaining('*') }],
  });
  expect(await english.shown()).toMatchObject({ language: 'en' });
  // reading does not count as opening, because mail programs open links too
  expect((await signaturesOf(puja, draft))[0]).toMatchObject({ state: 'SENT' });
  const code = await codeTo(gateway, nepali, asha.address);
  expect((await signaturesOf(puja, draft))[0]).toMatchObject({ state: 'OPENED' });
  expect((await nepali.sign(code === '111111' ? '222222' : '111111', shown.hash)).body.code).toBe('AUTH-OTP-MISMATCH');
  // a forwarded link shows the same, and the code of one link signs no other
  expect((await english.sign(code, (await english.shown()).hash)).status).not.toBe(200);
  expect((await nepali.sign(code, shown.hash)).status).toBe(200);
  expect((await nepali.sign(code, shown.hash)).body).toMatchObject({ status: 409 });
  expect(await nepali.shown()).toMatchObject({ state: 'SIGNED', hash: shown.hash });
  expect(
    await db()
      .selectFrom('outside_link')
      .select(['answer', 'shown_hash'])
      .where('purpose', '=', 'FILING_SIGNATURE')
      .where('email', '=', asha.address)
      .execute(),
  ).toEqual([{ answer: 'SIGNED', shown_hash: shown.hash }]);
  expect((await submit(draft)).body).toMatchObject({ errors: [{ path: `DOCUMENTS.${john.party}` }] });
  expect(await unsigned()).toEqual([john.party]);

  const sent = await english.shown();
  expect((await english.sign(await codeTo(gateway, english, john.address), sent.hash)).status).toBe(200);
  const filed = detailOf(await submit(draft));
  expect(filed.status).toBe('SUBMITTED');
  // the officer reads who signed, when and how; nobody is asked any more
  const claimed = await moveAll(filed, [[gita, 'claim']]);
  expect(await signaturesOf(gita, claimed)).toMatchObject([
    { state: 'SIGNED', signed: { channel: 'EMAIL', hash: shown.hash, ownContact: false } },
    { state: 'SIGNED', language: 'en' },
  ]);
  expect((await askToSign(puja, draft, asha.party)).status).toBe(409);
  expect(await nepali.shown()).toMatchObject({ state: 'SIGNED' });
  expect((await maya.call('POST', `${APPLICATION}/${draft.id}/signature/ask`, { party: asha.party })).status).toBe(403);
  expect(
    (
      await db()
        .selectFrom('audit')
        .select('action')
        .where('object_id', '=', draft.id)
        .where('action', 'like', 'SIGNATURE%')
        .orderBy('seq')
        .execute()
    ).map(({ action }) => action),
  ).toEqual(['SIGNATURE_ASKED', 'SIGNATURE_ASKED', 'SIGNATURE_GIVEN', 'SIGNATURE_GIVEN']);
  const approved = await moveAll(claimed, [
    [gita, 'verify'],
    [maya, 'approve', { remark: 'In order' }],
  ]);
  expect(approved.status).toBe('APPROVED');
});

test('an answer to something else than stands there is refused; a change makes a signature void until it is asked anew', async () => {
  const { draft, signers } = await draftOfTwo();
  const [asha, john] = signers;
  await askToSign(puja, draft, asha.party);
  const link = await linkTo(gateway, asha.address);
  const before = await link.shown();
  const code = await codeTo(gateway, link, asha.address);
  await saveSection(
    puja,
    await present(draft),
    'MATTER',
    filledMatter(todayOf(office), { addressEnglish: 'Other Road 2' }),
  );
  for (const stale of [before.hash, NONE])
    expect((await link.sign(code, stale)).body).toMatchObject({
      status: 409,
      message: expect.stringContaining('has changed the answers'),
    });
  expect((await link.object('Not so.', before.hash)).status).toBe(409);
  const now = await link.shown();
  expect(now.facts[0]?.value.en).toBe('Other Road 2');
  // the refusal did not use the code up
  expect((await link.sign(code, now.hash)).status).toBe(200);
  // the answers of somebody else are not signed: the signature stands
  await saveItem(puja, draft, 'SIGNERS', await entryOf(john), {
    nameNepali: 'जोन',
    nameEnglish: 'John',
    email: john.address,
  });
  expect((await signaturesOf(puja, draft))[0]).toMatchObject({ state: 'SIGNED' });
  await saveSection(
    puja,
    await present(draft),
    'MATTER',
    filledMatter(todayOf(office), { addressEnglish: 'Third Road 3' }),
  );
  expect((await signaturesOf(puja, draft))[0]).toMatchObject({ state: 'VOID', signed: { hash: now.hash } });
  // whoever signed sees what they had signed
  expect(await link.shown()).toMatchObject({ state: 'VOID', facts: [{ value: { en: 'Other Road 2' } }] });
  await putPaper(draft, john);
  expect((await submit(draft)).body).toMatchObject({ status: 422, errors: [{ code: 'SIGNATURE_VOID' }] });
  // asked anew, the mail and the page say that the signature before is void, and what is another now
  await askToSign(puja, draft, asha.party, { language: 'en' });
  const anew = await linkTo(gateway, asha.address);
  expect(anew.mail).toContain('changed after you had signed');
  const other = await anew.shown();
  expect([now.voided, other]).toMatchObject([
    null,
    {
      state: 'OPEN',
      voided: {
        signedAt: expect.any(String),
        changes: [{ before: { en: 'Other Road 2' }, after: { en: 'Third Road 3' } }],
      },
    },
  ]);
  expect((await anew.sign(await codeTo(gateway, anew, asha.address), other.hash)).status).toBe(200);
  expect((await signaturesOf(puja, draft))[0]).toMatchObject({
    state: 'SIGNED',
    voided: [{ signedAt: other.voided?.signedAt }],
  });
  expect(
    await db()
      .selectFrom('filing_signature')
      .select(['number', 'round'])
      .where('application_id', '=', draft.id)
      .orderBy('number')
      .execute(),
  ).toEqual([
    { number: 1, round: 1 },
    { number: 2, round: 1 },
  ]);
  expect((await submit(draft)).status).toBe(200);
});

const entryOf = async ({ itemId }: Signer): Promise<{ id: string; version: number }> => {
  const { version } = await db()
    .selectFrom('application_item')
    .select('version')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  return { id: itemId, version };
};
const putPaper = async (draft: ApplicationDetail, { party }: Signer): Promise<void> => {
  expect((await attach(puja, draft.id, party)).status).toBe(200);
};

test('an objection is told, answered by the applicant and then signed', async () => {
  const { draft, signers } = await draftOfTwo();
  const [asha, john] = signers;
  await putPaper(draft, john);
  await askToSign(puja, draft, asha.party);
  const link = await linkTo(gateway, asha.address);
  const { hash } = await link.shown();
  expect((await link.object('', hash)).body).toMatchObject({
    errors: [{ path: 'reason', code: 'SIGNATURE_OBJECTION_REQUIRED' }],
  });
  expect((await link.object('The ward is wrong.', hash)).status).toBe(200);
  expect((await link.code()).status).toBe(409);
  expect((await signaturesOf(puja, draft))[0]).toMatchObject({
    state: 'OBJECTED',
    objections: [{ reason: 'The ward is wrong.', reply: null }],
  });
  expect((await submit(draft)).body).toMatchObject({ errors: [{ code: 'SIGNATURE_OBJECTED' }] });
  expect(
    await db()
      .selectFrom('notification')
      .select('type')
      .where('account_id', '=', puja.userId)
      .where('type', '=', 'SIGNATURE_ANSWERED')
      .execute(),
  ).not.toHaveLength(0);
  expect((await askToSign(puja, draft, asha.party)).body).toMatchObject({
    status: 422,
    errors: [{ path: 'reply', code: 'SIGNATURE_REPLY_REQUIRED' }],
  });
  expect((await askToSign(puja, draft, asha.party, { reply: 'The ward is that of the lease.' })).status).toBe(200);
  const again = await linkTo(gateway, asha.address);
  expect(again.mail).toContain('The ward is that of the lease.');
  const shown = await again.shown();
  expect(shown).toMatchObject({
    state: 'OPEN',
    answered: { reason: 'The ward is wrong.', reply: 'The ward is that of the lease.' },
  });
  // the first link stays what it was: answered
  expect(await link.shown()).toMatchObject({ state: 'OBJECTED' });
  expect((await again.sign(await codeTo(gateway, again, asha.address), shown.hash)).status).toBe(200);
  expect((await signaturesOf(puja, draft))[0]).toMatchObject({
    state: 'SIGNED',
    objections: [{ reason: 'The ward is wrong.', reply: 'The ward is that of the lease.' }],
  });
  expect((await submit(draft)).status).toBe(200);
});

test('a reminder replaces the link, waits, and goes out a limited number of times; an expired link signs nothing', async () => {
  const { draft, signers } = await draftOfTwo();
  const [asha, john] = signers;
  await askToSign(puja, draft, asha.party);
  const first = await linkTo(gateway, asha.address);
  let last = first;
  expect((await askToSign(puja, draft, asha.party)).body).toMatchObject({ code: 'RATE-429' });
  for (let sends = 2; sends <= 5; sends += 1) {
    gateway.clock.advance(5 * MINUTE);
    puja = await callerOf(gateway, 'puja.representative');
    expect((await askToSign(puja, draft, asha.party)).status).toBe(200);
    last = await linkTo(gateway, asha.address);
  }
  gateway.clock.advance(5 * MINUTE);
  puja = await callerOf(gateway, 'puja.representative');
  expect((await signaturesOf(puja, draft))[0]).toMatchObject({ state: 'SENT', sendsLeft: 0 });
  expect((await askToSign(puja, draft, asha.party)).body).toMatchObject({ status: 409 });
  expect([(await first.view()).status, (await first.paper('OWN')).status, (await last.view()).status]).toEqual([
    404, 404, 200,
  ]);
  const { hash } = await last.shown();
  gateway.clock.advance(15 * DAY);
  expect(await last.shown()).toMatchObject({ state: 'EXPIRED' });
  expect([
    (await last.code()).status,
    (await last.sign('123456', hash)).status,
    (await last.paper('OWN')).status,
  ]).toEqual([409, 409, 404]);
  // one party's limits are not another's
  puja = await callerOf(gateway, 'puja.representative');
  expect((await askToSign(puja, draft, john.party)).status).toBe(200);
});

test('guessed, foreign and forwarded links, another filing’s party and another person’s filing get nowhere', async () => {
  const { draft, signers } = await draftOfTwo();
  const other = await draftOfTwo();
  const [asha, john] = signers;
  await askToSign(puja, draft, asha.party);
  const link = await linkTo(gateway, asha.address);
  const guessed = partyLink(gateway, 'A'.repeat(43));
  expect([
    (await guessed.view()).status,
    (await guessed.code()).status,
    (await guessed.object('No.', NONE)).status,
  ]).toEqual([404, 404, 404]);
  // an id of the row is no key, and a token opens no page of another purpose
  const row = await db()
    .selectFrom('filing_signature')
    .select('id')
    .where('application_id', '=', draft.id)
    .executeTakeFirstOrThrow();
  expect((await partyLink(gateway, row.id).view()).status).toBe(404);
  expect((await gateway.call('GET', `external/api/director-disclosure/${link.token}`)).status).toBe(404);
  expect((await askToSign(puja, draft, other.signers[0].party)).status).toBe(404);
  const nisha = await callerOf(gateway, 'nisha.representative');
  expect([
    (await askToSign(nisha, draft, john.party)).status,
    (await nisha.call('GET', `${APPLICATION}/${draft.id}/signature`)).status,
    (await nisha.call('GET', `${APPLICATION}/${draft.id}/signature/${encodeURIComponent(asha.party)}/paper`)).status,
  ]).toEqual([404, 404, 404]);
  // a phone that the party does not have takes no code
  expect((await link.code('MOBILE_NUMBER')).status).toBe(404);
  expect([(await link.paper('MEMORANDUM')).status, (await link.paper('../OWN')).status]).toEqual([404, 404]);
});

test('two answers at once: one is kept', async () => {
  const { draft, signers } = await draftOfTwo();
  const [asha] = signers;
  await askToSign(puja, draft, asha.party);
  const link = await linkTo(gateway, asha.address);
  const { hash } = await link.shown();
  const code = await codeTo(gateway, link, asha.address);
  const answers = await Promise.all([link.sign(code, hash), link.object('No.', hash), link.sign(code, hash)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(['SIGNED', 'OBJECTED']).toContain((await signaturesOf(puja, draft))[0]?.state);
});

test('a signature ends with its filing, its party and its address', async () => {
  const { draft, signers } = await draftOfTwo();
  const [asha, john] = signers;
  await askToSign(puja, draft, asha.party);
  await askToSign(puja, draft, john.party);
  const link = await linkTo(gateway, asha.address);
  const gone = await linkTo(gateway, john.address);
  const { hash } = await link.shown();
  // another address: the link that went to the former one is closed
  await saveItem(puja, draft, 'SIGNERS', await entryOf(asha), {
    nameNepali: 'आशा श्रेष्ठ',
    nameEnglish: 'Asha Shrestha',
    email: 'moved@makalu.example',
  });
  expect(await link.shown()).toMatchObject({ state: 'CLOSED' });
  expect((await link.code()).status).toBe(409);
  expect((await signaturesOf(puja, draft))[0]).toMatchObject({ state: 'NOT_ASKED', sendsLeft: 5 });
  const item = await entryOf(john);
  await puja.call('DELETE', `${APPLICATION}/${draft.id}/section/SIGNERS/item/${item.id}`, undefined, {
    'if-match': `"${item.version}"`,
  });
  expect((await gone.view()).status).toBe(404);
  // the scan of the paper answers as well, and then nobody is waited for
  await putPaper(draft, asha);
  expect((await submit(draft)).status).toBe(200);
  expect((await link.sign('123456', hash)).status).toBe(409);

  const second = await draftOfTwo();
  await askToSign(puja, second.draft, second.signers[0].party);
  const late = await linkTo(gateway, second.signers[0].address);
  expect((await move(puja, await present(second.draft), 'discard')).status).toBe(200);
  expect([(await late.view()).status, (await late.code()).status, (await late.paper('OWN')).status]).toEqual([
    404, 404, 404,
  ]);
  expect(
    await db()
      .selectFrom('outside_link')
      .select('id')
      .where('email', '=', second.signers[0].address)
      .where('revoked_at', 'is', null)
      .execute(),
  ).toEqual([]);
});

test('two people share no address; whoever files may sign at their own, and the office reads it', async () => {
  const { draft, signers } = await draftOfTwo();
  const [asha, john] = signers;
  await saveItem(puja, draft, 'SIGNERS', await entryOf(john), {
    nameNepali: 'जोन',
    nameEnglish: 'John',
    email: asha.address,
  });
  expect((await askToSign(puja, draft, asha.party)).body).toMatchObject({
    status: 422,
    errors: [{ path: 'party', code: 'SIGNATURE_CONTACT_SHARED' }],
  });
  await saveItem(puja, draft, 'SIGNERS', await entryOf(john), { nameNepali: 'जोन', nameEnglish: 'John' });
  expect((await askToSign(puja, draft, john.party)).body).toMatchObject({
    errors: [{ path: 'party', code: 'SIGNATURE_CONTACT_REQUIRED' }],
  });
  const own = await db().selectFrom('account').select('email').where('id', '=', puja.userId).executeTakeFirstOrThrow();
  await saveItem(puja, draft, 'SIGNERS', await entryOf(john), {
    nameNepali: 'जोन',
    nameEnglish: 'John',
    email: own.email,
  });
  await signedBy(gateway, puja, draft, john.party, own.email);
  expect((await signaturesOf(puja, draft))[1]).toMatchObject({ state: 'SIGNED', signed: { ownContact: true } });
});

test('where the office has not opened a paper to it, nobody is asked in the portal; who was asked before goes on', async () => {
  const { draft, signers } = await draftOfTwo();
  const [asha, john] = signers;
  await askToSign(puja, draft, asha.party);
  const today = todayOf(office);
  await db()
    .insertInto('configuration')
    .values({
      key: 'SIGNING_DIRECTOR_CONSENT',
      valid_from: today,
      valid_to: today,
      value: JSON.stringify({ inPortal: false }),
      reference: 'Order',
      reference_nepali: 'आदेश',
      certainty: 'C',
    })
    .execute();
  expect((await askToSign(puja, draft, john.party)).body).toMatchObject({ status: 409 });
  expect(await signaturesOf(puja, draft)).toMatchObject([{ inPortal: false, state: 'SENT' }, { inPortal: false }]);
  const link = await linkTo(gateway, asha.address);
  expect((await link.sign(await codeTo(gateway, link, asha.address), (await link.shown()).hash)).status).toBe(200);
});

test('sent back for correction: a corrected answer voids the signature, and it is asked for again in that round', async () => {
  const { draft, signers } = await draftOfTwo();
  const [asha, john] = signers;
  await signedBy(gateway, puja, draft, asha.party, asha.address);
  await putPaper(draft, john);
  const filed = detailOf(await submit(draft));
  const claimed = await moveAll(filed, [[gita, 'claim']]);
  const pin = await gita.call('POST', `${APPLICATION}/${draft.id}/pin`, {
    path: 'MATTER.addressEnglish',
    remark: 'Which road?',
  });
  expect(pin.status).toBe(200);
  const back = detailOf(
    await move(gita, await readDetail(gita, claimed.id), 'sendForCorrection', { remark: 'Please correct.' }),
  );
  expect(back.status).toBe('SEND_FOR_CORRECTION');
  await saveSection(
    puja,
    await present(draft),
    'MATTER',
    filledMatter(todayOf(office), { addressEnglish: 'Right Road 9' }),
  );
  const { pins } = pinsSchema.parse((await puja.call('GET', `${APPLICATION}/${draft.id}/pin`)).body.data);
  for (const { id } of pins)
    await puja.call('PUT', `${APPLICATION}/${draft.id}/pin/${id}/answer`, { answer: 'Corrected.' });
  expect((await move(puja, await present(draft), 'resubmit')).body).toMatchObject({
    status: 422,
    errors: [{ path: `DOCUMENTS.${asha.party}`, code: 'SIGNATURE_VOID' }],
  });
  expect((await signaturesOf(puja, draft))[0]).toMatchObject({ state: 'VOID' });
  await signedBy(gateway, puja, draft, asha.party, asha.address);
  expect((await signaturesOf(puja, draft))[0]).toMatchObject({ state: 'SIGNED' });
  expect(
    await db()
      .selectFrom('filing_signature')
      .select(['number', 'round'])
      .where('application_id', '=', draft.id)
      .orderBy('number')
      .execute(),
  ).toEqual([
    { number: 1, round: 1 },
    { number: 2, round: 2 },
  ]);
  expect((await move(puja, await present(draft), 'resubmit')).status).toBe(200);
});
