/** Why a pin is not followed; the portal goes on without it. */
export const pinProblemReasons = [
  /** Not of the form `mf-name@version`. */
  'malformed',
  /** Longer, or more of them, than a cookie can hold. */
  'too-many',
  /** Nothing of this name is published. */
  'unknown',
  /** Uploaded in part, or damaged. */
  'incomplete',
  /** Built for a contract that the live shell does not keep, or takes what it does not give. */
  'contract',
  /** Claims an address or a filing that belongs to another remote. */
  'conflict',
  /** Whoever asks may not pin, and the pin is not signed. */
  'not-allowed',
  /** A signed pin that this portal did not sign, or that was changed. */
  'forged',
  'expired',
  'revoked',
] as const;
export type PinProblemReason = (typeof pinProblemReasons)[number];

export interface PinProblem {
  /** Null where the pin as a whole is at fault. */
  readonly remote: string | null;
  /** What was asked for: a version, the beginning of one, or the number of a signed pin. */
  readonly wanted: string;
  /** One of `pinProblemReasons`; a newer host may have others. */
  readonly reason: string;
  /** What exactly is in the way: an address, a file. */
  readonly detail?: string;
}

export const isPinProblemReason = (reason: string): reason is PinProblemReason =>
  pinProblemReasons.some((one) => one === reason);

export function isPinProblem(value: unknown): value is PinProblem {
  if (typeof value !== 'object' || value === null) return false;
  const { remote, wanted, reason, detail }: Partial<Record<keyof PinProblem, unknown>> = value;
  return (
    (remote === null || typeof remote === 'string') &&
    typeof wanted === 'string' &&
    typeof reason === 'string' &&
    (detail === undefined || typeof detail === 'string')
  );
}
