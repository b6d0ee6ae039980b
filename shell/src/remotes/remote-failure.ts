import { isChunkError } from '@registrar/runtime';

/** Numbered like the sections of docs/errors/README.md: the person quotes the number, the operator looks it up. */
export const remoteErrorCodes = {
  unregistered: 'REG-R01',
  unreachable: 'REG-R02',
  timeout: 'REG-R03',
  'bad-manifest': 'REG-R04',
  'incompatible-contract': 'REG-R05',
  'incompatible-packages': 'REG-R06',
  'bad-contract': 'REG-R07',
  disabled: 'REG-R08',
  messages: 'REG-R09',
  mount: 'REG-R10',
  'mount-timeout': 'REG-R11',
  chunk: 'REG-R12',
  'shell-chunk': 'REG-R12',
  crash: 'REG-R13',
  'bad-entry': 'REG-R14',
  module: 'REG-R15',
  'incompatible-exports': 'REG-R16',
  'fallen-back': 'REG-R21',
} as const;

export type RemoteFailureKind = keyof typeof remoteErrorCodes;

export interface RemoteFailure {
  readonly kind: RemoteFailureKind;
  readonly errorId: string;
  readonly cause?: unknown;
}

/** Worth another try by itself: the line may be back in a moment. */
export const isTransient = (kind: RemoteFailureKind): boolean => kind === 'unreachable' || kind === 'timeout';

/** This build cannot run, however often it is tried: its team has to correct it or to take it back. */
const isFaultyBuild = (kind: RemoteFailureKind): boolean =>
  kind === 'bad-contract' || kind === 'bad-entry' || kind === 'module';

/**
 * The remote is being replaced, does not fit this shell or cannot run: the registry may know better by now, repeating
 * alone does not help.
 */
export const isBeingUpdated = (kind: RemoteFailureKind): boolean =>
  kind === 'bad-manifest' || kind.startsWith('incompatible-') || isFaultyBuild(kind);

/** What the person is told, under `remoteFailure` in the shell's texts. */
export function sentenceOf(kind: RemoteFailureKind): 'unreachable' | 'updating' | 'faulty' | 'newShell' | 'broken' {
  if (kind === 'shell-chunk') return 'newShell';
  if (isFaultyBuild(kind)) return 'faulty';
  if (isBeingUpdated(kind)) return 'updating';
  return isTransient(kind) ? 'unreachable' : 'broken';
}

/** A part of the shell's own code, e.g. one of its lazy components: loading the remote afresh does not bring it. */
export const isShellChunkError = (error: unknown): boolean => isChunkError(error) && /\/shell\//.test(String(error));

/** The words in which the runtime refuses a strict singleton of another version. */
export const isSkewError = (error: unknown): boolean =>
  error instanceof Error && /shared singleton module .* does not satisfy/i.test(error.message);

/** Thrown inside the transport, where Module Federation leaves no room for a value. */
export class RemoteTransportError extends Error {
  constructor(
    readonly kind: RemoteFailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'RemoteTransportError';
  }
}

/** As single-spa says it while developing, and by its number otherwise. */
export const isMountTimeout = (error: unknown): boolean =>
  /did not resolve or reject|minified message #31\b/i.test(String(error));
