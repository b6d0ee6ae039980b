import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publicNoticeDetailSchema, publicNoticePageSchema } from '@registrar/domain/calls/public-notices';
import { letterSummarySchema, letterViewSchema } from '@registrar/domain/calls/letters';
import { failureSchema } from '@registrar/domain/envelope';
import { DISSOLUTION, proceedingKind, proceedingKinds, type ProceedingKind } from '@registrar/domain/proceedings';
import { callerOf, newKey, type Caller } from '../../test/filings-kit';
import {
  decideProceedingOrder as decide,
  doneProceeding,
  orderIdOf,
  proposeOrderOn,
  SHORT_WAY,
} from '../../test/proceeding-orders-kit';
import { actOn, openedProceeding, publishIn, readProceedingOf, startTestProceedings } from '../../test/proceedings-kit';
import { decideRestoration, fileOrder } from '../../test/restorations-kit';
import { idOf } from '../../test/representation-kit';
import { todayOf, type TestFilingOffice } from '../../test/test-filing-kit';

const notices: ProceedingKind['notices'] = proceedingKind('LIQUIDATION').notices.map((notice) =>
  notice.key === DISSOLUTION ? { ...notice, afterEnd: ['CLOSED'] } : notice,
);
let office: TestFilingOffice;
let ram: Caller, hari: Caller;
beforeAll(async () => {
  office = await startTestProceedings({ ...SHORT_WAY, notices });
  ram = await callerOf(office.gateway, 'ram.applicant');
  hari = await callerOf(office.gateway, 'hari.intermediary');
});
afterAll(() => office?.close());

const offeredTo = async (id: string) =>
  (await readProceedingOf(office.maya, id)).allowedActs.publish.map(({ notice }) => notice);
const publish = (id: string, day = todayOf(office)) => publishIn(office.maya, id, day, { notice: DISSOLUTION });
const messageOf = ({ body }: Awaited<ReturnType<typeof publish>>) => failureSchema.parse(body).message;

/** What everybody sees of a paper by the code in its address. */
async function seen(by: Caller, page: string | null | undefined) {
  const code = new URL(page ?? '', 'https://portal.example').searchParams.get('code') ?? '';
  const { body } = await by.call('GET', `external/api/letter/view/${encodeURIComponent(code)}`);
  return letterViewSchema.parse(body.data).letter;
}

async function ordered(): Promise<{ readonly id: string; readonly companyId: string }> {
  const { maya, krishna } = office;
  const done = await doneProceeding(office);
  expect((await decide(krishna, orderIdOf(await proposeOrderOn(maya, done.id)), 'approve')).status).toBe(200);
  return done;
}

test('every kind whose order takes a company out of the register makes the end known', () => {
  for (const { key, ends, companyStatus, notices: own } of proceedingKinds()) {
    if (!ends?.some(({ outcome }) => companyStatus?.outcomes[outcome] === 'DEREGISTERED')) continue;
    const known = own.find((notice) => notice.key === DISSOLUTION) ?? { afterEnd: ['CLOSED'] };
    expect([key, known.afterEnd]).toEqual([key, key === 'TEST_PROCEEDING' ? ['CLOSED'] : ['DEREGISTERED']]);
  }
});

test('after the order the office publishes the end once, with its cutting; nobody objects to it', async () => {
  const { maya } = office;
  const open = await openedProceeding(office);
  expect(await offeredTo(open.id)).not.toContain(DISSOLUTION);
  expect(await publish(open.id)).toMatchObject({ status: 409 });

  const { id } = await ordered();
  expect(await offeredTo(id)).toEqual([DISSOLUTION]);
  expect(await publishIn(maya, id, todayOf(office))).toMatchObject({ status: 409 });
  expect(failureSchema.parse((await publish(id, '2026-01-01')).body).errors).toMatchObject([
    { path: 'publishedOn', code: 'NOTICE_BEFORE_PHASE' },
  ]);
  const bare = {
    notice: DISSOLUTION,
    channel: 'NEWSPAPER',
    publishedOn: todayOf(office),
    proof: 'Gorkhapatra, page 2',
  };
  expect(failureSchema.parse((await actOn(maya, id, 'notice', bare)).body).errors).toMatchObject([
    { path: 'uploadId' },
  ]);
  expect(await publish(id)).toMatchObject({ status: 200 });
  expect(await offeredTo(id)).toEqual([]);
  expect(messageOf(await publish(id))).toContain('published already');

  const page = publicNoticePageSchema.parse((await ram.call('GET', 'public/notices?state=RUNNING&size=50')).body.data);
  const [notice] = page.items.filter((one) => one.proceeding.end !== null);
  expect(notice).toMatchObject({ takes: [], isRunning: true, name: { nameEnglish: 'Notice of de-registration' } });
  const { text, paper } = publicNoticeDetailSchema.parse(
    (await ram.call('GET', `public/notices/${notice?.id}`)).body.data,
  );
  expect(text.english).toMatch(/was de-registered on .*2026.* section 132\(2\)/);
  expect(text.nepali).toContain('खारेज भएको छ');
  const signed = await seen(ram, paper);
  expect([signed?.kind, signed?.state, signed?.content.paragraphs[0]?.en]).toEqual([
    'NOTICE_OF_PROCEEDING',
    'VALID',
    text.english,
  ]);
  const { end } = await readProceedingOf(maya, id);
  expect(await seen(ram, end?.paper)).toMatchObject({ kind: 'ORDER_ON_PROCEEDING', state: 'VALID' });
  // those who represented it keep both among their papers
  const kept = z.array(letterSummarySchema).parse((await office.puja.call('GET', 'external/api/letter')).body.data);
  expect(kept.map(({ link }) => link)).toEqual(expect.arrayContaining([paper, end?.paper]));
  const feed = await fetch(`${office.gateway.url}public/notices.atom?lang=en`);
  expect(await feed.text()).toContain('Notice of de-registration');
  const objection = { notice: DISSOLUTION, kind: 'OBJECTION', text: 'No' };
  const refused = await hari.call('POST', `public/notices/${notice?.id}/claimant`, objection, newKey());
  expect(refused.status).toBeGreaterThanOrEqual(400);
});

test('a publication with a mistake is marked as returned, and the end is published again', async () => {
  const { maya } = office;
  const { id } = await ordered();
  await publish(id);
  const [notice] = (await readProceedingOf(maya, id)).published;
  const back = { returnedOn: todayOf(office), reason: 'The number was misprinted.' };
  expect(await actOn(maya, id, `notice/${notice?.id}/return`, back)).toMatchObject({ status: 200 });
  expect(await offeredTo(id)).toEqual([DISSOLUTION]);
  expect(await seen(maya, notice?.paper)).toMatchObject({ state: 'REVOKED' });
  expect(await publish(id)).toMatchObject({ status: 200 });
});

test('the end of a company that a court has restored is not made known any more', async () => {
  const { gateway, maya, krishna } = office;
  const { id, companyId } = await ordered();
  const filed = await fileOrder(gateway, maya, companyId, { orderedOn: todayOf(office) });
  expect(await decideRestoration(krishna, idOf(filed), 'approve')).toMatchObject({ status: 200 });
  expect(await offeredTo(id)).toEqual([]);
  expect(await publish(id)).toMatchObject({ status: 409 });
  // the order stays readable and says that it holds no more
  expect(await seen(maya, (await readProceedingOf(maya, id)).end?.paper)).toMatchObject({ state: 'REVOKED' });
});
