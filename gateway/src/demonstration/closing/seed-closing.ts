import { addDays } from '@registrar/domain/calendar';
import { rupees } from '@registrar/domain/money';
import { roles } from '@registrar/domain/permissions';
import { hashPassword } from '../../accounts/password-hashing';
import { forcedOpeningProposals } from '../../forced-openings/opening-proposal';
import { proposeOpening } from '../../forced-openings/propose-opening';
import { MAIN_OFFICE_ID } from '../../lookups/seed/offices';
import type { Actor } from '../../platform/actor';
import { dayInNepal, morningInNepal } from '../../platform/clock';
import type { Platform } from '../../platform/platform';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { receiveClaim } from '../../proceedings/claims';
import { dueJob } from '../../proceedings/due-job';
import { openProceeding } from '../../proceedings/open-proceeding';
import { decideProposal } from '../../proposals/decide';
import { readLastEntries } from '../../register/entries/read-entries';
import { registerCompanies } from '../../register/register-companies';
import { enterDemoRecords } from '../enter-demo-records';
import { DEMO_PASSWORD } from '../people';
import { seatRepresentatives } from '../representation';
import { addPeople, asRegistered } from '../seed-demo';
import { enterApprovedFiling, type Filed } from './approved-filing';
import { finalAnswers, leavingAnswers, liquidationAnswers, settlementAnswers } from './closing-answers';
import {
  CLOSING,
  closingCompanies,
  CLOSING_PEOPLE,
  CLOSING_RECORDS,
  CLOSING_REPRESENTED,
  RECORDED_DAYS_AGO,
} from './closing-companies';
import { OfficeActs, storeProof } from './office-acts';

const MARK = 'seed:demonstration-closing';
const PAPER = 'गोरखापत्र, पृष्ठ ५';

interface Office {
  readonly companies: ReadonlyMap<string, string>;
  readonly applicantId: string;
  readonly maya: Actor;
  readonly krishna: Actor;
  readonly acts: OfficeActs;
}

/** Companies that may ask to be closed, and one in each phase of the ways in which a company is closed. */
export async function seedClosing(platform: Platform): Promise<void> {
  const { config, database, runUnitOfWork } = platform;
  if (config.mode === 'production') throw new Error('Demonstration data is refused in production');
  if (await database.db.selectFrom('setting').select('key').where('key', '=', MARK).executeTakeFirst()) return;
  // both take their time, so not inside the unit of work
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const proof = await storeProof(platform);
  await runUnitOfWork(async (unit) => {
    const mark = await unit.tx
      .insertInto('setting')
      .values({ key: MARK, value: JSON.stringify(true), reference: 'demonstration' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!mark) return; // another gateway, started at the same moment, was first
    const people = await addPeople(unit, passwordHash, CLOSING_PEOPLE);
    const companies = await registerCompanies(unit, closingCompanies(dayInNepal(unit.now)).map(asRegistered));
    await seatRepresentatives(unit, companies, people, CLOSING_REPRESENTED);
    await enterDemoRecords(unit, companies, CLOSING_RECORDS);
    for (const [number, days] of Object.entries(RECORDED_DAYS_AGO))
      await unit.tx
        .updateTable('company')
        .set({ created_at: onDay(unit, days).now })
        .where('registration_number', '=', number)
        .execute();
    const maya = await officer(unit, 'maya.approver');
    const office: Office = {
      companies,
      applicantId: people.get('indira.representative') ?? '',
      maya,
      krishna: await officer(unit, 'krishna.approver'),
      acts: new OfficeActs(maya, proof),
    };
    await callCreditors(unit, office);
    await liquidate(unit, office);
    await serve(unit, office);
    await waitForNoAnswer(unit, office);
    await closeBranch(unit, office);
    unit.audit({
      actor: null,
      action: 'demonstration.seed',
      objectType: 'register',
      objectId: MARK,
      after: { people: people.size, companies: companies.size },
    });
  });
}

/** The officer as a session of the demonstration. */
async function officer({ tx, newId }: UnitOfWork, username: string): Promise<Actor> {
  const { id, role, office_id } = await tx
    .selectFrom('account')
    .select(['id', 'role', 'office_id'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return {
    accountId: id,
    sessionId: newId(),
    username,
    role: roles.schema.parse(role),
    officeId: office_id,
    external: false,
    screens: new Set(),
    restriction: null,
    secondFactor: 'NONE',
    ipHash: 'demonstration',
  };
}

/** The same unit of work on the morning of a former day, whose mails and SMS are not sent today. */
const onDay = (unit: UnitOfWork, daysAgo: number): UnitOfWork => ({
  ...unit,
  now: morningInNepal(addDays(dayInNepal(unit.now), -daysAgo)),
  enqueue(kind, payload, options) {
    if (kind.kind === dueJob.kind) unit.enqueue(kind, payload, options);
  },
});

const idOf = ({ companies }: Office, registrationNumber: string): string => {
  const id = companies.get(registrationNumber);
  if (id === undefined) throw new Error(`The demonstration has no ${registrationNumber}`);
  return id;
};

/** Opened by the approval of the company's application, as that is on the day of the unit of work. */
async function openOnApplication(
  unit: UnitOfWork,
  { applicantId, maya, krishna }: Office,
  process: 'LIQUIDATION' | 'DE_REGISTRATION_OF_FOREIGN_TYPE',
  companyId: string,
  answers: Filed,
): Promise<string> {
  const filed = { companyId, applicantId, verifiedBy: maya.accountId, approvedBy: krishna.accountId };
  const { id, number } = await enterApprovedFiling(unit, { ...filed, process, answers });
  return openProceeding(
    unit,
    {
      kind: process,
      number,
      companyId,
      officeId: MAIN_OFFICE_ID,
      openedBy: krishna.accountId,
      openedByFiling: id,
      ends: {},
    },
    krishna,
  );
}

async function callCreditors(unit: UnitOfWork, office: Office): Promise<void> {
  const companyId = idOf(office, CLOSING.creditorsCalled);
  const entries = await readLastEntries(unit.tx, companyId);
  const opened = onDay(unit, 20);
  const answers = liquidationAnswers(dayInNepal(opened.now), entries, 1);
  const id = await openOnApplication(opened, office, 'LIQUIDATION', companyId, answers);
  await office.acts.publish(onDay(unit, 12), id, 'CREDITORS', 'NEWSPAPER', PAPER);
  await receiveClaim(
    onDay(unit, 4),
    {
      actor: null,
      name: 'पाँचथर काठ व्यवसायी',
      email: 'timber.traders@demo.example',
      mobileNumber: null,
    },
    id,
    {
      notice: 'CREDITORS',
      kind: 'CLAIM',
      text: 'गत असारमा बुझाएको काठको बाँकी रकम भुक्तानी भएको छैन।',
      amountPaisa: rupees(75_000),
    },
    'ne',
  );
}

async function liquidate(unit: UnitOfWork, office: Office): Promise<void> {
  const companyId = idOf(office, CLOSING.liquidated);
  const entries = await readLastEntries(unit.tx, companyId);
  const opened = onDay(unit, 120);
  const answers = liquidationAnswers(dayInNepal(opened.now), entries, 2);
  const id = await openOnApplication(opened, office, 'LIQUIDATION', companyId, answers);
  await office.acts.publish(onDay(unit, 115), id, 'CREDITORS', 'NEWSPAPER', PAPER);
  const { applicantId, maya, krishna } = office;
  const filed = {
    companyId,
    applicantId,
    verifiedBy: maya.accountId,
    approvedBy: krishna.accountId,
    subject: { kind: 'PROCEEDING', id },
  } as const;
  const settled = onDay(unit, 60);
  const settlement = settlementAnswers(dayInNepal(settled.now), entries);
  await enterApprovedFiling(settled, { ...filed, process: 'LIQUIDATION_II', answers: settlement });
  const reported = onDay(unit, 40);
  const final = finalAnswers(dayInNepal(reported.now));
  await enterApprovedFiling(reported, { ...filed, process: 'LIQUIDATION_FINAL', answers: final });
  await office.acts.consentOf(
    onDay(unit, 15),
    id,
    'TAX_OFFICE',
    'यस कम्पनीको दर्ता खारेज गर्न कर कार्यालयको सहमति छ/छैन?',
    'बाँकी कर नदेखिएकाले दर्ता खारेज गर्न सहमति छ।',
  );
}

/** Proposed by one officer and approved by another, as the office opens every such proceeding. Gives its id. */
async function openByOffice(
  unit: UnitOfWork,
  { maya, krishna }: Office,
  companyId: string,
  ground: 'REPORTS_MISSING' | 'NOT_OPERATING',
  remark: string,
): Promise<string> {
  const id = await proposeOpening(unit, maya, { companyId, ground, remark }, 'np');
  await decideProposal(unit, krishna, forcedOpeningProposals, { id, step: 'approve', remark: 'अभिलेखले पुष्टि गर्छ।' });
  const { id: proceedingId } = await unit.tx
    .selectFrom('proceeding')
    .select('id')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return proceedingId;
}

async function serve(unit: UnitOfWork, office: Office): Promise<void> {
  const companyId = idOf(office, CLOSING.served);
  const remark = 'तीन आर्थिक वर्षभन्दा बढीको वार्षिक विवरण पेश भएको छैन।';
  const id = await openByOffice(onDay(unit, 30), office, companyId, 'REPORTS_MISSING', remark);
  const first = await office.acts.publish(onDay(unit, 28), id, 'SERVED', 'REGISTERED_OFFICE', 'तामेली मुचुल्का ३१२');
  await office.acts.returned(onDay(unit, 24), id, first, 'ठेगानामा कार्यालय भेटिएन।');
  await office.acts.publish(onDay(unit, 20), id, 'SERVED', 'OFFICER', 'तामेली मुचुल्का ३२७');
}

async function waitForNoAnswer(unit: UnitOfWork, office: Office): Promise<void> {
  const companyId = idOf(office, CLOSING.unanswered);
  const remark = 'स्थलगत निरीक्षणमा दुई वर्षदेखि कारोबार बन्द भेटियो।';
  const id = await openByOffice(onDay(unit, 110), office, companyId, 'NOT_OPERATING', remark);
  await office.acts.publish(onDay(unit, 105), id, 'SERVED', 'REGISTERED_OFFICE', 'तामेली मुचुल्का २०४');
  await office.acts.publish(onDay(unit, 30), id, 'PUBLISHED_I', 'NEWSPAPER', PAPER);
  await office.acts.publish(onDay(unit, 6), id, 'PUBLISHED_II', 'NEWSPAPER', PAPER);
}

async function closeBranch(unit: UnitOfWork, office: Office): Promise<void> {
  const companyId = idOf(office, CLOSING.branchLeaving);
  const opened = onDay(unit, 35);
  const answers = leavingAnswers(dayInNepal(opened.now));
  const id = await openOnApplication(opened, office, 'DE_REGISTRATION_OF_FOREIGN_TYPE', companyId, answers);
  await office.acts.publish(onDay(unit, 30), id, 'CLAIMS_I', 'NEWSPAPER', PAPER);
  await office.acts.publish(onDay(unit, 8), id, 'CLAIMS_II', 'NEWSPAPER', PAPER);
  await office.acts.asks(onDay(unit, 7), id, 'TAX_OFFICE', 'शाखाको बाँकी कर र दर्ता खारेजीमा सहमति के छ?');
}
