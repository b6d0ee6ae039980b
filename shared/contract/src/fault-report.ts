/** The ways a remote may fail in a tab that are worth telling; the first five can only be its version's own fault. */
export const reportedKinds = [
  'crash',
  'mount',
  'bad-contract',
  'bad-entry',
  'module',
  'mount-timeout',
  'chunk',
  'messages',
  'bad-manifest',
  'incompatible-contract',
  'incompatible-packages',
  'incompatible-exports',
] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** The other kinds may be the person's line, a proxy, or the order of releases. */
export const accusesVersion = (kind: ReportedKind): boolean => reportedKinds.indexOf(kind) < 5;

/**
 * What a tab tells the portal's host of a remote that failed: `POST /registry/faults`. Nothing in it says who sat
 * there.
 */
export interface FaultReport {
  /** A random id of the tab. */
  readonly tab: string;
  readonly remote: string;
  readonly version: string;
  readonly kind: ReportedKind;
  /** Number of the error as in docs/errors, without the id of the occurrence. */
  readonly code: string;
  /** Of the registry that the tab had read. */
  readonly revision: number;
}

const TAB = /^[\w-]{8,64}$/;
const REMOTE = /^mf-[a-z0-9-]{1,60}$/;
const VERSION = /^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$/;
const CODE = /^REG-[A-Z]\d\d$/;

export const isReportedKind = (value: unknown): value is ReportedKind => reportedKinds.some((kind) => kind === value);
const matches = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value);

/** The report, or what is wrong with it. */
export function readFaultReport(value: unknown): FaultReport | string {
  if (typeof value !== 'object' || value === null) return 'the report must be an object';
  const { tab, remote, version, kind, code, revision } = value as Partial<Record<keyof FaultReport, unknown>>;
  if (!matches(tab, TAB)) return 'tab must be 8 to 64 letters, digits, "-" or "_"';
  if (!matches(remote, REMOTE)) return 'remote must be the name of a remote, such as mf-auth';
  if (!matches(version, VERSION)) return 'version must be a published version';
  if (!isReportedKind(kind)) return `kind must be one of ${reportedKinds.join(', ')}`;
  if (!matches(code, CODE)) return 'code must be the number of an error, such as REG-R13';
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision) || revision < 0)
    return 'revision must be a whole number';
  return { tab, remote, version, kind, code, revision };
}
