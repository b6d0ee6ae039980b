import type { CompanyType } from '../enumerations/company-types';
import { holder, RESERVE, tableText, type ShareTable } from '../share-ledger/share-table';
import { filedItems, type Answers, type FilingFrame } from '../processes/definition/filing-frame';
import { sharesPurchaseSalesAgreement as definition } from '../processes/filings/shares-purchase-sales-agreement/definition';
import { SPSA_FORFEITURES } from '../processes/filings/shares-purchase-sales-agreement/forfeitures';
import { SPSA_TRANSFERS } from '../processes/filings/shares-purchase-sales-agreement/transfers';
import { nepaliHolder } from './registration-people';
import { agreementOn } from './share-agreement';

export const RATE = 100_00;
export const TODAY = '2026-11-28';
export const DEED = '2026-11-20';
const PRIVATE: CompanyType = 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';
export const PUBLIC: CompanyType = 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI';
const RATES = {
  residentPerson: 10,
  others: 15,
  listedOverYear: 5,
  listedWithinYear: 7.5,
  listedOthers: 10,
};
export const [ASHA, BINA, CHET] = ['asha', 'bina', 'chet'] as const;

/** Asha has 1 to 60, all of it paid; Bina 61 to 90, of which the last ten are unpaid; the rest is reserve. */
const TABLE: ShareTable = [
  { ...holder(ASHA), from: 1, to: 60, paidPerShare: RATE, shareType: 'PROMOTER' },
  { ...holder(BINA), from: 61, to: 80, paidPerShare: RATE, shareType: 'PROMOTER' },
  { ...holder(BINA), from: 81, to: 90, paidPerShare: 0, shareType: 'PROMOTER' },
  { ...RESERVE, from: 91, to: 100, paidPerShare: 0, shareType: null },
];

const person = (id: string, serial: number) => ({
  aspect: 'SHAREHOLDER' as const,
  subjectId: id,
  since: '2020-01-01',
  applicationId: null,
  data: {
    nameEnglish: id,
    nameNepali: id,
    entity: 'INDIVIDUAL',
    companyId: null,
    details: nepaliHolder(serial, undefined),
  },
});

export interface Filed {
  readonly setup?: Answers;
  readonly transfers?: readonly Answers[];
  readonly forfeitures?: readonly Answers[];
  readonly type?: CompanyType;
}

export function frameOf({ setup, transfers = [], forfeitures = [], type = PRIVATE }: Filed): FilingFrame {
  const items = (many: readonly Answers[]) => ({
    items: many.map((data, at) => ({ id: `item${at + 1}`, position: at + 1, data })),
  });
  return {
    companyType: type,
    today: TODAY,
    company: {
      id: 'company',
      version: 1,
      type,
      shares: TABLE,
      parts: [
        {
          aspect: 'REGISTRATION',
          subjectId: null,
          since: '2020-01-01',
          applicationId: null,
          data: { registrationNumber: '1', registeredOn: '2020-01-01', officeId: 1 },
        },
        {
          aspect: 'CAPITAL',
          subjectId: null,
          since: '2020-01-01',
          applicationId: null,
          data: {
            authorizedCapital: null,
            issuedCapital: null,
            paidUpCapital: null,
            ratePerShare: RATE,
            issuedShares: 100,
          },
        },
        person(ASHA, 1),
        person(BINA, 2),
        person(CHET, 3),
      ],
    },
    answers: {
      SPSA_SETUP: setup ?? agreementOn(DEED, 'TRANSFER'),
      SPSA_TRANSFERS: items(transfers),
      SPSA_FORFEITURES: items(forfeitures),
      CAPITAL_GAIN_RATES: { rows: [{ from: '2006-11-03', to: null, rates: RATES }] },
    },
  };
}

/** What is wrong with the agreements, each by itself and all together. */
export function codesOf(filed: Filed): string[] {
  const frame = frameOf(filed);
  const list = filed.forfeitures ? SPSA_FORFEITURES : SPSA_TRANSFERS;
  const items = filedItems(frame, list.key);
  return [
    ...items.flatMap(
      ({ data }) =>
        list.item
          .schemaFor(frame)
          .safeParse(data)
          .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [],
    ),
    ...list.issues(items, frame).map(({ path, code }) => `${path} ${code}`),
  ];
}

export const tableAfter = (filed: Filed): string[] => {
  const outcome = definition.register.shares(frameOf(filed));
  return outcome?.ok ? tableText(outcome.ledger.table).split('\n') : [];
};
