import type { Answers } from '@registrar/domain/processes';
import { citizenship, HOME } from '@registrar/domain/testing/registration-people';
import { readLastEntries } from '../../src/register/entries/read-entries';
import { enterInRegister } from '../../src/register/entries/enter';
import { AUDITOR } from '../initial-return-kit';
import { addItem, readDetail, savedItemOf } from '../registration-kit';
import { registeredCompany } from './beginnings';
import { closingStatusOf } from './closing-status';
import { afterNotices, CLEARANCE } from './closings';
import {
  approve,
  beginFilled,
  handIn,
  perform,
  verify,
  type Beginning,
  type Filing,
  type FilingDeclarations,
} from './filing';
import { TODAY, type FilingDesk } from './filing-desk';

const RESOLUTION = { meeting: 'GENERAL_MEETING', resolutionOn: TODAY, text: 'The company is to be liquidated.' };

const LISTED = 99;

/** The practitioners `IP-1` and so on are in the list of the office. */
export async function listPractitioners({ platform }: FilingDesk['gateway']): Promise<void> {
  await platform.runUnitOfWork((unit) =>
    unit.tx
      .insertInto('liquidator_licence')
      .values(
        Array.from({ length: LISTED }, (_, at) => ({
          id: unit.newId(),
          licence_number: `IP-${at + 1}`,
          licence_key: `IP${at + 1}`,
          pan_number: String(500_000_001 + at),
          name_nepali: 'कमल अधिकारी',
          name_english: 'Kamal Adhikari',
          kind: 'INSOLVENCY_PRACTITIONER' as const,
          issued_on: '2023-01-01',
          ends_on: '2028-01-01',
          email: `kamal${at + 1}@makalu.example`,
          phone: '9841777666',
          created_at: unit.now,
        })),
      )
      .onConflict((conflict) => conflict.column('licence_key').doNothing())
      .execute(),
  );
}

let practitioners = 0;
/** Somebody who is in no other liquidation. */
export function newLiquidator(): Answers {
  const serial = ++practitioners;
  return {
    fullNameNepali: 'कमल अधिकारी',
    fullNameEnglish: 'Kamal Adhikari',
    licenceNumber: `IP-${serial}`,
    licenceValidUntil: '2028-01-01',
    panNumber: String(500_000_000 + serial),
    identification: citizenship(90_000 + serial),
    appointedOn: TODAY,
    phoneNo: '9841777666',
    email: 'kamal@makalu.example',
    address: HOME,
  };
}

/** Everything that an application answers besides what stands there. */
export const liquidationAnswers = (liquidator: Answers = newLiquidator()) => ({
  LIQUIDATION_DECISION: { reason: 'The business has ended.', resolution: RESOLUTION },
  SOLVENCY: { declaredOn: TODAY, paidBy: '2027-06-30', assets: 900_000_00, debts: 100_000_00 },
  LIQUIDATOR: liquidator,
  LIQUIDATION_AUDITOR: { ...AUDITOR, appointedOn: TODAY },
  TAX_CLEARANCE: CLEARANCE,
});

const applications = {
  LIQUIDATION: {
    process: 'LIQUIDATION',
    begins: companyOfYears,
    answers: () => liquidationAnswers(),
    standing: closingStatusOf,
    correction: { section: 'LIQUIDATION_DECISION', field: 'reason', to: 'The business has come to its end.' },
    expected: { entered: ['AUDITOR', 'NOTE'], papers: ['RECORD_LETTER'], charged: ['LIQUIDATION'], undone: true },
  },
} satisfies Partial<FilingDeclarations>;

const settlements = {
  LIQUIDATION_II: {
    process: 'LIQUIDATION_II',
    begins: (desk) => afterNotices(desk, applications.LIQUIDATION, ['CREDITORS']),
    answers: () => ({
      CLAIM_SETTLEMENTS: [
        { claimant: 'Kathmandu Traders', claimed: 50_000_00, way: 'PAID', settled: 50_000_00, settledOn: TODAY },
      ],
      LIQUIDATOR_ACCOUNTS: {
        countedUntil: TODAY,
        realised: 900_000_00,
        costs: 20_000_00,
        creditorsPaid: 50_000_00,
        distributed: 830_000_00,
      },
    }),
    completes: consentOfAll,
    correction: { section: 'LIQUIDATOR_ACCOUNTS', field: 'costs', to: 15_000_00 },
    expected: { entered: ['NOTE'], papers: ['RECORD_LETTER'], charged: [], undone: true },
  },
} satisfies Partial<FilingDeclarations>;

/** A solvent company that is liquidated, and the forms of the phase after the notice. */
export const liquidations = {
  ...applications,
  ...settlements,
  LIQUIDATION_FINAL: {
    process: 'LIQUIDATION_FINAL',
    begins: afterSettlement,
    answers: () => ({
      FINAL_REPORT: { reportedOn: TODAY, statement: 'All debts are paid, and what was left is distributed.' },
      AUDIT_REPORT: { licenceNumber: 'CA-1234', reportedOn: TODAY, opinion: 'The accounts give a true view.' },
      TAX_CLEARANCE: CLEARANCE,
    }),
    correction: { section: 'FINAL_REPORT', field: 'statement', to: 'Everything is paid and distributed.' },
    expected: { entered: ['NOTE'], papers: ['RECORD_LETTER'], charged: [], another: 'FLOW-409', undone: true },
  },
} satisfies Partial<FilingDeclarations>;

/** The settlement of the claims is approved. */
async function afterSettlement(desk: FilingDesk): Promise<Beginning> {
  const begun = await settlements.LIQUIDATION_II.begins(desk);
  await approveAll(await beginFilled(desk, { ...settlements.LIQUIDATION_II, begins: async () => begun }));
  return begun;
}

/** Takes a filled draft to its approval. */
export async function approveAll(filing: Filing): Promise<Filing> {
  await handIn(filing);
  await perform(filing, filing.operator, 'claim');
  await verify(filing);
  await approve(filing);
  return filing;
}

/** With directors, holders and shares, and registered for years, so that a fiscal year can be cleared. */
export async function companyOfYears(desk: FilingDesk): Promise<Beginning> {
  await listPractitioners(desk.gateway);
  const begun = await registeredCompany(desk);
  const companyId = begun.opens.companyId ?? '';
  const { platform } = desk.gateway;
  const entries = await readLastEntries(platform.database.db, companyId);
  const registered = entries.find(({ aspect }) => aspect === 'REGISTRATION')?.after ?? {};
  await platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId, applicationId: null, effectiveOn: TODAY }, [
      { aspect: 'REGISTRATION', after: { ...registered, registeredOn: '2020-02-03' } },
    ]),
  );
  return begun;
}

/** Every holder of shares consents to the distribution. */
async function consentOfAll({ by, id }: Filing): Promise<void> {
  const { filedCompany } = await readDetail(by, id);
  const holders = new Set((filedCompany?.shares ?? []).flatMap(({ holderId }) => holderId ?? []));
  for (const holderId of holders)
    savedItemOf(await addItem(by, { id }, 'DISTRIBUTION_CONSENTS', { holderId, consentedOn: TODAY }));
}
