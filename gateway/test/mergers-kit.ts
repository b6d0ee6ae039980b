import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Answers } from '@registrar/domain/processes';
import { holder } from '@registrar/domain/share-ledger';
import { OFFICE, REACHED } from '@registrar/domain/testing/registration-people';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { dayInNepal } from '../src/platform/clock';
import { enterInRegister, type NewEntry } from '../src/register/entries/enter';
import { postShares } from '../src/register/shares/post-shares';
import { APPLICATION, callerOf, detailOf, newKey, saveSection, take, type Caller, type TestName } from './filings-kit';
import { startTestGateway, type TestGateway } from './harness';
import { settledCompany } from './name-change-kit';
import { acceptDocuments, addItem, attachRequired, readDetail, savedItemOf, verifiedFiling } from './registration-kit';
import { RATE } from './share-ledger-kit';

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

export const openMergerDesk = async (): Promise<MergerDesk> => mergerDeskAt(await startTestGateway({ demoData: true }));

export async function mergerDeskAt(gateway: TestGateway): Promise<MergerDesk> {
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

/** A holder of the merged company: the letter is the end of the id, unlike those of `HOLDERS`. */
export interface MergedHolder {
  readonly letter: 'd' | 'e' | 'f' | '1' | '2';
  readonly from: number;
  readonly to: number;
  readonly shareType: 'PROMOTER' | 'PUBLIC';
  /** The holder is this company of the register. */
  readonly companyId?: string;
}

export const partOf = (letter: string): string => `0190a000-0000-7000-8000-00000000000${letter}`;

/** A company of Nisha with shares, each fully paid, held by these. */
export async function mergedWith(desk: MergerDesk, holders: readonly MergedHolder[]): Promise<string> {
  const { gateway, nisha } = desk;
  const companyId = await settledCompany(gateway, [nisha]);
  const effectiveOn = today(desk);
  const issued = Math.max(...holders.map(({ to }) => to));
  await gateway.platform.database.db
    .updateTable('company')
    .set({ company_type_id: companyTypeIdOf('PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI') })
    .where('id', '=', companyId)
    .execute();
  const capital = {
    authorizedCapital: issued * RATE,
    issuedCapital: issued * RATE,
    paidUpCapital: issued * RATE,
    ratePerShare: RATE,
    issuedShares: issued,
  };
  await enter(desk, companyId, [
    { aspect: 'CAPITAL', after: capital },
    ...holders.map(({ letter, companyId: holder = null }) => memberEntry(letter, holder)),
  ]);
  await gateway.platform.runUnitOfWork((unit) =>
    postShares(
      unit,
      { companyId, applicationId: null, effectiveOn },
      holders.map(({ letter, from, to, shareType }) => ({
        ...holder(partOf(letter)),
        from,
        to,
        paidPerShare: RATE,
        shareType,
      })),
    ),
  );
  return companyId;
}

export const memberEntry = (letter: string, companyId: string | null = null): NewEntry => ({
  aspect: 'SHAREHOLDER',
  subjectId: partOf(letter),
  after: {
    nameEnglish: letter,
    nameNepali: 'ख',
    entity: companyId === null ? 'INDIVIDUAL' : 'COMPANY',
    companyId,
  },
});

export const enter = (desk: MergerDesk, companyId: string, entries: readonly NewEntry[]): Promise<number> =>
  desk.gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId, applicationId: null, effectiveOn: today(desk) }, entries),
  );

/** A draft of the application to merge, with these answers, directors of a new company and the documents it asks. */
export async function mergeDraft(
  { puja }: MergerDesk,
  companyId: string,
  answers: Readonly<Record<string, object>>,
  directors: readonly Answers[] = [],
): Promise<ApplicationDetail> {
  let draft = detailOf(await puja.call('POST', APPLICATION, { processName: 'COMPANY_MERGE', companyId }, newKey()));
  for (const [section, data] of Object.entries(answers))
    draft = detailOf(await saveSection(puja, draft, section, data));
  for (const director of directors) savedItemOf(await addItem(puja, draft, 'FIRST_BOARD', director));
  await attachRequired(puja, draft.id);
  return readDetail(puja, draft.id);
}

/** What the wizard asks of a new company beside its shares. */
export const newCompanyAnswers = (name: TestName, email: string) => ({
  NAME_DETAILS: { ...name },
  NEW_COMPANY: { officeId: 1, address: OFFICE, contact: { ...REACHED, email } },
  OBJECTIVE_DETAILS: { nsicCodes: ['5211'] },
});

/** Approved, after its fee was paid. */
export async function mergedBy(desk: MergerDesk, draft: ApplicationDetail): Promise<ApplicationDetail> {
  const { puja, gita, rita, maya } = desk;
  return take(await verifiedFiling({ applicant: puja, operator: gita, revenue: rita }, draft), [[maya, 'approve']]);
}

/** The approved allotment of what a merger issued. */
export async function allotted(desk: MergerDesk, companyId: string): Promise<ApplicationDetail> {
  const { puja, maya } = desk;
  const asked = { processName: 'SHARE_BAAD_PHAAD_AFTER_COMPANY_MERGE', companyId };
  const draft = detailOf(await puja.call('POST', APPLICATION, asked, newKey()));
  const decision = { decidedBy: 'BOARD', decidedOn: today(desk), text: 'Allotted.' };
  const decidedOn = detailOf(
    await saveSection(puja, draft, 'ALLOTMENT_DECISION', { reason: 'As the scheme has it.', decision }),
  );
  return take(await verifiedFree(desk, puja, decidedOn), [[maya, 'approve']]);
}
