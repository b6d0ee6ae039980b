import { expect, test } from '@jest/globals';
import { companyTypes, namedProcesses, everyProcess, type NamedProcess } from '@registrar/domain/enumerations';
import { blockerCodes, type BlockerCode } from '@registrar/domain/processes';
import { blockersOf } from '@registrar/domain/processes/tables/blockers';
import { isFiledBy } from '@registrar/domain/processes/tables/filing-types';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { findBlockers, type Asked } from './blocker-tests';
import type { OpenProceeding } from '../../../proceedings/read-proceedings';
import type { CompanyFacts, CompanyFiling, StandingOrder } from './company-facts';

const clear: CompanyFacts = {
  id: '0190a000-0000-7000-8000-000000000001',
  type: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI',
  officeId: 1,
  status: 'ACTIVE',
  deregisteredOn: null,
  migrated: false,
  detailsVerified: true,
  emailVerified: true,
  filings: [],
  namedIn: [],
  proceedings: [],
  open: [],
  outstanding: null,
  order: null,
  lockedAt: null,
  today: '2026-11-22',
  monthsOverdue: 6,
};
const filing = (process: NamedProcess, more: Partial<CompanyFiling> = {}): CompanyFiling => ({
  id: '0190a000-0000-7000-8000-0000000000aa',
  process,
  status: 'SUBMITTED',
  number: 'NC-2083/84-KTM-000001',
  submittedAt: new Date('2026-11-01T06:00:00Z'),
  decided: false,
  dueOn: null,
  isAcquisition: false,
  subjectId: null,
  ...more,
});
const call = (more: Partial<OpenProceeding> = {}): OpenProceeding => ({
  id: '0190a000-0000-7000-8000-0000000000cc',
  kind: 'EXPLANATION_CALL',
  number: 'KT-2083/84-KTM-000001',
  phases: [
    {
      key: 'ANSWER',
      isOpen: true,
      reachedOn: '2026-11-01',
      awaits: [],
      forms: [{ process: 'CALL_FOR_EXPLANATION', permission: 'OPEN', isOptional: false }],
    },
  ],
  dueOn: '2026-11-21',
  ...more,
});
const report = (fiscalYear: string, dueOn: string) => ({
  kind: 'ANNUAL_REPORT' as const,
  fiscalYear,
  since: '2021-07-16',
  dueOn,
});

interface Stage {
  readonly company?: Partial<CompanyFacts>;
  readonly reservation?: BlockerCode;
}

const ofCourt: StandingOrder = {
  kind: 'COURT',
  number: '12/083',
  court: { ne: 'उच्च अदालत पाटन', en: 'High Court Patan' },
  caseNumber: '083-WO-0042',
  lawSection: null,
  text: { ne: 'कारोबार रोक्का', en: 'No dealings' },
  issuedOn: '2026-10-01',
  endsOn: null,
  office: { ne: 'कम्पनी रजिष्ट्रारको कार्यालय', en: 'Office of the Company Registrar' },
};

/**
 * A company without other blockers. One setup per blocker; the record type makes a code without a setup a compile
 * error.
 */
const STAGES: Readonly<Record<BlockerCode, Stage>> = {
  EMAIL_UNVERIFIED: { company: { emailVerified: false } },
  MIGRATED_UNVERIFIED: { company: { migrated: true, detailsVerified: false } },
  NOT_IN_GOOD_STANDING: {
    company: {
      open: [report('2077/78', '2022-01-14'), report('2078/79', '2023-01-14'), report('2082/83', '2026-11-21')],
    },
  },
  OUTSTANDING_FINE: { company: { outstanding: { totalPaisa: 12_345_00, invoiceId: null } } },
  OPEN_CALL_FOR_EXPLANATION: { company: { proceedings: [call()] } },
  IN_DEREGISTRATION: { company: { status: 'IN_DEREGISTRATION' } },
  IN_LIQUIDATION: { company: { status: 'IN_LIQUIDATION' } },
  MERGING: { company: { status: 'MERGING' } },
  ASPECT_CONFLICT: { company: { filings: [filing('NAME_CHANGE')] } },
  FROZEN: {
    company: { order: ofCourt },
  },
  LOCKED: { company: { lockedAt: new Date('2026-11-20T06:00:00Z') } },
  DEREGISTERED: { company: { status: 'DEREGISTERED', deregisteredOn: '2026-01-05' } },
  ACQUISITION_ONCE: {
    company: { filings: [filing('COMPANY_MERGE', { status: 'APPROVED', decided: true, isAcquisition: true })] },
  },
  RESERVATION_EXPIRED: { reservation: 'RESERVATION_EXPIRED' },
  RESERVATION_REVOKED: { reservation: 'RESERVATION_REVOKED' },
  RESERVATION_CONSUMED: { reservation: 'RESERVATION_CONSUMED' },
  RESERVATION_UNPAID: { reservation: 'RESERVATION_UNPAID' },
  THREE_MONTH_UPDATE_DUE: {
    company: { open: [{ kind: 'THREE_MONTH_UPDATE', fiscalYear: null, since: '2026-06-01', dueOn: '2026-09-03' }] },
  },
  TYPE: { company: { type: 'FOREIGN_LIAISON' } },
};

const asked = (process: NamedProcess, { company, reservation }: Stage = {}, own: Asked['filing'] = null): Asked => ({
  process,
  company: { ...clear, ...company },
  filing: own,
  subjectId: null,
  reservation: reservation ?? null,
});
const found = (question: Asked): string[] => findBlockers(question).map(({ code }) => code);
const touchesName = (process: NamedProcess): boolean =>
  everyProcess.has(process) && processDefinition(process)?.register.aspects.includes('NAME') === true;

/** Whether this blocker alone stops a company from filing this process. */
function stops(code: BlockerCode, process: NamedProcess): boolean {
  if (!blockersOf(process).includes(code)) return false;
  if (code === 'TYPE') return !isFiledBy(process, 'FOREIGN_LIAISON');
  return code !== 'ASPECT_CONFLICT' || touchesName(process);
}

test.each(blockerCodes.keys)('%s stops the processes of its row and no other', (code) => {
  for (const process of namedProcesses) {
    const { company, reservation } = STAGES[code];
    const staged: Stage = {
      company: { type: companyTypes.keys.find((type) => isFiledBy(process, type)) ?? clear.type, ...company },
      ...(reservation && { reservation }),
    };
    expect([process, found(asked(process, staged))]).toEqual([process, stops(code, process) ? [code] : []]);
  }
  expect(namedProcesses.some((process) => stops(code, process))).toBe(true);
});

test('a company without blockers may file every process of its type', () => {
  for (const type of companyTypes.keys) {
    for (const process of namedProcesses) {
      const mayNot = blockersOf(process).includes('TYPE') && !isFiledBy(process, type);
      expect([type, process, found(asked(process, { company: { type } }))]).toEqual([
        type,
        process,
        mayNot ? ['TYPE'] : [],
      ]);
    }
  }
});

test('with every blocker at once, each process gets all reasons of its row, in the order of the codes', () => {
  const of = (code: BlockerCode): Partial<CompanyFacts> => STAGES[code].company ?? {};
  const company: Partial<CompanyFacts> = {
    ...of('EMAIL_UNVERIFIED'),
    ...of('MIGRATED_UNVERIFIED'),
    ...of('OUTSTANDING_FINE'),
    ...of('FROZEN'),
    ...of('DEREGISTERED'),
    open: [...(of('NOT_IN_GOOD_STANDING').open ?? []), ...(of('THREE_MONTH_UPDATE_DUE').open ?? [])],
    proceedings: of('OPEN_CALL_FOR_EXPLANATION').proceedings ?? [],
    filings: [...(of('ASPECT_CONFLICT').filings ?? []), ...(of('ACQUISITION_ONCE').filings ?? [])],
  };
  expect(found(asked('NAME_CHANGE', { company }))).toEqual([
    'EMAIL_UNVERIFIED',
    'MIGRATED_UNVERIFIED',
    'NOT_IN_GOOD_STANDING',
    'OUTSTANDING_FINE',
    'OPEN_CALL_FOR_EXPLANATION',
    'ASPECT_CONFLICT',
    'FROZEN',
    'DEREGISTERED',
  ]);
  expect(found(asked('PRATILIPI', { company }))).toEqual([
    'EMAIL_UNVERIFIED',
    'MIGRATED_UNVERIFIED',
    'OUTSTANDING_FINE',
    'OPEN_CALL_FOR_EXPLANATION',
  ]);
  expect(found(asked('COMPANY_MERGE', { company }))).toContain('ACQUISITION_ONCE');
});

test('a reason contains its facts, the provision of the Act and the page where it is resolved', () => {
  const [standing] = findBlockers(asked('NAME_CHANGE', STAGES.NOT_IN_GOOD_STANDING));
  expect(standing).toEqual({
    code: 'NOT_IN_GOOD_STANDING',
    // the due day for 2082/83 has passed, but less than six months ago
    message: {
      en: 'The annual report of fiscal year 2077/78, 2078/79 is more than 6 months overdue. Please file it first.',
      ne: expect.stringContaining('२०७७/७८, २०७८/७९'),
    },
    lawReference: { en: 'Companies Act, 2063, section 80(2)', ne: expect.stringContaining('दफा ८०') },
    wayOut: `/annual-report/list/all?company=${clear.id}`,
  });
  const [fine] = findBlockers(asked('NAME_CHANGE', STAGES.OUTSTANDING_FINE));
  expect(fine?.message.en).toContain('12,345');
  const [fee] = findBlockers(asked('NAME_CHANGE', { company: { outstanding: { totalPaisa: 100, invoiceId: 'one' } } }));
  expect([fee?.wayOut, fee?.lawReference]).toEqual(['/payment/one', null]);
  const [conflict] = findBlockers(asked('NAME_CHANGE', STAGES.ASPECT_CONFLICT));
  expect(conflict?.message.en).toBe(
    'Application NC-2083/84-KTM-000001 (Name change) concerns the same matter (Name) and is waiting for a decision.',
  );
});

test('a frozen company reads who ordered what and when, until when it holds, and where it is lifted', () => {
  const reasonOf = (more: Partial<StandingOrder> = {}) =>
    findBlockers(asked('OTHERS', { company: { order: { ...ofCourt, ...more } } }))[0];
  expect(reasonOf()).toEqual({
    code: 'FROZEN',
    message: {
      en: 'The company is frozen by order no. 12/083 of High Court Patan (case no. 083-WO-0042), dated 2083-06-15 BS (2026-10-01 AD): No dealings. Only a later order of the court lifts it; submit that order at the office: Office of the Company Registrar.',
      ne: 'उच्च अदालत पाटनको वि.सं. २०८३-०६-१५ (ई.सं. २०२६-१०-०१) को आदेश नं. 12/083 (मुद्दा नं. 083-WO-0042) ले कम्पनी रोक्का राखिएको छ: कारोबार रोक्का। यो अदालतकै पछिल्लो आदेशबाट फुकुवा हुन्छ; त्यो आदेश कम्पनी रजिष्ट्रारको कार्यालयमा बुझाउनुहोस्।',
    },
    lawReference: null,
    wayOut: `/post-amendment/company/${clear.id}?part=orders`,
  });
  const byRegistrar = reasonOf({
    kind: 'REGISTRAR',
    court: null,
    caseNumber: null,
    lawSection: '81(2)',
    endsOn: '2026-12-31',
    text: { ne: 'रोक्का।', en: 'Stopped.' },
  });
  expect(byRegistrar).toMatchObject({
    message: {
      en: expect.stringContaining(': Stopped. It holds until 2083-'),
      ne: expect.stringContaining('रोक्का। आदेश'),
    },
    lawReference: { en: 'Companies Act, 2063, section 81(2)' },
  });
  // written into the database before orders had numbers
  const former = reasonOf({ number: null, court: null, caseNumber: null });
  expect(former?.message.en).toBe(
    'The company is frozen by an order of the court of 2083-06-15 BS (2026-10-01 AD): No dealings',
  );
});

test('six months are counted from the due day, and the last day itself does not count as overdue', () => {
  // the last day of Poush 2078; six months later is the last but one of Ashar 2079
  const on = (today: string) =>
    found(asked('NAME_CHANGE', { company: { today, open: [report('2077/78', '2022-01-14')] } }));
  expect([on('2022-07-14'), on('2022-07-15')]).toEqual([[], ['NOT_IN_GOOD_STANDING']]);
});

test('drafts, decided filings and the filing itself do not conflict; of two submitted filings the earlier one goes first', () => {
  const other = filing('NAME_CHANGE');
  const conflicts = (filings: CompanyFiling[], own: Asked['filing'] = null) =>
    found(asked('NAME_CHANGE', { company: { filings } }, own)).length > 0;
  expect(conflicts([filing('NAME_CHANGE', { status: 'DRAFT' })])).toBe(false);
  expect(conflicts([filing('NAME_CHANGE', { status: 'REJECTED', decided: true })])).toBe(false);
  expect(conflicts([other], { id: other.id, submittedAt: null })).toBe(false);
  expect(conflicts([other], { id: 'own', submittedAt: null })).toBe(true);
  expect(conflicts([other], { id: 'own', submittedAt: new Date('2026-11-02T06:00:00Z') })).toBe(true);
  expect(conflicts([other], { id: 'own', submittedAt: new Date('2026-10-30T06:00:00Z') })).toBe(false);
  expect(conflicts([filing('MIGRATION_COMPANY_REGISTRATION')])).toBe(false);
});

test('a call for explanation blocks nothing before its due day; after it, the reason links to the answer', () => {
  const reasons = (dueOn: string | null) =>
    findBlockers(asked('OTHERS', { company: { proceedings: [call({ dueOn })] } }));
  expect(reasons('2026-11-22')).toEqual([]);
  // it is answered
  expect(reasons(null)).toEqual([]);
  expect(reasons('2026-11-21')).toMatchObject([
    {
      code: 'OPEN_CALL_FOR_EXPLANATION',
      wayOut: `/post-amendment/call-for-explanation/${call().id}`,
      message: { en: expect.stringContaining('KT-2083/84-KTM-000001') },
    },
  ]);
  expect(findBlockers(asked('CALL_FOR_EXPLANATION', { company: { proceedings: [call()] } }))).toEqual([]);
});
