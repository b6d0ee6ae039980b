import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { agreementOn, gift } from '@registrar/domain/testing/share-agreement';
import { dayInNepal } from '../src/platform/clock';
import { verifyAudit } from '../src/platform/audit/verify-audit';
import type { Config } from '../src/platform/config/config';
import { act, callerOf, type Caller } from './filings-kit';
import { createServerDatabase, startTestGateway, type TestGateway } from './harness';
import { HOLDERS, mergeAnswers } from './merged-pair-kit';
import {
  confirmed,
  mergeDraft,
  mergedWith,
  mergerDeskAt,
  partOf,
  statusOf,
  verifiedFree,
  type MergerDesk,
} from './mergers-kit';
import { verifiedChange } from './name-change-kit';
import { readDetail, verifiedFiling } from './registration-kit';
import { draftAgreement } from './share-agreement-kit';
import { companyOfShares, tableOf } from './share-filings-kit';

const { TEST_DATABASE_URL } = process.env;
const check = TEST_DATABASE_URL ? test : test.skip;
const gateways: TestGateway[] = [];
let drop: (() => Promise<void>) | undefined;
let desk: MergerDesk;
/** An approver at the other gateway. */
let krishnaThere: Caller;

beforeAll(async () => {
  if (!TEST_DATABASE_URL) return;
  const server = await createServerDatabase(TEST_DATABASE_URL);
  drop = server.drop;
  let secrets: Config['secrets'] | undefined;
  const change = (config: Config): Config => ({ ...config, secrets: (secrets ??= config.secrets) });
  const { place } = server;
  for (let started = 0; started < 2; started += 1)
    gateways.push(
      await startTestGateway({ demoData: true, database: place, bus: { kind: 'pg', url: place.url }, change }),
    );
  const [here, there] = gateways;
  if (!here || !there) throw new Error('two gateways were asked for');
  desk = await mergerDeskAt(here);
  krishnaThere = await callerOf(there, 'krishna.approver');
}, 180_000);
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await drop?.();
});

const verifiedMerge = async (own: string): Promise<ApplicationDetail> => {
  const { puja, gita, rita } = desk;
  const draft = await mergeDraft(desk, own, mergeAnswers());
  return verifiedFiling({ applicant: puja, operator: gita, revenue: rita }, draft);
};
const isIntact = async () =>
  expect(await verifyAudit(desk.gateway.platform.database.db)).toMatchObject({ intact: true });

check('one merger approved at both is approved once, and its shares are issued once', async () => {
  const own = await companyOfShares(desk.gateway, desk.puja);
  const partner = await mergedWith(desk, HOLDERS);
  await confirmed(desk, own, partner);
  const merge = await verifiedMerge(own);
  const answers = await Promise.all([act(desk.maya, merge, 'approve'), act(krishnaThere, merge, 'approve')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await tableOf(desk.gateway, own)).filter((range) => range.includes(':101:'))).toHaveLength(1);
  expect([await statusOf(desk, own), await statusOf(desk, partner)]).toEqual(['MERGING', 'DEREGISTERED_BY_MERGE']);
  await isIntact();
});

/** Of the partner, verified before it decided to merge. */
const FILED: readonly [string, (partner: string) => Promise<ApplicationDetail>][] = [
  [
    'a change of its name',
    (partner) => verifiedChange({ applicant: desk.nisha, operator: desk.gita, revenue: desk.rita }, partner),
  ],
  [
    'a transfer of its shares',
    async (partner) => {
      const setup = agreementOn(dayInNepal(desk.gateway.clock.now()), 'TRANSFER');
      const known = { buyer: 'REGISTERED', buyerId: partOf('e') };
      const draft = await draftAgreement(desk.nisha, partner, setup, {
        SPSA_TRANSFERS: [gift(partOf('d'), [{ from: 1, to: 2 }], known)],
      });
      return verifiedFree(desk, desk.nisha, draft);
    },
  ],
];

for (const [name, file] of FILED)
  check(
    `a merger and ${name} of the partner approved at the same moment have one order, and nothing is half`,
    async () => {
      const { gateway, puja, nisha, maya } = desk;
      for (let round = 0; round < 3; round += 1) {
        const own = await companyOfShares(gateway, puja);
        const partner = await mergedWith(desk, HOLDERS);
        const change = await file(partner);
        await confirmed(desk, own, partner);
        const merge = await verifiedMerge(own);
        const [merged, changed] = await Promise.all([
          act(maya, merge, 'approve'),
          act(krishnaThere, change, 'approve'),
        ]);
        // of a company that is merging neither is changed, whichever of the two is first
        expect(merged.status).toBe(200);
        expect([409, 423]).toContain(changed.status);
        expect((await readDetail(nisha, change.id)).status).toBe('REJECTED');
        expect(await statusOf(desk, partner)).toBe('DEREGISTERED_BY_MERGE');
        expect((await tableOf(gateway, own)).filter((range) => range.includes(':101:'))).toHaveLength(1);
      }
      await isIntact();
    },
    180_000,
  );
