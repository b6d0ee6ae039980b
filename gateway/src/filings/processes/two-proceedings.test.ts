import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { companyProcessListSchema } from '@registrar/domain/calls/company-processes';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { act, APPLICATION, callerOf, detailOf, newKey, saveSection, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { settledCompany } from '../../../test/name-change-kit';
import { addItem, attachRequired, readDetail } from '../../../test/registration-kit';
import { dayInNepal } from '../../platform/clock';
import { endProceeding } from '../../proceedings/end-proceeding';
import { lockWithCompany } from '../../proceedings/lock-proceeding';
import { openProceeding } from '../../proceedings/open-proceeding';
import { TIME_TO_ANSWER } from '../facts/explanation-calls/call-state';
import { callLink } from '../facts/proceeding-pages';

let gateway: TestGateway;
let puja: Caller, maya: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  [puja, maya] = [await callerOf(gateway, 'puja.representative'), await callerOf(gateway, 'maya.approver')];
});
afterAll(() => gateway?.close());

const today = () => dayInNepal(gateway.clock.now());

/** A call that is to be answered within so many days. */
const opened = (companyId: string, days: number): Promise<string> =>
  gateway.platform.runUnitOfWork(async (unit) => {
    const id = await openProceeding(unit, {
      kind: 'EXPLANATION_CALL',
      number: `KT-${randomUUID()}`,
      companyId,
      officeId: 1,
      openedBy: maya.userId,
      ends: { [TIME_TO_ANSWER]: addDays(today(), days) },
    });
    const matter = { id, subject: 'Returns', matter: 'RETURNS', approved_on: today(), body: 'Why?' };
    await unit.tx.insertInto('explanation_call_matter').values(matter).execute();
    return id;
  });
const ended = (id: string) =>
  gateway.platform.runUnitOfWork(async (unit) => {
    const row = await lockWithCompany(unit, id);
    if (row) await endProceeding(unit, row, { outcome: 'CLOSED', text: 'Settled', actor: null });
  });

/** An answer to the call that lacks nothing. */
async function drafted(companyId: string, call: string): Promise<ApplicationDetail> {
  const asked = { processName: 'CALL_FOR_EXPLANATION', companyId, subject: { kind: 'PROCEEDING', id: call } };
  const draft = detailOf(await puja.call('POST', APPLICATION, asked, newKey()));
  await saveSection(puja, draft, 'EXPLANATION', { explanation: 'It was published.' });
  await addItem(puja, draft, 'PUBLISHED_DOCUMENT', { documentName: 'Notice', publishedOn: addDays(today(), -3) });
  await attachRequired(puja, draft.id);
  return readDetail(puja, draft.id);
}
async function beginsAt(companyId: string) {
  const { body } = await puja.call('GET', `external/api/company/${companyId}/process`);
  const found = companyProcessListSchema
    .parse(body.data)
    .processes.find(({ process }) => process === 'CALL_FOR_EXPLANATION');
  return [found?.allowed, found?.beginAt, found?.reasons.map(({ code }) => code)];
}

test('of two proceedings the list leads to the one that asks for the form, the earliest last day first', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const later = await opened(companyId, 20);
  const sooner = await opened(companyId, 5);
  expect(await beginsAt(companyId)).toEqual([true, callLink(sooner), []]);
  expect(await act(puja, await drafted(companyId, sooner), 'submit')).toMatchObject({ status: 200 });
  // that one is answered; the other one waits
  expect(await beginsAt(companyId)).toEqual([true, callLink(later), []]);
  expect(await act(puja, await drafted(companyId, later), 'submit')).toMatchObject({ status: 200 });
  expect(await beginsAt(companyId)).toEqual([false, null, ['NO_OPEN_CALL']]);
});

test('a draft about a proceeding that has ended is not handed in, whatever another one asks for', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const first = await opened(companyId, 10);
  const second = await opened(companyId, 10);
  const [ofFirst, ofSecond] = [await drafted(companyId, first), await drafted(companyId, second)];
  await ended(first);
  const refused = await act(puja, await readDetail(puja, ofFirst.id), 'submit');
  expect(refused).toMatchObject({
    status: 423,
    body: { code: 'BLK-423', blocker: { code: 'PHASE_NOT_OPEN', reasons: [{ code: 'PHASE_NOT_OPEN' }] } },
  });
  expect((await readDetail(puja, ofFirst.id)).status).toBe('DRAFT');
  expect(await act(puja, await readDetail(puja, ofSecond.id), 'submit')).toMatchObject({ status: 200 });
});

test('the office is told once that a time to answer is over, and of no call that was answered', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const [silent, answered] = [await opened(companyId, 3), await opened(companyId, 3)];
  await act(puja, await drafted(companyId, answered), 'submit');
  const told = async (id: string) =>
    (
      await gateway.platform.database.db
        .selectFrom('notification')
        .select('title_en')
        .where('account_id', '=', maya.userId)
        .where('type', '=', 'WORK_PROCEEDING')
        .where('event_key', 'like', `proceeding:${id}:%`)
        .execute()
    ).map(({ title_en }) => title_en.split(':')[0]);
  await gateway.jobsDone();
  expect(await told(silent)).toEqual([]);
  gateway.clock.advance(5 * 86_400_000);
  await gateway.jobsDone();
  await gateway.jobsDone();
  expect([await told(silent), await told(answered)]).toEqual([['Notice ended'], []]);
});
