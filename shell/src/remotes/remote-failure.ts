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
  crash: 'REG-R13',
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

/** The remote is being replaced or does not fit this shell: waiting helps, repeating does not. */
export const isBeingUpdated = (kind: RemoteFailureKind): boolean =>
  kind === 'bad-manifest' || kind === 'incompatible-contract' || kind === 'incompatible-packages' || kind === 'bad-contract';

/** The words in which the runtime refuses a strict singleton of another version. */
export const isSkewError = (error: unknown): boolean => error instanceof Error && /shared singleton module .* does not satisfy/i.test(error.message);

/** Thrown inside the transport, where Module Federation leaves no room for a value. */
export class RemoteTransportError extends Error {
  constructor(readonly kind: RemoteFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RemoteTransportError';
  }
}
