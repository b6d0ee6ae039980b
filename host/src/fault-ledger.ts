import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accusesVersion, type FaultReport } from '@registrar/contract/fault-report';
import { replaceFile } from './durable-file';

/** So many within this time are a fault of the version and no longer the mishap of one browser. */
export const WITNESSES_OF_A_FAULT = 3;
const WITHIN_MS = 60_000;
/** What is kept is bounded, whatever strangers send. */
const MOST_VERSIONS = 200;
const MOST_TABS = 1_000;
const MOST_CODES = 40;
const WRITE_AFTER_MS = 10_000;

/** What tabs have told of one version of a remote. */
export interface VersionFaults {
  readonly remote: string;
  readonly version: string;
  /** Different ones, counted up to a thousand. */
  readonly tabs: number;
  readonly crashes: number;
  readonly codes: Readonly<Record<string, number>>;
  readonly first: string;
  readonly last: string;
  /** When it had crashed for three witnesses within a minute; null while it has not. */
  readonly faultSince: string | null;
}

interface Counted {
  faults: VersionFaults;
  readonly tabs: Set<string>;
  /** Crashes that accuse the version, each witness's last one. */
  readonly recent: Map<string, number>;
}

/** `new-fault`: by this report the version has become one. */
export type Verdict = 'counted' | 'new-fault' | 'known-fault';

/**
 * Counts the reports of tabs by version. The figures are kept in a file and survive a restart; the tabs of the last
 * minute and who was counted already do not, so a tab may count twice around a restart, and a verdict may need another
 * report.
 */
export class FaultLedger {
  readonly #file: string;
  readonly #now: () => Date;
  readonly #versions: Map<string, Counted>;
  #writing: NodeJS.Timeout | undefined;

  constructor(portalFolder: string, now: () => Date) {
    this.#file = join(portalFolder, 'faults.json');
    this.#now = now;
    this.#versions = new Map(
      readFaults(this.#file).map((faults) => [keyOf(faults), { faults, tabs: new Set(), recent: new Map() }]),
    );
  }

  get versions(): readonly VersionFaults[] {
    return [...this.#versions.values()].map(({ faults }) => faults);
  }

  of(remote: string, version: string): VersionFaults | undefined {
    return this.#versions.get(keyOf({ remote, version }))?.faults;
  }

  /** `witness`: who vouches for it, counted once however many tabs tell. */
  record(report: FaultReport, witness: string): Verdict {
    const now = this.#now();
    const counted = this.#counted(report, now);
    const before = counted.faults;
    if (accusesVersion(report.kind)) rememberWitness(counted.recent, witness, now.getTime());
    const isFault = counted.recent.size >= WITNESSES_OF_A_FAULT;
    const isNewTab = !counted.tabs.has(report.tab) && before.tabs < MOST_TABS;
    if (isNewTab) counted.tabs.add(report.tab);
    const codes =
      report.code in before.codes || Object.keys(before.codes).length < MOST_CODES
        ? { ...before.codes, [report.code]: (before.codes[report.code] ?? 0) + 1 }
        : before.codes;
    counted.faults = {
      ...before,
      tabs: before.tabs + (isNewTab ? 1 : 0),
      crashes: before.crashes + 1,
      codes,
      last: now.toISOString(),
      faultSince: before.faultSince ?? (isFault ? now.toISOString() : null),
    };
    const becameFault = before.faultSince === null && isFault;
    if (becameFault) this.save();
    else this.#saveSoon();
    if (becameFault) return 'new-fault';
    return counted.faults.faultSince === null ? 'counted' : 'known-fault';
  }

  /** A version that is given to people anew begins with a clean sheet. */
  forget(remote: string, version: string): void {
    if (this.#versions.delete(keyOf({ remote, version }))) this.#saveSoon();
  }

  save(): void {
    clearTimeout(this.#writing);
    this.#writing = undefined;
    replaceFile(this.#file, `${JSON.stringify(this.versions, null, 2)}\n`);
  }

  /** What was not written yet is, before the host ends. */
  close(): void {
    if (this.#writing !== undefined) this.save();
  }

  #saveSoon(): void {
    this.#writing ??= setTimeout(() => this.save(), WRITE_AFTER_MS).unref();
  }

  #counted({ remote, version }: FaultReport, now: Date): Counted {
    const known = this.#versions.get(keyOf({ remote, version }));
    if (known !== undefined) return known;
    if (this.#versions.size >= MOST_VERSIONS) this.#dropQuietest();
    const at = now.toISOString();
    const counted: Counted = {
      faults: { remote, version, tabs: 0, crashes: 0, codes: {}, first: at, last: at, faultSince: null },
      tabs: new Set(),
      recent: new Map(),
    };
    this.#versions.set(keyOf({ remote, version }), counted);
    return counted;
  }

  #dropQuietest(): void {
    const [quietest] = [...this.#versions].toSorted(([, a], [, b]) => a.faults.last.localeCompare(b.faults.last));
    if (quietest !== undefined) this.#versions.delete(quietest[0]);
  }
}

const keyOf = ({ remote, version }: Pick<VersionFaults, 'remote' | 'version'>): string => `${remote}@${version}`;

/** Three at most are needed: which of many are kept does not matter. */
function rememberWitness(recent: Map<string, number>, witness: string, now: number): void {
  for (const [other, at] of recent) if (now - at > WITHIN_MS) recent.delete(other);
  if (recent.has(witness) || recent.size < WITNESSES_OF_A_FAULT) recent.set(witness, now);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

function isVersionFaults(value: unknown): value is VersionFaults {
  return (
    isObject(value) &&
    [value['remote'], value['version'], value['first'], value['last']].every(isText) &&
    [value['tabs'], value['crashes']].every(isCount) &&
    isObject(value['codes']) &&
    Object.values(value['codes']).every(isCount) &&
    (value['faultSince'] === null || isText(value['faultSince']))
  );
}

/** Figures that cannot be read are lost figures; the portal starts without them. */
function readFaults(file: string): readonly VersionFaults[] {
  try {
    const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    return Array.isArray(kept) ? kept.filter(isVersionFaults).slice(0, MOST_VERSIONS) : [];
  } catch {
    return [];
  }
}
