import type { z } from 'zod';
import type { CompanyType } from '../enumerations/company-types';
import { holder, RESERVE, tableText, type ShareTable } from '../share-ledger/share-table';
import { filedAnswers, filedItems, type Answers, type FilingFrame } from '../processes/definition/filing-frame';
import { sharesPurchaseSalesAgreement as definition } from '../processes/filings/shares-purchase-sales-agreement/definition';
import { SPSA_FORFEITURES } from '../processes/filings/shares-purchase-sales-agreement/forfeitures';
import { SPSA_TRANSFERS } from '../processes/filings/shares-purchase-sales-agreement/transfers';
import type { SectionDefinition } from '../processes/definition/section-definition';
import { HEIRS_KEY, SPSA_HEIRS } from '../processes/questions/shares/heirs';
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

const person = (id: string, serial: number, more: Answers = {}) => ({
  aspect: 'SHAREHOLDER' as const,
  subjectId: id,
  since: '2020-01-01',
  applicationId: null,
  data: {
    nameEnglish: id,
    nameNepali: id,
    entity: 'INDIVIDUAL',
    companyId: null,
    details: nepaliHolder(serial, undefined, more),
  },
});

export interface Filed {
  readonly setup?: Answers;
  readonly transfers?: readonly Answers[];
  readonly forfeitures?: readonly Answers[];
  /** Of the sections that only one kind has. */
  readonly sections?: Answers;
  readonly type?: CompanyType;
  /** What the register knows of Asha besides. */
  readonly asha?: Answers;
  readonly table?: ShareTable;
  readonly authorizedCapital?: number;
}

/** The items of a list as they are filed: item1, item2 and so on. */
export const itemsOf = (many: readonly Answers[]) => ({
  items: many.map((data, at) => ({ id: `item${at + 1}`, position: at + 1, data })),
});

export function frameOf(filed: Filed): FilingFrame {
  const { setup, transfers = [], forfeitures = [], type = PRIVATE, table = TABLE } = filed;
  return {
    companyType: type,
    today: TODAY,
    company: {
      id: 'company',
      version: 1,
      type,
      shares: table,
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
            authorizedCapital: filed.authorizedCapital ?? null,
            issuedCapital: null,
            paidUpCapital: null,
            ratePerShare: RATE,
            issuedShares: 100,
          },
        },
        person(ASHA, 1, filed.asha),
        person(BINA, 2),
        person(CHET, 3),
      ],
    },
    answers: {
      SPSA_SETUP: setup ?? agreementOn(DEED, 'TRANSFER'),
      SPSA_TRANSFERS: itemsOf(transfers),
      SPSA_FORFEITURES: itemsOf(forfeitures),
      ...filed.sections,
      CAPITAL_GAIN_RATES: { rows: [{ from: '2006-11-03', to: null, rates: RATES }] },
    },
  };
}

/** What is wrong with the answers to a form of this filing. */
export function codesOfForm(
  section: { readonly key: string; readonly schemaFor: (frame: FilingFrame) => z.ZodType } & Pick<
    SectionDefinition,
    'issues'
  >,
  filed: Filed,
): string[] {
  const frame = frameOf(filed);
  const data = filedAnswers(frame, section.key);
  return [
    ...(section
      .schemaFor(frame)
      .safeParse(data)
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []),
    ...(section.issues?.(data, frame) ?? []).map(({ path, code }) => `${path} ${code}`),
  ];
}

/** What is wrong with the agreements, each by itself and all together. */
export function codesOf(filed: Filed): string[] {
  const frame = frameOf(filed);
  const list =
    frame.answers[HEIRS_KEY] !== undefined ? SPSA_HEIRS : filed.forfeitures ? SPSA_FORFEITURES : SPSA_TRANSFERS;
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
