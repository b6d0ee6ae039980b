import type { Answers } from '@registrar/domain/processes';
import { OFFICE as ADDRESS, REACHED } from '@registrar/domain/testing/registration-people';
import { agreementOn, newBuyer, sale } from '@registrar/domain/testing/share-agreement';
import { readLastEntries } from '../../src/register/entries/read-entries';
import { detailOf, saveSection } from '../filings-kit';
import { addItem, readDetail, savedItemOf } from '../registration-kit';
import {
  confirmedMerger,
  correctedRegistration,
  MERGE_ANSWERS,
  mergedCompany,
  registeredCompany,
  standingCompany,
} from './beginnings';
import type { Filing, FilingDeclarations } from './filing';
import { OFFICE, TODAY } from './filing-desk';

const RESOLUTION = { meeting: 'GENERAL_MEETING', resolutionOn: TODAY, text: 'Resolved as proposed.' };
const REASON = 'The company does other work now.';

/** What a company of the register changes of itself. */
export const companyChanges = {
  LOCATION_CHANGE: {
    process: 'LOCATION_CHANGE',
    begins: standingCompany,
    answers: () => ({
      LOCATION_DECISION: {
        scope: 'REGISTERED_OFFICE',
        decision: { decidedBy: 'BOARD', decidedOn: TODAY, text: 'The board resolved to move.' },
      },
      NEW_REGISTERED_OFFICE: {
        officeId: OFFICE,
        address: { ...ADDRESS, toleStreet: 'New Road 12' },
        contact: REACHED,
      },
    }),
    correction: { section: 'NEW_REGISTERED_OFFICE', field: 'address.toleStreet', to: 'Corrected Road 9' },
    expected: {
      entered: ['REGISTERED_OFFICE'],
      papers: ['RECORD_LETTER'],
      charged: ['REGISTERED_OFFICE_CHANGE'],
      undone: true,
    },
  },
  OBJECTIVE_CHANGE: {
    process: 'OBJECTIVE_CHANGE',
    begins: standingCompany,
    answers: () => ({
      OBJECTIVE_DETAILS: { nsicCodes: ['0112', '7210'] },
      OBJECTIVE_DECISION: { reason: REASON, resolution: RESOLUTION },
    }),
    correction: { section: 'OBJECTIVE_DETAILS', field: 'nsicCodes', to: ['7210', '0111'] },
    expected: {
      entered: ['OBJECTIVES'],
      papers: ['RECORD_LETTER'],
      charged: ['CONSTITUTION_AMENDMENT'],
      undone: true,
    },
  },
  AMENDMENT_OF_AOA_MOA: {
    process: 'AMENDMENT_OF_AOA_MOA',
    begins: registeredCompany,
    answers: () => ({
      AMENDMENT_DECISION: { documentType: 'AOA', reason: REASON, resolution: RESOLUTION },
      CLAUSE_AMENDMENTS: [
        {
          change: 'REPLACE',
          dafaId: 'seal',
          amendmentDecisionType: 'GENERAL_MEETING',
          amendmentDate: TODAY,
          amendmentRemarks: 'As resolved.',
          proposedAmendmentNepali: 'छाप सचिवसँग रहनेछ।',
          proposedAmendmentEnglish: 'The seal is kept by the secretary.',
        },
      ],
    }),
    correction: {
      section: 'CLAUSE_AMENDMENTS',
      field: 'proposedAmendmentEnglish',
      to: 'The seal is kept by the chair of the board.',
    },
    expected: {
      entered: ['DOCUMENT'],
      papers: ['ARTICLES', 'ARTICLES', 'RECORD_LETTER'],
      charged: ['CONSTITUTION_AMENDMENT'],
      undone: true,
    },
  },
  SHARE_HOLDER_CHANGE: {
    process: 'SHARE_HOLDER_CHANGE',
    begins: registeredCompany,
    answers: () => ({
      SHAREHOLDER_CHANGE_KIND: { changeType: 'ERROR_CORRECTION' },
      // the last of them is the one that the office asks about again
      LOCAL_SHAREHOLDER: (holder, at) =>
        at === 0
          ? holder
          : { ...holder, person: named(holder, 'Aasha Shrestha'), remark: 'As the certificate has it.' },
    }),
    correction: { section: 'LOCAL_SHAREHOLDER', field: 'person.fullNameEnglish', to: 'Aashaa Shrestha' },
    expected: {
      entered: ['DIRECTOR', 'SHAREHOLDER'],
      papers: ['RECORD_LETTER'],
      charged: ['NO_FEE'],
      undone: true,
    },
  },
  COMPANY_TYPE_CHANGE: {
    process: 'COMPANY_TYPE_CHANGE',
    begins: standingCompany,
    answers: () => ({
      NEW_COMPANY_TYPE: {
        companyType: 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI',
        fiscalYear: '2082/83',
        remarks: 'The company will offer shares to the public.',
      },
      CONVERSION_DECISION: { resolution: RESOLUTION },
    }),
    correction: {
      section: 'NEW_COMPANY_TYPE',
      field: 'companyType',
      to: 'PUBLIC_NON_GOVERNMENT_JOINT_VENTURE_NEPALI_FOREIGN',
    },
    expected: {
      entered: ['COMPANY_TYPE', 'NAME'],
      papers: ['CERTIFICATE_OF_CONVERSION', 'RECORD_LETTER'],
      charged: ['CONVERSION'],
      undone: true,
    },
  },
  OTHERS: {
    process: 'OTHERS',
    begins: standingCompany,
    answers: () => ({ MATTER: { subject: 'Lost seal', details: 'The seal of the company was lost.' } }),
    correction: { section: 'MATTER', field: 'details', to: 'The seal of the company was stolen.' },
    // a note changes nothing of what another filing is about
    expected: { entered: ['NOTE'], papers: ['RECORD_LETTER'], charged: [], undone: true },
  },
  CAPITAL_CHANGE: {
    process: 'CAPITAL_CHANGE',
    begins: registeredCompany,
    answers: () => ({
      CAPITAL_DETAILS: { move: 'RAISE', authorizedCapital: 5_000_000_00, authorizedOn: TODAY },
      CAPITAL_RESOLUTION: { reason: 'The company grows.', resolution: RESOLUTION },
    }),
    correction: { section: 'CAPITAL_DETAILS', field: 'authorizedCapital', to: 6_000_000_00 },
    expected: {
      entered: ['CAPITAL'],
      papers: ['MEMORANDUM', 'MEMORANDUM', 'RECORD_LETTER'],
      charged: ['CAPITAL_INCREASE'],
      undone: true,
    },
  },
  SHARE_BAAD_PHAAD: {
    process: 'SHARE_BAAD_PHAAD',
    begins: registeredCompany,
    answers: () => ({
      SHARE_OPERATION: { operation: 'SPLIT', oldShares: 1, newShares: 10 },
      SHARE_RESOLUTION: { reason: 'Smaller shares are sold more easily.', resolution: RESOLUTION },
    }),
    // of 1,000 shares at Rs. 100 there are 100,000 at 100 paisa
    correction: { section: 'SHARE_OPERATION', field: 'newShares', to: 100 },
    expected: {
      entered: ['CAPITAL'],
      papers: ['MEMORANDUM', 'MEMORANDUM', 'RECORD_LETTER', 'SHARE_CERTIFICATE', 'SHARE_CERTIFICATE'],
      charged: ['CONSTITUTION_AMENDMENT'],
      undone: true,
    },
  },
  SHARE_RATE_CHANGE: {
    process: 'SHARE_RATE_CHANGE',
    begins: registeredCompany,
    answers: () => ({
      SHARE_RATE_DECISION: { reason: 'Smaller shares are sold more easily.', resolution: RESOLUTION },
      NEW_SHARE_RATE: { ratePerShare: 50_00 },
      SHARES_AT_NEW_RATE: { confirmed: true },
    }),
    correction: { section: 'NEW_SHARE_RATE', field: 'ratePerShare', to: 25_00 },
    expected: {
      entered: ['CAPITAL'],
      papers: ['MEMORANDUM', 'MEMORANDUM', 'RECORD_LETTER', 'SHARE_CERTIFICATE', 'SHARE_CERTIFICATE'],
      charged: ['CONSTITUTION_AMENDMENT'],
      undone: true,
    },
  },
  SHARES_PURCHASE_SALES_AGREEMENT: {
    process: 'SHARES_PURCHASE_SALES_AGREEMENT',
    begins: registeredCompany,
    answers: () => ({ SPSA_SETUP: agreementOn(TODAY, 'TRANSFER') }),
    completes: sellToSomebody,
    correction: { section: 'SPSA_TRANSFERS', field: 'person.fullNameEnglish', to: 'Bimalaa Gurung' },
    expected: {
      entered: ['SHAREHOLDER'],
      papers: ['RECORD_LETTER', 'SHARE_CERTIFICATE', 'SHARE_CERTIFICATE'],
      charged: ['NO_FEE'],
      undone: true,
    },
  },
  DECISION_OF_MERGING_COMPANY: {
    process: 'DECISION_OF_MERGING_COMPANY',
    begins: standingCompany,
    answers: () => ({
      MERGER_PARTNER: { companyProcess: 'MERGE' },
      MERGER_RESOLUTION: { reason: 'Together the companies are stronger.', resolution: RESOLUTION },
      MERGER_SCHEME: { balanceOn: TODAY, valuer: 'Himal Valuers', valuedOn: TODAY, creditorsConsentedOn: TODAY },
    }),
    completes: nameSomebody,
    // the entry that ended the merger names it as its reason
    standing: statusOf,
    correction: { section: 'MERGER_SCHEME', field: 'valuer', to: 'Makalu Valuers' },
    expected: { entered: ['NOTE'], papers: ['RECORD_LETTER'], charged: [], undone: true },
  },
  COMPANY_MERGE: {
    process: 'COMPANY_MERGE',
    begins: confirmedMerger,
    answers: () => MERGE_ANSWERS,
    standing: statusOf,
    correction: { section: 'MERGE_DETAILS', field: 'companyProcess', to: 'ACQUISITION' },
    expected: {
      entered: ['CAPITAL', 'NOTE', 'NOTE', 'STATUS'],
      papers: ['RECORD_LETTER', 'RECORD_LETTER'],
      charged: ['MERGER'],
      undone: true,
    },
  },
  SHARE_BAAD_PHAAD_AFTER_COMPANY_MERGE: {
    process: 'SHARE_BAAD_PHAAD_AFTER_COMPANY_MERGE',
    begins: mergedCompany,
    answers: () => ({
      ALLOTMENT_DECISION: {
        reason: 'The scheme of the merger.',
        decision: { decidedBy: 'BOARD', decidedOn: TODAY, text: 'Allotted by the ratio of the scheme.' },
      },
    }),
    correction: { section: 'ALLOTMENT_DECISION', field: 'reason', to: 'The scheme of the merger, as corrected.' },
    standing: statusOf,
    expected: {
      entered: ['CAPITAL', 'NOTE'],
      papers: ['RECORD_LETTER', 'SHARE_CERTIFICATE', 'SHARE_CERTIFICATE'],
      charged: [],
      undone: true,
    },
  },
  ERROR_CORRECTION: {
    process: 'ERROR_CORRECTION',
    begins: correctedRegistration,
    answers: () => ({
      MISTAKE: { part: 'OBJECTIVES', fault: 'COMPANY', wrong: 'The code of another trade.', right: 'Code 7210.' },
      CORRECTED_OBJECTIVES: { nsicCodes: ['0112', '7210'] },
    }),
    correction: { section: 'CORRECTED_OBJECTIVES', field: 'nsicCodes', to: ['7210', '0111'] },
    expected: {
      entered: ['OBJECTIVES'],
      papers: ['RECORD_LETTER'],
      charged: ['ERROR_CORRECTION'],
      another: 'FLOW-409',
      undone: true,
    },
  },
} satisfies Partial<FilingDeclarations>;

async function statusOf({ desk, begun }: Filing): Promise<unknown> {
  const { db } = desk.gateway.platform.database;
  const id = begun.opens.companyId ?? '';
  const { status } = await db.selectFrom('company').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  const notes = (await readLastEntries(db, id)).flatMap(({ aspect, after }) =>
    aspect === 'NOTE' ? (after ?? []) : [],
  );
  return { status, notes };
}

/** Another company that is in order, with which the first one wants to merge. */
async function nameSomebody({ desk, by, id }: Filing): Promise<void> {
  const { opens } = await standingCompany(desk);
  const detail = await readDetail(by, id);
  const data = detail.sections.find(({ key }) => key === 'MERGER_PARTNER')?.data ?? {};
  detailOf(await saveSection(by, detail, 'MERGER_PARTNER', { ...data, companyId: opens.companyId }));
}

/** The first holder of the register sells ten shares to somebody new. */
async function sellToSomebody({ by, id }: Filing): Promise<void> {
  const { filedCompany } = await readDetail(by, id);
  const first = filedCompany?.shares?.find(({ holderId }) => holderId !== null);
  if (!first?.holderId) throw new Error('Nobody has a share');
  const sold = [{ from: first.from, to: first.from + 9 }];
  savedItemOf(await addItem(by, { id }, 'SPSA_TRANSFERS', sale(first.holderId, sold, newBuyer(750), TODAY)));
}

const named = (holder: Answers, fullNameEnglish: string): Answers => ({ ...Object(holder['person']), fullNameEnglish });
