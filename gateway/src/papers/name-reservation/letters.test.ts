import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  letterSummarySchema,
  letterViewSchema,
  printedVerificationCode,
  type LetterSummary,
} from '@registrar/domain/calls/letters';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { z } from 'zod';
import { callerOf, filledDraft, take, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { issueMissingLetters } from './missing-letters';

const DAY = 86_400_000;

let gateway: TestGateway;
let ram: Caller, sita: Caller, gita: Caller, maya: Caller, krishna: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  ram = await callerOf(gateway, 'ram.applicant');
  sita = await callerOf(gateway, 'sita.applicant');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
});
afterAll(() => gateway?.close());

const approvedName = async (): Promise<ApplicationDetail> =>
  take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
const lettersOf = async (caller: Caller, application?: ApplicationDetail): Promise<LetterSummary[]> =>
  z
    .array(letterSummarySchema)
    .parse(
      (await caller.call('GET', `external/api/letter${application ? `?applicationId=${application.id}` : ''}`)).body
        .data,
    );
async function letterOf(application: ApplicationDetail): Promise<LetterSummary> {
  const [letter] = await lettersOf(ram, application);
  if (!letter) throw new Error('The application has no letter');
  return letter;
}

async function view(code: string) {
  const answer = await fetch(new URL(`/gateway/external/api/letter/view/${encodeURIComponent(code)}`, gateway.url));
  const body = z
    .object({ data: z.unknown() })
    .loose()
    .parse(await answer.json());
  return { status: answer.status, body, letter: letterViewSchema.parse(body.data) };
}

test('an approved name has a letter, and anybody who holds its code reads it as it was issued', async () => {
  const approved = await approvedName();
  const letter = await letterOf(approved);
  expect(letter).toMatchObject({
    kind: 'NAME_RESERVATION',
    state: 'VALID',
    titleEnglish: approved.titleEnglish,
    link: `/view?code=${printedVerificationCode(letter.code)}`,
  });
  expect(await lettersOf(sita)).toEqual([]);

  const seen = await view(printedVerificationCode(letter.code).toLowerCase());
  expect(seen.letter).toMatchObject({
    genuine: true,
    letter: { code: letter.code, state: 'VALID', validUntil: approved.reservation?.expiresOn },
  });
  expect(seen.letter.letter?.content).toMatchObject({
    number: approved.applicationNumber,
    signatory: { role: { en: 'Section Officer' } },
  });
  expect(seen.letter.letter?.content.facts.map(({ value }) => value.en)).toContain(approved.titleEnglish);

  // a letter says what it said, whatever becomes of the people in it
  await gateway.platform.database.db
    .updateTable('account')
    .set({ name_english: 'Somebody Else' })
    .where('username', '=', 'ram.applicant')
    .execute();
  expect((await view(letter.code)).letter.letter?.content.addressee).toEqual(seen.letter.letter?.content.addressee);
});

test('an unknown, a misspelled and an impossible code get one and the same answer', async () => {
  const bodies = await Promise.all(
    ['2222-2222-2222', '2222-2222-2223', 'x', '%00', "' or 1=1 --"].map(async (code) => view(code)),
  );
  for (const { status, body } of bodies)
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ success: true, data: { genuine: false, letter: null } }),
    ]);
});

test('a letter tells of its end: the day is over, or the approval was revoked', async () => {
  const lasting = await letterOf(await approvedName());
  const approved = await approvedName();
  const revokedLetter = await letterOf(approved);
  await take(approved, [[krishna, 'revoke', { remark: 'Court order', reasonCode: 'COURT_ORDER' }]]);
  expect((await view(revokedLetter.code)).letter).toMatchObject({ genuine: true, letter: { state: 'REVOKED' } });
  gateway.clock.moveTo(new Date(Date.now() + 92 * DAY));
  expect((await view(lasting.code)).letter).toMatchObject({ genuine: true, letter: { state: 'EXPIRED' } });
  expect((await view(revokedLetter.code)).letter).toMatchObject({ letter: { state: 'REVOKED' } });
  gateway.clock.moveTo(null);
});

test('a letter that was changed behind the portal’s back is not genuine', async () => {
  const letter = await letterOf(await approvedName());
  const { db } = gateway.platform.database;
  const { content } = await db
    .selectFrom('letter')
    .select('content')
    .where('code', '=', letter.code)
    .executeTakeFirstOrThrow();
  const forged = JSON.stringify(content).replaceAll('Company type', 'Kind of company');
  await db.updateTable('letter').set({ content: forged }).where('code', '=', letter.code).execute();
  expect((await view(letter.code)).letter).toEqual({ genuine: false, letter: null });
});

test('names reserved before there were letters get theirs, once', async () => {
  const approved = await approvedName();
  const { db } = gateway.platform.database;
  await db.deleteFrom('letter').where('application_id', '=', approved.id).execute();
  await issueMissingLetters(gateway.platform);
  const letter = await letterOf(approved);
  expect((await view(letter.code)).letter).toMatchObject({
    genuine: true,
    letter: { state: 'VALID', content: { signatory: { role: { en: 'Section Officer' } } } },
  });
  await issueMissingLetters(gateway.platform);
  expect(await lettersOf(ram, approved)).toEqual([letter]);
});
