import { automaticRanges } from '@registrar/domain/processes/company-registration';
import type { FilingFrame } from '@registrar/domain/processes';
import { twoOwners, publicCompany } from '@registrar/domain/testing/registration-examples';
import { nepaliHolder, numbered, stake } from '@registrar/domain/testing/registration-people';
import { createAccount } from '../../../gateway/src/accounts/create-account';
import { startGateway } from '../../../gateway/src/gateway';
import { performAction } from '../../../gateway/src/filings/engine/perform-action';
import { MAIN_OFFICE_ID } from '../../../gateway/src/lookups/seed/offices';
import type { Actor } from '../../../gateway/src/platform/actor';
import { dayInNepal } from '../../../gateway/src/platform/clock';
import type { Platform } from '../../../gateway/src/platform/platform';
import { renderPaper } from '../../../gateway/src/papers/render-paper';
import { readShareholders } from '../../../gateway/src/register/shares/read-shareholders';
import { filedRegistration } from '../../../gateway/test/awaiting-approval-kit';
import { approveMove, type People } from './approve-move';
import { kindsHere, newPlace, type PlaceKind } from '../gateway/place';
import { openPlace } from '../gateway/recorder';
import type { Options } from '../options';
import type { Row } from '../row';

const HOLDERS = 500;
const READS = 20;
const RATE = 100_00;

/**
 * From the last approval to a company in the register: the whole transaction, with the certificate's row and the
 * outbox.
 */
export async function measureApprovals(options: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of await kindsHere()) rows.push(...(await approvalsOn(options, kind)));
  return rows;
}

async function approvalsOn(options: Options, kind: PlaceKind): Promise<Row[]> {
  const place = await newPlace(kind, options.data);
  const platform = await openPlace(place);
  const gateway = await startGateway(platform); // it fills the lookups that addresses and objectives are written from
  await platform.jobs.stop();
  try {
    const people = await peopleOf(platform);
    const small: number[] = [];
    const large: number[] = [];
    const moves: number[] = [];
    const movesOfMany: number[] = [];
    const lists: number[] = [];
    const certificates: number[] = [];
    const memoranda: number[] = [];
    // the first one compiles what the others run, and loads the typeface
    const first = await approve(platform, people, twoOwners());
    await written(platform, first.companyId, 'CERTIFICATE_OF_INCORPORATION');
    await approveMove(platform, people, first.companyId);
    for (let run = 0; run < options.runs; run += 1) {
      const { companyId: id, milliseconds: took } = await approve(platform, people, twoOwners());
      small.push(took);
      certificates.push(await written(platform, id, 'CERTIFICATE_OF_INCORPORATION'));
      memoranda.push(await written(platform, id, 'MEMORANDUM'));
      moves.push(await approveMove(platform, people, id));
      const { companyId, milliseconds } = await approve(platform, people, manyHolders());
      large.push(milliseconds);
      movesOfMany.push(await approveMove(platform, people, companyId));
      lists.push(await listing(platform, companyId));
    }
    return [
      { name: `approval of a registration, 2 holders, ${kind}`, unit: 'ms', ours: small, bar: { kind: 'reported' } },
      {
        name: `approval of a registration, ${HOLDERS} holders, ${kind}`,
        unit: 'ms',
        ours: large,
        bar: { kind: 'reported' },
        note: 'one transaction: record, shares with their proof, number, name, certificate, notifications, audit',
      },
      {
        name: `approval of a change of location, 2 holders, ${kind}`,
        unit: 'ms',
        ours: moves,
        bar: { kind: 'reported' },
        note: 'one transaction: the gate, the record, notifications, audit',
      },
      {
        name: `approval of a change of location, ${HOLDERS} holders, ${kind}`,
        unit: 'ms',
        ours: movesOfMany,
        bar: { kind: 'reported' },
      },
      {
        name: `certificate of incorporation, ${kind}`,
        unit: 'ms',
        ours: certificates,
        bar: { kind: 'at most', limit: 1_000 },
        note: 'set, signed, stored, its mail written',
      },
      {
        name: `memorandum of 2 holders, one language, ${kind}`,
        unit: 'ms',
        ours: memoranda,
        bar: { kind: 'at most', limit: 1_000 },
        note: 'set, signed, stored',
      },
      {
        name: `shareholders as of a day, ${HOLDERS} holders, ${kind}`,
        unit: 'ms',
        ours: lists,
        bar: { kind: 'at most', limit: 100 },
      },
    ];
  } finally {
    await gateway.close();
    await place.drop();
  }
}

async function peopleOf({ runUnitOfWork }: Platform): Promise<People> {
  const account = (username: string, role: Actor['role']) =>
    runUnitOfWork((unit) =>
      createAccount(unit, {
        username,
        role,
        email: `${username}@bench.example`,
        mobileNumber: `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
        nameEnglish: username,
        nameNepali: username,
        passwordHash: '',
        passwordUpdated: true,
        emailVerified: true,
        officeId: MAIN_OFFICE_ID,
      }),
    );
  const registrar = await account('bench.registrar', 'APPROVER_2');
  return {
    applicant: await account('bench.applicant', 'APPLICANT'),
    verifier: await account('bench.operator', 'OPERATOR'),
    registrar: {
      accountId: registrar,
      sessionId: registrar,
      username: 'bench.registrar',
      role: 'APPROVER_2',
      officeId: MAIN_OFFICE_ID,
      external: false,
      screens: new Set(),
      restriction: null,
      secondFactor: 'NONE',
      ipHash: '',
    },
  };
}

async function approve(
  platform: Platform,
  { applicant, verifier, registrar }: People,
  frame: FilingFrame,
): Promise<{ companyId: string; milliseconds: number }> {
  const filing = await filedRegistration(
    platform,
    { ...frame, today: dayInNepal(new Date()) },
    { applicant, verifier, officeId: MAIN_OFFICE_ID },
  );
  const started = performance.now();
  await platform.runUnitOfWork((unit) =>
    performAction(unit, registrar, filing.id, 'approve', { version: filing.version, language: 'en' }),
  );
  const milliseconds = performance.now() - started;
  const { id } = await platform.database.db
    .selectFrom('company')
    .select('id')
    .where('registered_by', '=', filing.id)
    .executeTakeFirstOrThrow();
  return { companyId: id, milliseconds };
}

/** From the row that the approval wrote to the signed file in the storage. */
async function written(
  platform: Platform,
  companyId: string,
  kind: 'CERTIFICATE_OF_INCORPORATION' | 'MEMORANDUM',
): Promise<number> {
  const { id } = await platform.database.db
    .selectFrom('letter')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .orderBy('language')
    .limit(1)
    .executeTakeFirstOrThrow();
  const started = performance.now();
  await renderPaper(platform, id);
  return performance.now() - started;
}

/** The median is of the runs; one run is the mean of some reads. */
async function listing({ database: { db } }: Platform, companyId: string): Promise<number> {
  const started = performance.now();
  for (let read = 0; read < READS; read += 1) await readShareholders(db, companyId, dayInNepal(new Date()));
  return (performance.now() - started) / READS;
}

/** A public company whose promoters are many: each with the same stake, in ranges that follow each other. */
function manyHolders(): FilingFrame {
  const frame = publicCompany();
  const each = 102_000 / HOLDERS;
  const answers = {
    ...frame.answers,
    SHAREHOLDER: {
      items: numbered(
        'h',
        Array.from({ length: HOLDERS }, (_, at) => nepaliHolder(at + 1, stake(each, RATE))),
      ),
    },
  };
  return { ...frame, answers: { ...answers, SHARE_RANGE_ASSIGN: automaticRanges({ ...frame, answers }) } };
}
