import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  filingPapersSchema,
  issuedPaperSchema,
  paperVerdictSchema,
  type PaperVerdict,
} from '@registrar/domain/calls/papers';
import { soleOwner } from '@registrar/domain/testing/registration-examples';
import { z } from 'zod';
import { callerOf, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { certifiedCompany, fileOf, sha256 } from '../../test/papers-kit';
import { officeOf, readyRegistration } from '../../test/registration-kit';

let gateway: TestGateway;
let sita: Caller;
let certified: Awaited<ReturnType<typeof certifiedCompany>>;
let code: string;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  sita = await callerOf(gateway, 'sita.applicant');
  certified = await certifiedCompany(gateway);
  await fileOf(gateway, certified.letterId); // the gateway's own job writes it
  ({ code } = await gateway.platform.database.db
    .selectFrom('letter')
    .select('code')
    .where('id', '=', certified.letterId)
    .executeTakeFirstOrThrow());
}, 180_000);
afterAll(() => gateway?.close());

const verdict = async (path: string): Promise<PaperVerdict> =>
  paperVerdictSchema.parse((await gateway.call('GET', `external/api/paper/${path}`)).body.data);

test('a code and the file itself are known, one byte more is not', async () => {
  const file = await fileOf(gateway, certified.letterId);
  const byCode = await verdict(`verify/${code.toLowerCase()}`);
  expect(byCode).toMatchObject({
    known: true,
    paper: {
      kind: 'CERTIFICATE_OF_INCORPORATION',
      state: 'VALID',
      language: null,
      endedOn: null,
      fileHash: sha256(file),
    },
  });
  expect(await verdict(`verify-file/${sha256(file)}`)).toEqual(byCode);
  expect(await verdict(`verify-file/${sha256(Buffer.concat([file, Buffer.from('\n')]))}`)).toEqual({
    known: false,
    paper: null,
  });
  expect(await verdict('verify/2222-2222-2222')).toEqual({ known: false, paper: null });
});

test('what a paper is worth follows the company and its newer papers', async () => {
  const { db } = gateway.platform.database;
  const stateNow = async () => (await verdict(`verify/${code}`)).paper;
  await db
    .updateTable('company')
    .set({ status: 'DEREGISTERED', deregistered_on: '2026-11-20' })
    .where('id', '=', certified.companyId)
    .execute();
  expect(await stateNow()).toMatchObject({ state: 'COMPANY_DEREGISTERED', endedOn: '2026-11-20' });
  await db
    .updateTable('company')
    .set({ status: 'ACTIVE', deregistered_on: null })
    .where('id', '=', certified.companyId)
    .execute();
  const newer = await certifiedCompany(gateway);
  const { code: newerCode } = await db
    .selectFrom('letter')
    .select('code')
    .where('id', '=', newer.letterId)
    .executeTakeFirstOrThrow();
  expect(newer.companyId).toBe(certified.companyId);
  expect(await stateNow()).toMatchObject({ state: 'SUPERSEDED', supersededBy: newerCode });
});

test('the signed file is for those of the company and for the office', async () => {
  const path = `external/api/paper/${code}/file`;
  const ram = await callerOf(gateway, 'ram.applicant');
  const answer = await ram.call('GET', path);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-security-policy')]).toEqual([
    200,
    'application/pdf',
    expect.stringContaining('sandbox'),
  ]);
  expect((await (await callerOf(gateway, 'maya.approver')).call('GET', path)).status).toBe(200);
  expect((await sita.call('GET', path)).status).toBe(404);
  expect(z.array(issuedPaperSchema).parse((await sita.call('GET', 'external/api/paper')).body.data)).toEqual([]);
});

test('X10: a signed file is for those of the office that issued it who may see its filing, and for the auditor', async () => {
  const path = `external/api/paper/${code}/file`;
  const { db } = gateway.platform.database;
  const { office_id: office } = await db
    .selectFrom('application')
    .select('office_id')
    .where('id', '=', certified.applicationId)
    .executeTakeFirstOrThrow();
  const elsewhere = office === 1 ? 2 : 1;
  await gateway.addAccount({ username: 'far.operator', role: 'OPERATOR', officeId: elsewhere });
  await gateway.addAccount({ username: 'far.auditor', role: 'AUDITOR', officeId: elsewhere });
  const seen: Record<string, number> = {};
  for (const username of [
    'gita.operator',
    'maya.approver',
    'krishna.approver',
    'kamala.admin',
    'auditor.demo',
    'far.auditor',
    'rita.revenue',
    'sysadmin.demo',
    'far.operator',
  ]) {
    seen[username] = (await (await callerOf(gateway, username)).call('GET', path)).status;
  }
  expect(seen).toEqual({
    'gita.operator': 200,
    'maya.approver': 200,
    'krishna.approver': 200,
    'kamala.admin': 200,
    'auditor.demo': 200,
    'far.auditor': 200,
    'rita.revenue': 404,
    'sysadmin.demo': 404,
    'far.operator': 404,
  });
  // that somebody of the office has looked is written down; what it is worth is for everybody, as before
  const looked = await db
    .selectFrom('audit')
    .select('actor_role')
    .where('action', '=', 'paper.read')
    .where('object_id', '=', certified.letterId)
    .orderBy('seq')
    .execute();
  expect(looked.map(({ actor_role: role }) => role)).toEqual(expect.arrayContaining(['OPERATOR', 'AUDITOR']));
  expect((await verdict(`verify/${code}`)).known).toBe(true);
});

test('a filing shows its clauses and its papers to whoever may see it', async () => {
  const office = await officeOf(gateway);
  const draft = await readyRegistration(office, soleOwner());
  const path = `external/api/application/${draft.id}/paper`;
  const papers = filingPapersSchema.parse((await office.ram.call('GET', path)).body.data);
  expect(papers).toMatchObject({ modelArticles: { offered: true, taken: false } });
  expect(papers.papers.map(({ kind, missing }) => [kind, missing])).toEqual([
    ['MEMORANDUM', []],
    ['ARTICLES', []],
    ['APPLICATION_LETTER', []],
  ]);
  expect(papers.papers[0]?.clauses[0]?.text.en).toContain(draft.titleEnglish);
  for (const language of ['ne', 'en']) {
    for (const { kind } of papers.papers) {
      const answer = await office.ram.call('GET', `${path}/${kind}?language=${language}`);
      expect([answer.status, String(answer.body.data).slice(0, 5)]).toEqual([200, '%PDF-']);
    }
  }
  expect((await sita.call('GET', path)).status).toBe(404);
  expect((await office.ram.call('GET', `${path}/SOMETHING`)).status).toBe(404);
});
