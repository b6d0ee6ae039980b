import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { schedulePreviewSchema } from '@registrar/domain/calls/schedules';
import { callerOf, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { filledChange, settledCompany } from '../../test/name-change-kit';
import { decideOnRate, proposeRate, rateOf, ratesWaiting, SCHEDULES } from '../../test/schedule-kit';
import { findApplication } from '../applications/application';
import { dayInNepal } from '../platform/clock';
import { proposeLines } from './propose-lines';

let gateway: TestGateway;
let sysadmin: Caller, krishna: Caller, puja: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  sysadmin = await callerOf(gateway, 'sysadmin.demo');
  krishna = await callerOf(gateway, 'krishna.approver');
  puja = await callerOf(gateway, 'puja.representative');
});
afterAll(() => gateway?.close());

const campaign = (more: object = {}) => ({
  key: 'REVENUE_CAMPAIGN',
  value: { discountPercentOnRevenue: 25 },
  reference: 'Gazette of 1 Paush',
  referenceNepali: 'पुस १ को राजपत्र',
  certainty: 'A',
  ...more,
});

test('a discount on revenue, approved by two officers, reduces a fee from its first day to its last', async () => {
  const today = dayInNepal(gateway.clock.now());
  const [first, last] = [addDays(today, 2), addDays(today, 5)];
  expect(await proposeRate(sysadmin, campaign({ validFrom: first, validTo: last }))).toMatchObject({ status: 200 });
  const waiting = (await ratesWaiting(sysadmin)).at(-1);
  expect(await decideOnRate(sysadmin, waiting?.id ?? '', 'approve')).toMatchObject({ status: 403 });
  expect(await decideOnRate(krishna, waiting?.id ?? '', 'approve')).toMatchObject({ status: 200 });
  expect(await rateOf(krishna, 'REVENUE_CAMPAIGN')).toMatchObject({
    group: 'CAMPAIGN',
    coming: [{ validFrom: first, validTo: last }],
  });

  const { db } = gateway.platform.database;
  const draft = await filledChange(puja, await settledCompany(gateway, [puja]));
  const feeOn = async (day: string) => {
    const application = await findApplication(db, draft.id, { forUpdate: false, today: day });
    const [line] = (application && (await proposeLines(db, application, day))) ?? [];
    if (!line) throw new Error('The change costs nothing');
    return line;
  };
  const full = await feeOn(today);
  const discounted = await feeOn(first);
  const quarter = full.proposedPaisa - discounted.proposedPaisa;
  expect(discounted).toMatchObject({ code: full.code, lawReference: full.lawReference });
  expect(discounted.working.at(-1)).toEqual({
    kind: 'DISCOUNT',
    percent: 25,
    ofPaisa: full.proposedPaisa,
    discountPaisa: quarter,
    lawReference: 'Gazette of 1 Paush',
    lawReferenceNepali: 'पुस १ को राजपत्र',
  });
  expect(Math.abs(quarter - full.proposedPaisa / 4)).toBeLessThanOrEqual(50);
  expect(
    [await feeOn(addDays(first, -1)), await feeOn(last), await feeOn(addDays(last, 1))].map(
      ({ proposedPaisa }) => proposedPaisa,
    ),
  ).toEqual([full.proposedPaisa, discounted.proposedPaisa, full.proposedPaisa]);
});

test.each([
  ['a discount without an end', { validTo: null }, 'validTo'],
  ['more than everything', { value: { discountPercentOnRevenue: 101 } }, 'value.discountPercentOnRevenue'],
  ['nothing', { value: { discountPercentOnRevenue: 0 } }, 'value.discountPercentOnRevenue'],
])('%s is refused at its field', async (_, more, path) => {
  const today = dayInNepal(gateway.clock.now());
  const answer = await proposeRate(
    sysadmin,
    campaign({ validFrom: addDays(today, 20), validTo: addDays(today, 30), ...more }),
  );
  expect(answer).toMatchObject({ status: 422, body: { errors: [expect.objectContaining({ path })] } });
});

test('its effect on an incorporation fee is shown before the approval', async () => {
  const validFrom = addDays(dayInNepal(gateway.clock.now()), 40);
  const { samples } = schedulePreviewSchema.parse(
    (
      await sysadmin.call('POST', `${SCHEDULES}/preview`, {
        key: 'REVENUE_CAMPAIGN',
        validFrom,
        validTo: addDays(validFrom, 1),
        value: { discountPercentOnRevenue: 50 },
      })
    ).body.data,
  );
  expect(samples.length).toBeGreaterThan(3);
  for (const { beforePaisa, afterPaisa } of samples) expect(afterPaisa * 2).toBe(beforePaisa);
});
