import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { dayInNepal } from '../src/platform/clock';
import { APPLICATION, callerOf, detailOf, newKey, saveSection, take, type Caller } from './filings-kit';
import { startTestGateway, type TestGateway } from './harness';
import { settledCompany } from './name-change-kit';
import { acceptDocuments, attachRequired, readDetail } from './registration-kit';

/** Puja represents the companies that go on, Nisha those that are merged into them. */
export interface MergerDesk {
  readonly gateway: TestGateway;
  readonly puja: Caller;
  readonly nisha: Caller;
  readonly gita: Caller;
  readonly maya: Caller;
  readonly krishna: Caller;
  readonly rita: Caller;
}

export async function openMergerDesk(): Promise<MergerDesk> {
  const gateway = await startTestGateway({ demoData: true });
  return {
    gateway,
    puja: await callerOf(gateway, 'puja.representative'),
    nisha: await callerOf(gateway, 'nisha.representative'),
    gita: await callerOf(gateway, 'gita.operator'),
    maya: await callerOf(gateway, 'maya.approver'),
    krishna: await callerOf(gateway, 'krishna.approver'),
    rita: await callerOf(gateway, 'rita.revenue'),
  };
}

const today = ({ gateway }: MergerDesk): string => dayInNepal(gateway.clock.now());

/** A company with each of the two representatives. */
export const twoCompanies = async ({ gateway, puja, nisha }: MergerDesk): Promise<readonly [string, string]> => [
  await settledCompany(gateway, [puja]),
  await settledCompany(gateway, [nisha]),
];

/** A draft of the decision of one company to merge with another one, complete but for its documents. */
export async function decisionDraft(
  desk: MergerDesk,
  by: Caller,
  companyId: string,
  partnerId: string,
): Promise<ApplicationDetail> {
  const asked = { processName: 'DECISION_OF_MERGING_COMPANY', companyId };
  let draft = detailOf(await by.call('POST', APPLICATION, asked, newKey()));
  const day = today(desk);
  const answers = {
    MERGER_PARTNER: { companyId: partnerId, companyProcess: 'MERGE' },
    MERGER_RESOLUTION: {
      reason: 'Together the companies are stronger.',
      resolution: { meeting: 'GENERAL_MEETING', resolutionOn: day, text: 'Resolved to merge.' },
    },
    MERGER_SCHEME: { balanceOn: day, valuer: 'Himal Valuers', valuedOn: day, creditorsConsentedOn: day },
  };
  for (const [section, data] of Object.entries(answers)) draft = detailOf(await saveSection(by, draft, section, data));
  return draft;
}

/** Handed in and verified, without a fee. */
export async function verifiedFree(
  { gita }: MergerDesk,
  by: Caller,
  { id }: Pick<ApplicationDetail, 'id'>,
): Promise<ApplicationDetail> {
  await attachRequired(by, id);
  await take(await readDetail(by, id), [
    [by, 'submit'],
    [gita, 'claim'],
  ]);
  await acceptDocuments(gita, id);
  return take(await readDetail(gita, id), [[gita, 'verify']]);
}

/** The approved decision of one company to merge with another one. */
export async function decided(
  desk: MergerDesk,
  by: Caller,
  companyId: string,
  partnerId: string,
): Promise<ApplicationDetail> {
  const verified = await verifiedFree(desk, by, await decisionDraft(desk, by, companyId, partnerId));
  return take(verified, [[desk.maya, 'approve']]);
}

/** Both have decided: each may apply to merge the other one into itself. */
export async function confirmed(desk: MergerDesk, own: string, partner: string): Promise<void> {
  await decided(desk, desk.puja, own, partner);
  await decided(desk, desk.nisha, partner, own);
}

export async function statusOf({ gateway }: MergerDesk, id: string): Promise<string> {
  const { db } = gateway.platform.database;
  return (await db.selectFrom('company').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
}
