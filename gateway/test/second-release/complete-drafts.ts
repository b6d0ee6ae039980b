import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filedItemsSchema } from '@registrar/domain/calls/filing-sections';
import { filedItems, type Answers } from '@registrar/domain/processes';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { z } from 'zod';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { dayInNepal } from '../../src/platform/clock';
import { saveSection, type Caller } from '../filings-kit';
import type { TestGateway } from '../harness';
import { AUDITOR, byPaper, codeFor, completeReturn, directorLink, disclosuresOf } from '../initial-return-kit';
import { addItem, attachRequired, fillRegistration, itemsOf, readDetail } from '../registration-kit';
import { secondRelease } from './filings';

interface Completing {
  readonly gateway: TestGateway;
  readonly by: Caller;
  readonly draft: ApplicationDetail;
}

const NEXT_AUDITOR: Answers = {
  ...AUDITOR,
  fullNameNepali: 'प्रकाश भण्डारी',
  fullNameEnglish: 'Prakash Bhandari',
  licenceNumber: 'CA-77',
  udin: '261124CA0077ABCD',
  panNumber: '301234777',
  appointedOn: '2026-11-05',
};
const answersSchema = z.record(z.string(), z.unknown());

const today = ({ clock }: TestGateway): string => dayInNepal(clock.now());
const answersOf = ({ sections }: ApplicationDetail, key: string): Readonly<Record<string, unknown>> =>
  sections.find((section) => section.key === key)?.data ?? {};
const resolution = (on: string) => ({ meeting: 'GENERAL_MEETING', resolutionOn: on, text: 'Resolved as proposed.' });

/** Adds these answers to a section of the draft as it stands now. */
async function answer({ by, draft }: Completing, key: string, answers: object): Promise<void> {
  const current = await readDetail(by, draft.id);
  const { status, body } = await saveSection(by, current, key, { ...answersOf(current, key), ...answers });
  if (status !== 200) throw new Error(`${key}: ${JSON.stringify(body)}`);
}

/**
 * The example of two owners, as far as the draft does not have it: its first shareholder is there already, and whatever
 * names that one names it by the id of then.
 */
async function restOfRegistration({ by, draft }: Completing, without: readonly string[] = []): Promise<void> {
  const example = twoOwners();
  const [holder] = filedItemsSchema.parse((await itemsOf(by, draft, 'SHAREHOLDER')).body.data).items;
  const [first] = filedItems(example, 'SHAREHOLDER');
  if (!holder || !first) throw new Error('The draft has lost its shareholder');
  const asked = Object.entries(example.answers).filter(([key]) => !without.includes(key));
  const named = JSON.stringify(Object.fromEntries(asked)).replaceAll(`"${first.id}"`, `"${holder.id}"`);
  const answers = answersSchema.parse(JSON.parse(named));
  const others = filedItems({ answers }, 'SHAREHOLDER').filter(({ id }) => id !== holder.id);
  await fillRegistration(by, draft, { ...example, answers: { ...answers, SHAREHOLDER: { items: others } } });
}

/** What each draft of the second release lacks, by its process: what the fill had left out. */
const rest: Readonly<Record<string, (completing: Completing) => Promise<void>>> = {
  NAME_RESERVATION: (of) => answer(of, 'OBJECTIVE_DETAILS', { nsicCodes: ['0001'] }),
  MIGRATION_NAME_RESERVATION: (of) => answer(of, 'OLD_NAME_DETAILS', { registeredOn: '2004-06-14' }),
  COMPANY_REGISTRATION: (of) => restOfRegistration(of, ['WITNESS']),
  MIGRATION_COMPANY_REGISTRATION: (of) =>
    restOfRegistration(of, ['WITNESS', 'LEGAL_PERSON_DETAILS', 'DOCUMENT_GENERATION']),
  MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION: (of) =>
    answer(of, 'TYPE_CHANGE', { companyTypeId: companyTypeIdOf('PUBLIC_NON_GOVERNMENT_ALL_NEPALI') }),
  NAME_CHANGE: (of) =>
    answer(of, 'CHANGE_DECISION', {
      reason: 'The company does other work now.',
      meeting: 'GENERAL_MEETING',
      resolutionOn: '2026-11-01',
      decision: 'The general meeting resolved to change the name.',
    }),
  LOCATION_CHANGE: async (of) => {
    const example = Object(twoOwners().answers['GENERAL_INFORMATION']);
    const { email } = Object(answersOf(of.draft, 'NEW_REGISTERED_OFFICE')['contact']);
    await answer(of, 'NEW_REGISTERED_OFFICE', {
      officeId: example.officeId,
      address: example.address,
      contact: { ...example.contact, ...(email && { email }) },
    });
  },
  OBJECTIVE_CHANGE: (of) =>
    answer(of, 'OBJECTIVE_DECISION', {
      reason: 'The company does other work now.',
      resolution: resolution(today(of.gateway)),
    }),
  AMENDMENT_OF_AOA_MOA: async () => undefined,
  SHARE_HOLDER_CHANGE: async () => undefined,
  THREE_MONTH_UPDATE: async ({ gateway, by, draft }) => {
    const { token, address } = secondRelease.links.disclosure;
    const link = directorLink(gateway, token);
    const signed = await link.sign(await codeFor(gateway, link, address));
    if (signed.status !== 200) throw new Error(JSON.stringify(signed.body));
    await completeReturn(by, await readDetail(by, draft.id), {
      AUDITOR: { appointedOn: today(gateway) },
      SHARE_RECORD: { preparedOn: today(gateway) },
      MINUTES: {
        decision: { decidedBy: 'BOARD', decidedOn: today(gateway), text: 'The board appointed the auditor.' },
      },
    });
  },
  CALL_FOR_EXPLANATION: async ({ gateway, by, draft }) => {
    await addItem(by, draft, 'PUBLISHED_DOCUMENT', {
      documentName: 'Notice of the new floor',
      publishedOn: today(gateway),
    });
  },
  OTHERS: (of) => answer(of, 'MATTER', { details: 'The company has a new seal.' }),
  COMPANY_TYPE_CHANGE: (of) => answer(of, 'CONVERSION_DECISION', { resolution: resolution(today(of.gateway)) }),
  COMPANY_REPRESENTATIVE_CHANGE: async (of) => {
    await answer(of, 'REPRESENTATIVE_DECISION', {
      decision: { decidedBy: 'BOARD', decidedOn: today(of.gateway), text: 'The board names another representative.' },
    });
  },
  INDIVIDUAL_COMPANY_REPRESENTATIVE_CHANGE: (of) =>
    answer(of, 'OWN_DATA', { ...filedItems(twoOwners(), 'COMPANY_REPRESENTATIVE')[0]?.data }),
  ANNUAL_REPORT: async (of) => {
    for (const item of await disclosuresOf(of.by, of.draft)) await byPaper(of.by, of.draft, item);
    await answer(of, 'SHARE_STATEMENT', {
      shareValuationRate: 10_000,
      totalInstallment: 10_000_000,
      outstanding: 0,
      brokerage: 50_000,
      bankLoan: true,
      bankLoanAmount: 3_000_000,
    });
    await answer(of, 'AUDITORS', { thisYear: AUDITOR, nextYear: NEXT_AUDITOR });
  },
};

/** The processes of which the second release holds a draft. */
export const completable: readonly string[] = Object.keys(rest);

/** Fills in what a draft of then lacks, its documents too; answers with the draft as it stands. */
export async function completeDraft(gateway: TestGateway, by: Caller, id: string): Promise<ApplicationDetail> {
  const draft = await readDetail(by, id);
  await rest[draft.processName]?.({ gateway, by, draft });
  await attachRequired(by, id);
  return readDetail(by, id);
}
