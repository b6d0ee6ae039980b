import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  begunBatchSchema,
  paperSigningPageSchema,
  signingBatchSchema,
  type BegunBatch,
  type PaperToSign,
} from '@registrar/domain/calls/paper-signing';
import { issuedPaperSchema, paperVerdictSchema } from '@registrar/domain/calls/papers';
import { z } from 'zod';
import { addCompany } from '../../../test/company-kit';
import { callerOf, newKey, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { startAuthority, type LocalAuthority } from '../../../test/timestamp-kit';
import { goodStanding } from '../../copies/compose-copy';
import { issuePaper } from '../issue-paper';
import { renderPaper } from '../render-paper';

let authority: LocalAuthority;
let gateway: TestGateway;
let sarita: Caller, maya: Caller, krishna: Caller, gita: Caller, auditor: Caller;
beforeAll(async () => {
  authority = await startAuthority();
  gateway = await startTestGateway({
    demoData: true,
    change: (config) => ({ ...config, timestamps: { url: authority.url, certificates: authority.certificates } }),
  });
  [sarita, maya, krishna, gita, auditor] = await Promise.all([
    callerOf(gateway, 'sarita.representative'),
    callerOf(gateway, 'maya.approver'),
    callerOf(gateway, 'krishna.approver'),
    callerOf(gateway, 'gita.operator'),
    callerOf(gateway, 'auditor.demo'),
  ]);
  // both sign in one office
  await db().updateTable('account').set({ office_id: 1 }).where('id', 'in', [maya.userId, krishna.userId]).execute();
  await gateway.platform.jobs.stop();
}, 120_000);
afterAll(async () => {
  await gateway?.close();
  await authority?.close();
});
beforeEach(() => authority.answer(null));

const SIGNING = 'external/api/paper-signing';
const BATCHES = 'external/api/signing-batch';
const db = () => gateway.platform.database.db;

/** Papers of one company that an officer signs, their drafts written. */
async function waiting(
  count: number,
  kind: 'GOOD_STANDING' | 'REGISTER_EXTRACT' = 'GOOD_STANDING',
): Promise<{ readonly companyId: string; readonly ids: string[] }> {
  const { id: companyId } = await addCompany(gateway, sarita.userId, { officeId: 1, registeredOn: '2025-11-01' });
  await db()
    .updateTable('company')
    .set({ email: `signing-${companyId}@company.example`, email_verified_at: gateway.clock.now() })
    .where('id', '=', companyId)
    .execute();
  const ids: string[] = [];
  for (let serial = 1; serial <= count; serial++)
    ids.push(
      await gateway.platform.runUnitOfWork(async (unit) => {
        const issued = await issuePaper(unit, {
          kind,
          language: 'BOTH',
          issuedFor: { kind: 'COMPANY', id: companyId },
          applicationId: null,
          companyId,
          accountId: sarita.userId,
          supersedes: [],
          ...goodStanding({
            company: {
              name: { ne: 'कम्पनी', en: 'Company' },
              registrationNumber: '1',
              office: { ne: 'कार्यालय', en: 'Office' },
            },
            serial: `PRT-${serial}`,
            issuedOn: '2026-11-22',
          }),
        });
        return issued ?? '';
      }),
    );
  for (const id of ids) await renderPaper(gateway.platform, id);
  return { companyId, ids };
}

const listed = async (by: Caller, show = 'OPEN'): Promise<readonly PaperToSign[]> =>
  paperSigningPageSchema.parse((await by.call('GET', `${SIGNING}?show=${show}&size=100`)).body.data).items;
const open = (by: Caller, id: string) => by.call('GET', `${SIGNING}/${id}/file`);
const sign = (by: Caller, papers: readonly string[], key = newKey()) => by.call('POST', BATCHES, { papers }, key);
const begun = (answer: Awaited<ReturnType<typeof sign>>): BegunBatch => {
  expect(answer.status).toBe(200);
  return begunBatchSchema.parse(answer.body.data);
};
const batch = async (by: Caller, id: string | null) =>
  signingBatchSchema.parse((await by.call('GET', `${BATCHES}/${id ?? ''}`)).body.data);
const outcomes = async (by: Caller, id: string | null) => (await batch(by, id)).items.map(({ outcome }) => outcome);
const letterOf = (id: string) => db().selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const verdictOf = async (code: string) =>
  paperVerdictSchema.parse((await sarita.call('GET', `external/api/paper/verify/${code}`)).body.data).paper;
const run = async (ids: readonly string[]) => {
  for (const id of ids) await renderPaper(gateway.platform, id);
};
async function readAll(by: Caller, ids: readonly string[]): Promise<void> {
  for (const id of ids) expect((await open(by, id)).status).toBe(200);
}

test('42: without a row of the office a paper is signed by the office at once, with the timestamp of the authority', async () => {
  const {
    ids: [id = ''],
  } = await waiting(1, 'REGISTER_EXTRACT');
  const letter = await letterOf(id);
  expect([letter.signature_level, letter.timestamped_by]).toEqual(['B-T', 'Test Timestamp Authority']);
  expect((await listed(gita)).map(({ id: one }) => one)).not.toContain(id);
  const verdict = await verdictOf(letter.code);
  expect(verdict?.signature).toMatchObject({
    level: 'B-T',
    officer: null,
    timestamp: { authority: 'Test Timestamp Authority' },
  });
});

test('42: from the day of the row on, an officer reads, signs several at once, and everybody reads who it was', async () => {
  await db()
    .insertInto('configuration')
    .values({
      key: 'OFFICER_SIGNATURE',
      valid_from: '2025-02-01',
      valid_to: null,
      value: JSON.stringify({
        CERTIFICATE_OF_INCORPORATION: true,
        CERTIFICATE_OF_NAME_CHANGE: true,
        CERTIFICATE_OF_CONVERSION: true,
        RECORD_LETTER: true,
        CERTIFIED_COPY: true,
        GOOD_STANDING: true,
        ORDER_ON_CALL: true,
        ANSWER_TO_GRIEVANCE: true,
      }),
      reference: 'test',
      reference_nepali: 'परीक्षण',
      certainty: 'C',
    })
    .execute();
  gateway.clock.advance(61_000); // what is in force is kept for a while
  const { ids, companyId } = await waiting(3);
  const [first = '', second = '', third = ''] = ids;
  const own = async () =>
    z
      .array(issuedPaperSchema)
      .parse((await sarita.call('GET', `external/api/paper?companyId=${companyId}`)).body.data)
      .map(({ ready, signing }) => [ready, signing]);
  expect(await own()).toEqual(Array(3).fill([false, 'WAITING']));
  expect((await listed(gita)).filter(({ id }) => ids.includes(id))).toMatchObject(
    ids.map((id) => ({ id, state: 'WAITING', ready: true, read: false, officer: null })),
  );
  // of an operator the queue is read, not signed
  await readAll(gita, [first]);
  expect((await sign(gita, [first])).status).toBe(403);
  expect((await open(auditor, first)).status).toBe(200);

  await readAll(maya, [first, second]);
  const stranger = '01a20c99-c6c4-792b-9c19-4cbeca4ad892';
  const answer = begun(await sign(maya, [first, second, third, stranger]));
  expect(answer.refused).toEqual([
    { id: third, reason: 'NOT_READ' },
    { id: stranger, reason: 'NOT_THERE' },
  ]);
  expect(await outcomes(gita, answer.batchId)).toEqual(['INITIATED', 'INITIATED']);
  expect((await own()).map(([, signing]) => signing).sort()).toEqual(['INITIATED', 'INITIATED', 'WAITING']);
  expect(begun(await sign(maya, [third]))).toEqual({ batchId: null, refused: [{ id: third, reason: 'NOT_READ' }] });

  // the gateway dies after the first: the batch says which is signed, and the next one goes on
  await run([first]);
  expect((await outcomes(krishna, answer.batchId)).sort()).toEqual(['INITIATED', 'SIGNED']);
  await run([first, second]);
  expect(await outcomes(krishna, answer.batchId)).toEqual(['SIGNED', 'SIGNED']);
  const letter = await letterOf(first);
  const file = await buffer(await gateway.platform.storage.get(letter.file_key ?? ''));
  expect(createHash('sha256').update(file).digest('hex')).toBe(letter.file_hash);
  expect(file.toString('latin1')).toMatch(/Read and signed by/);
  const hand = await batch(gita, answer.batchId);
  expect((await verdictOf(letter.code))?.signature).toMatchObject({
    level: 'B-T',
    officer: { name: { en: hand.officer.nameEnglish } },
  });
  expect((await listed(gita, 'SIGNED')).map(({ id }) => id)).toEqual(expect.arrayContaining([first, second]));
  const trail = await db().selectFrom('audit').select('action').where('object_id', '=', first).orderBy('seq').execute();
  expect(trail.map(({ action }) => action)).toEqual([
    'PAPER_ISSUED',
    'paper.read',
    'paper.read',
    'paper.read',
    'PAPER_SIGNING_INITIATED',
    'PAPER_SIGNED',
  ]);
});

test('42: the same batch sent twice is one; of two officers at the same moment each paper has one', async () => {
  const { ids } = await waiting(4);
  await readAll(maya, ids);
  await readAll(krishna, ids);
  const key = newKey();
  const [hers, again, his] = await Promise.all([
    sign(maya, ids.slice(0, 3), key),
    sign(maya, ids.slice(0, 3), key),
    sign(krishna, ids.toReversed()),
  ]);
  expect(begun(again)).toEqual(begun(hers));
  const [one, other] = [begun(hers), begun(his)];
  const items = await db()
    .selectFrom('signing_batch_item')
    .select(['letter_id', 'batch_id'])
    .where('letter_id', 'in', ids)
    .execute();
  expect(items.map(({ letter_id }) => letter_id).sort()).toEqual([...ids].sort());
  expect(new Set(items.map(({ batch_id }) => batch_id))).toEqual(
    new Set([one.batchId, other.batchId].filter((id) => id !== null)),
  );
  for (const { reason } of [...one.refused, ...other.refused]) expect(reason).toBe('TAKEN');
  expect(one.refused.length + other.refused.length).toBe(3);
  await run(ids);
  for (const id of ids) expect((await letterOf(id)).rendered_at).not.toBeNull();
});

test('42: an officer whose role has ended signs nothing: not by a new batch, and not by one that was begun', async () => {
  const { ids } = await waiting(2);
  await readAll(krishna, ids);
  const { batchId } = begun(await sign(krishna, ids));
  const become = (values: { status?: 'ACTIVE' | 'DISABLED'; role?: string; office_id?: number }) =>
    db().updateTable('account').set(values).where('id', '=', krishna.userId).execute();
  const before = await db()
    .selectFrom('account')
    .select(['role', 'status', 'office_id'])
    .where('id', '=', krishna.userId)
    .executeTakeFirstOrThrow();
  for (const ended of [{ office_id: 2 }, { role: 'OPERATOR' }, { status: 'DISABLED' }] as {
    status?: 'ACTIVE' | 'DISABLED';
    role?: string;
    office_id?: number;
  }[]) {
    await become({ ...before, ...ended });
    const [id = ''] = ids;
    if (ended.office_id === undefined) expect([401, 403]).toContain((await sign(krishna, [id])).status);
    else expect(begun(await sign(krishna, [id])).refused).toEqual([{ id, reason: 'NOT_THERE' }]);
  }
  await run(ids);
  for (const id of ids) expect(await letterOf(id)).toMatchObject({ rendered_at: null, file_key: null });
  // what he had begun is seen by the others, and signed by them
  expect(await outcomes(maya, batchId)).toEqual(['RELEASED', 'RELEASED']);
  expect((await listed(maya)).filter(({ id }) => ids.includes(id)).map(({ state }) => state)).toEqual([
    'WAITING',
    'WAITING',
  ]);
  await readAll(maya, ids);
  const hers = begun(await sign(maya, ids));
  expect(hers.refused).toEqual([]);
  await run(ids);
  expect(await outcomes(gita, hers.batchId)).toEqual(['SIGNED', 'SIGNED']);
  await become(before);
});

test('42: who represents the company does not sign its papers, and a revoked paper is signed by nobody', async () => {
  const { ids, companyId } = await waiting(2);
  const [id = '', gone = ''] = ids;
  await db().updateTable('letter').set({ revoked_at: gateway.clock.now() }).where('id', '=', gone).execute();
  await readAll(maya, [id]);
  expect((await open(maya, gone)).status).toBe(404);
  await db()
    .insertInto('company_representative')
    .values({ company_id: companyId, account_id: maya.userId, since: '2025-11-01' })
    .execute();
  expect(begun(await sign(maya, ids)).refused).toEqual([
    { id, reason: 'OWN_COMPANY' },
    { id: gone, reason: 'NOT_THERE' },
  ]);
  await db()
    .deleteFrom('company_representative')
    .where('company_id', '=', companyId)
    .where('account_id', '=', maya.userId)
    .execute();
});

test('42: while the authority is down the papers of a batch wait, and are signed with its timestamp afterwards', async () => {
  const { ids } = await waiting(1);
  const [id = ''] = ids;
  await readAll(maya, ids);
  const { batchId } = begun(await sign(maya, ids));
  authority.answer({ status: 503, body: Buffer.from('') });
  await expect(renderPaper(gateway.platform, id)).rejects.toThrow(/timestamp authority/);
  expect(await outcomes(gita, batchId)).toEqual(['INITIATED']);
  expect((await letterOf(id)).file_key).toBeNull();
  authority.answer(null);
  await run(ids);
  expect(await letterOf(id)).toMatchObject({ signature_level: 'B-T', timestamped_by: 'Test Timestamp Authority' });
});
