import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Platform } from '../../platform/platform';
import { newBatch, type ImportContext } from './import-batch';
import { importCompanies } from './import-companies';
import { newTally, type RefusedLine, type Tally } from './import-outcome';
import { importFocalPersons } from './import-focal-persons';
import { importPayments } from './import-payments';
import { importUsers } from './import-users';
import { readKnownValues } from './known-values';
import { readLines, UnreadableFile, type Line } from './read-lines';

/** One unit of work each: small enough to begin again after an end half-way, large enough to be quick. */
const BATCH_LINES = 500;

export interface ImportRequest {
  /**
   * Opens the file from its beginning; it is read for each kind, because companies name their users and focal persons
   * their companies.
   */
  readonly open: () => Readable;
  readonly demonstration?: boolean;
  readonly onRefused?: (refused: RefusedLine) => void;
}

export interface ImportSummary {
  readonly users: Tally;
  readonly companies: Tally;
  readonly focalPersons: Tally;
  readonly payments: Tally;
  readonly refused: number;
}

/**
 * Loads people and companies of the older system. The same file may be loaded again, whole or mended, also after an end
 * half-way: what is there and the same stays, what differs is brought up to date, what has come over is left alone.
 */
export async function importOldSystem(
  platform: Platform,
  { open, demonstration = false, onRefused = () => undefined }: ImportRequest,
): Promise<ImportSummary> {
  const known = await readKnownValues(platform.database.db);
  if (known.offices.size === 0 || known.companyTypes.size === 0)
    throw new UnreadableFile('The database knows no offices yet: a gateway must have been started once on it.');
  const context: ImportContext = { known, pepper: platform.config.secrets.otpPepper, demonstration };
  const summary = {
    users: newTally(),
    companies: newTally(),
    focalPersons: newTally(),
    payments: newTally(),
    refused: 0,
  };
  const refuse = (refused: RefusedLine): void => {
    summary.refused++;
    onRefused(refused);
  };
  await importKind(platform, context, {
    kind: 'user',
    lines: linesOf('user', open(), refuse),
    tally: summary.users,
    refuse,
  });
  // What is no line at all, or of no kind, was told in the first reading.
  await importKind(platform, context, {
    kind: 'company',
    lines: linesOf('company', open(), () => undefined),
    tally: summary.companies,
    refuse,
  });
  await importKind(platform, context, {
    kind: 'focal_person',
    lines: linesOf('focal_person', open(), () => undefined),
    tally: summary.focalPersons,
    refuse,
  });
  await importKind(platform, context, {
    kind: 'payment',
    lines: linesOf('payment', open(), () => undefined),
    tally: summary.payments,
    refuse,
  });
  return summary;
}

const WORK = {
  user: importUsers,
  company: importCompanies,
  focal_person: importFocalPersons,
  payment: importPayments,
} as const;
type Kind = keyof typeof WORK;
const isKind = (text: string): text is Kind => text in WORK;

interface Pass {
  readonly kind: Kind;
  readonly lines: AsyncIterable<OwnLine>;
  readonly tally: Tally;
  readonly refuse: (refused: RefusedLine) => void;
}

interface OwnLine extends Line {
  /** The line further up that has the same key. */
  readonly repeats: number | undefined;
}

async function* linesOf(kind: Pass['kind'], source: Readable, refuse: Pass['refuse']): AsyncGenerator<OwnLine> {
  const seen = new Map<string, number>();
  for await (const line of readLines(source, refuse)) {
    const { kind: written = '', old_id: oldId = '' } = line.fields;
    const of = written.toLowerCase();
    if (!isKind(of))
      refuse({
        line: line.line,
        kind: written,
        oldId,
        reason: 'kind: is neither user nor company nor focal_person nor payment',
      });
    if (of !== kind) continue;
    const repeats = oldId === '' ? undefined : seen.get(oldId);
    if (repeats === undefined) seen.set(oldId, line.line);
    yield { ...line, repeats };
  }
}

async function importKind(
  platform: Platform,
  context: ImportContext,
  { kind, lines, tally, refuse }: Pass,
): Promise<void> {
  let waiting: OwnLine[] = [];
  const takeIn = async (): Promise<void> => {
    const lot = waiting;
    waiting = [];
    if (lot.length === 0) return;
    const done = await platform.runUnitOfWork(async (unit) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('old-system-import', 0))`.execute(unit.tx);
      const batch = newBatch(
        kind,
        lot.filter(({ repeats }) => repeats === undefined),
        newTally(),
      ); // anew at each try of the unit of work
      for (const { line, fields, repeats } of lot)
        if (repeats !== undefined) batch.refuse(line, fields, `old_id: stands on line ${repeats} already`);
      await WORK[kind](unit, context, batch);
      unit.audit({
        actor: null,
        action: 'OLD_SYSTEM_IMPORTED',
        objectType: 'old-system',
        objectId: `${kind}:${lot[0]?.line ?? 0}-${lot.at(-1)?.line ?? 0}`,
        after: { ...batch.tally, refused: batch.refused.length },
      });
      return batch;
    });
    tally.added += done.tally.added;
    tally.changed += done.tally.changed;
    tally.unchanged += done.tally.unchanged;
    tally.settled += done.tally.settled;
    done.refused.sort((a, b) => a.line - b.line).forEach(refuse);
  };
  for await (const line of lines) {
    waiting.push(line);
    if (waiting.length >= BATCH_LINES) await takeIn();
  }
  await takeIn();
}
