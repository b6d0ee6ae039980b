import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filedAnswers, filedItems, type Answers, type FiledCompany } from '@registrar/domain/processes';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import {
  fileTestFiling,
  filledMatter,
  filledPlace,
  HIGH_RENT,
  matterOfTest,
  namesPlaces,
  placeOfTest,
  TEST_DECLARATION,
  TEST_PROCESS,
  type Variation,
} from '@registrar/domain/testing/test-filing';
import { frameOf, type Application } from '../src/applications/application';
import { effectsTable } from '../src/filings/processes/effects-of';
import { changesOfFiler } from '../src/filings/processes/effects/changes-of-filer';
import type {
  BegunItem,
  EffectContext,
  FieldCaution,
  ProcessEffects,
} from '../src/filings/processes/effects/process-effects';
import { dayInNepal } from '../src/platform/clock';
import type { CompanyChanges } from '../src/register/apply-changes';
import type { NewEntry } from '../src/register/entries/enter';
import { act, APPLICATION, callerOf, detailOf, newKey, saveSection, type ActOptions, type Caller } from './filings-kit';
import { startTestGateway, type Answer, type TestGateway, type TestGatewayOptions } from './harness';
import { payFor } from './money-kit';
import { settledCompany } from './name-change-kit';
import { acceptDocuments, addItem, attachRequired, readDetail } from './registration-kit';

/** An office at which the test filing may be filed, with everybody who has to do with it. */
export interface TestFilingOffice {
  readonly gateway: TestGateway;
  /** Files for the company. */
  readonly puja: Caller;
  /** Two operators, so that one has it in hand and the other has not. */
  readonly gita: Caller;
  readonly bishnu: Caller;
  /** Of the first level and of the second. */
  readonly maya: Caller;
  readonly krishna: Caller;
  readonly rita: Caller;
  close(): Promise<void>;
}

export async function startTestFiling(options: TestGatewayOptions = {}): Promise<TestFilingOffice> {
  const gateway = await startTestGateway({ ...options, demoData: true });
  const putBack = letFile();
  const by = (username: string): Promise<Caller> => callerOf(gateway, username);
  return {
    gateway,
    puja: await by('puja.representative'),
    gita: await by('gita.operator'),
    bishnu: await by('bishnu.operator'),
    maya: await by('maya.approver'),
    krishna: await by('krishna.approver'),
    rita: await by('rita.revenue'),
    async close() {
      await gateway.close();
      putBack();
    },
  };
}

function letFile(): () => void {
  const putBack = fileTestFiling();
  effectsTable[TEST_PROCESS] = testFilingEffects;
  return () => {
    putBack();
    delete effectsTable[TEST_PROCESS];
  };
}

/** The same as long as the work lasts, with something else in its definition. */
export async function withVariation<T>(variation: Variation, work: () => Promise<T>): Promise<T> {
  const putBack = fileTestFiling(variation);
  try {
    return await work();
  } finally {
    putBack();
  }
}

/** The address of the office and the other places go into the register; both begin as the register has them. */
export const testFilingEffects: ProcessEffects = {
  beginOffers: true,
  cautions: cautionOfRent,
  async begin(_db, company) {
    const [office] = partsOf(company, 'REGISTERED_OFFICE');
    const [registration] = partsOf(company, 'REGISTRATION');
    return {
      sections: {
        MATTER: {
          ...(registration && { registrationNumber: registration.data['registrationNumber'] }),
          ...(office && addressOf(office.data)),
        },
      },
      items: {
        PLACES: partsOf(company, 'BRANCH').map(({ subjectId, data }): BegunItem => ({
          begunFrom: subjectId,
          data: addressOf(data),
        })),
      },
    };
  },
  async changes(context) {
    const frame = frameOf(context.application);
    const { addressNepali, addressEnglish } = matterOfTest.parse(filedAnswers(frame, 'MATTER'));
    const [standing] = frame.company ? partsOf(frame.company, 'REGISTERED_OFFICE') : [];
    const entries: NewEntry[] = [
      { aspect: 'REGISTERED_OFFICE', after: { ...standing?.data, addressNepali, addressEnglish } },
      ...(namesPlaces(frame) ? await placesOf(context) : []),
    ];
    return [
      ...changesOfFiler(context.application, { entries }),
      ...context.application.named.map(({ id }): CompanyChanges => ({
        companyId: id,
        entries: [
          { aspect: 'BRANCH', subjectId: context.application.row.id, after: { addressNepali, addressEnglish } },
        ],
      })),
    ];
  },
};

/** Says something at one answer, in the words of another filing: the gateway has no sentence for a test. */
async function cautionOfRent(_db: unknown, application: Application): Promise<readonly FieldCaution[]> {
  const rent = Number(filedAnswers(frameOf(application), 'MATTER')['rent'] ?? 0);
  if (rent <= HIGH_RENT) return [];
  return [
    {
      sectionKey: 'MATTER',
      path: 'rent',
      message: 'report.licenceOfAnother',
      forOffice: 'report.licenceOfAnother.office',
      parameters: { name: 'Somebody', company: 'Something', number: '1' },
    },
  ];
}

const partsOf = ({ parts }: FiledCompany, aspect: FiledCompany['parts'][number]['aspect']) =>
  parts.filter((part) => part.aspect === aspect);
const addressOf = ({ addressNepali, addressEnglish }: Answers): object => ({ addressNepali, addressEnglish });

/** A place that began from the register keeps its id there. */
async function placesOf({ unit, application }: EffectContext): Promise<NewEntry[]> {
  const begun = await unit.tx
    .selectFrom('application_item')
    .select(['id', 'begun_from'])
    .where('application_id', '=', application.row.id)
    .execute();
  return filedItems(frameOf(application), 'PLACES').map(({ id, data }): NewEntry => {
    const { addressNepali, addressEnglish, ...details } = placeOfTest.parse(data);
    return {
      aspect: 'BRANCH',
      subjectId: begun.find((item) => item.id === id)?.begun_from ?? id,
      after: { addressNepali, addressEnglish, details },
    };
  });
}

export const todayOf = ({ gateway }: Pick<TestFilingOffice, 'gateway'>): string => dayInNepal(gateway.clock.now());

/** A company of its own, which puja represents and which owes nothing. */
export const companyFor = ({ gateway, puja }: TestFilingOffice): Promise<string> => settledCompany(gateway, [puja]);

export const openTestFiling = (
  by: Caller,
  companyId: string,
  more: object = {},
  key: Record<string, string> = newKey(),
): Promise<Answer> => by.call('POST', APPLICATION, { processName: TEST_PROCESS, companyId, ...more }, key);

/** A draft of which the first form is answered, with so many other places. */
export async function begunFiling(
  office: TestFilingOffice,
  matter: Answers = {},
  places = 0,
): Promise<ApplicationDetail> {
  const { puja } = office;
  const draft = detailOf(await openTestFiling(puja, await companyFor(office)));
  const answers = filledMatter(todayOf(office), { ...(places > 0 && { scope: 'PLACES' }), ...matter });
  const begun = detailOf(await saveSection(puja, draft, 'MATTER', answers));
  for (let number = 1; number <= places; number++) await addItem(puja, begun, 'PLACES', filledPlace(number));
  return places === 0 ? begun : readDetail(puja, begun.id);
}

/** A draft that lacks nothing. */
export async function readyFiling(
  office: TestFilingOffice,
  matter: Answers = {},
  places = 0,
): Promise<ApplicationDetail> {
  const { id } = await begunFiling(office, matter, places);
  await attachRequired(office.puja, id);
  return readDetail(office.puja, id);
}

export const DECLARED: readonly string[] = [trueStatement.key, TEST_DECLARATION];
const DECLARES: ReadonlySet<string> = new Set(['submit', 'resubmit']);

/** As `act`, with the declarations of the test filing. */
export const move = (
  by: Caller,
  filing: Pick<ApplicationDetail, 'id' | 'version'>,
  action: string,
  options: ActOptions = {},
): Promise<Answer> => act(by, filing, action, { ...(DECLARES.has(action) && { declared: DECLARED }), ...options });

/** Several in a row, each on what the one before left; each must succeed. */
export async function moveAll(
  filing: ApplicationDetail,
  steps: readonly (readonly [Caller, string, ActOptions?])[],
): Promise<ApplicationDetail> {
  let current = filing;
  for (const [by, action, options] of steps) current = detailOf(await move(by, current, action, options));
  return current;
}

/** Handed in, and gita has it in hand. */
export async function claimedFiling(
  office: TestFilingOffice,
  matter: Answers = {},
  places = 0,
): Promise<ApplicationDetail> {
  return claimReady(office, await readyFiling(office, matter, places));
}

export const claimReady = ({ puja, gita }: TestFilingOffice, ready: ApplicationDetail): Promise<ApplicationDetail> =>
  moveAll(ready, [
    [puja, 'submit'],
    [gita, 'claim'],
  ]);

/** Looked at, paid and verified: it waits at the first level. */
export async function verifiedFiling(
  office: TestFilingOffice,
  matter: Answers = {},
  places = 0,
): Promise<ApplicationDetail> {
  return verifyFiling(office, await claimedFiling(office, matter, places));
}

/** What is claimed is brought to the first level. */
export async function verifyFiling(
  { puja, gita, rita }: TestFilingOffice,
  { id }: Pick<ApplicationDetail, 'id'>,
): Promise<ApplicationDetail> {
  await acceptDocuments(gita, id);
  const paid = await payFor({ applicant: puja, operator: gita, revenue: rita }, await readDetail(gita, id));
  return moveAll(paid, [[gita, 'verify']]);
}

/** Forwarded by the first level and approved by the second. */
export async function approveFiling(
  { maya, krishna }: TestFilingOffice,
  verified: ApplicationDetail,
): Promise<ApplicationDetail> {
  return moveAll(verified, [
    [maya, 'forward', { remark: 'In order' }],
    [krishna, 'approve'],
  ]);
}
