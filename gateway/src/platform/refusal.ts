import type { CurrentVersion, FieldError, LawReason } from '@registrar/domain/envelope';
import type { MessageKey, MessageParameters } from './language';

/** Every refusal the gateway knows: its status, and the key of its sentence. The code is what programs look at. */
export const refusals = {
  'AUTH-CLIENT': { status: 401, message: 'error.client' },
  'AUTH-REQUIRED': { status: 401, message: 'error.signInRequired' },
  'AUTH-LOGIN': { status: 401, message: 'error.wrongCredentials' },
  'AUTH-CAPTCHA': { status: 401, message: 'error.captcha' },
  'AUTH-REFRESH': { status: 401, message: 'error.sessionEnded' },
  'AUTH-TICKET': { status: 401, message: 'error.ticket' },
  'AUTH-OTP-INCORRECT': { status: 400, message: 'error.otpIncorrect' },
  'AUTH-OTP-EXPIRED': { status: 400, message: 'error.otpExpired' },
  'AUTH-OTP-MISMATCH': { status: 400, message: 'error.otpMismatch' },
  'AUTH-OTP-RESEND': { status: 429, message: 'error.otpResend' },
  'AUTH-LINK': { status: 400, message: 'error.linkExpired' },
  'AUTH-LOCKED': { status: 429, message: 'error.signInLocked' },
  'AUTH-PASSWORD-OLD': { status: 400, message: 'error.oldPassword' },
  'AUTH-SECOND-FACTOR': { status: 400, message: 'error.secondFactorWrong' },
  'AUTH-STEP-UP': { status: 403, message: 'error.secondFactorAgain' },
  'PERM-403': { status: 403, message: 'error.notPermitted' },
  'FLOW-409': { status: 409, message: 'error.notAllowedNow' },
  'VER-412': { status: 412, message: 'error.staleVersion' },
  'DEF-409': { status: 409, message: 'error.otherDefinition' },
  'BLK-423': { status: 423, message: 'error.blocked' },
  'VAL-422': { status: 422, message: 'error.invalidInput' },
  'IDEM-409': { status: 409, message: 'error.idempotencyMismatch' },
  'IDEM-428': { status: 428, message: 'error.idempotencyMissing' },
  'VER-428': { status: 428, message: 'error.versionMissing' },
  'PAY-401': { status: 401, message: 'error.paymentSignature' },
  'PAY-409': { status: 409, message: 'error.alreadyPaid' },
  'PAY-412': { status: 412, message: 'error.amountChanged' },
  'PAY-422': { status: 422, message: 'error.paymentRefused' },
  'PAY-424': { status: 424, message: 'error.paymentGateway' },
  'NAME-409': { status: 409, message: 'error.nameTaken' },
  'NAME-422': { status: 422, message: 'error.nameRefused' },
  'REQ-400': { status: 400, message: 'error.malformed' },
  'REQ-404': { status: 404, message: 'error.notFound' },
  'REQ-405': { status: 405, message: 'error.notFound' },
  'REQ-408': { status: 408, message: 'error.tooSlow' },
  'REQ-413': { status: 413, message: 'error.tooLarge' },
  'REQ-415': { status: 415, message: 'error.mediaType' },
  'REQ-431': { status: 431, message: 'error.headersTooLong' },
  'FILE-413': { status: 413, message: 'error.tooLarge' },
  'FILE-415': { status: 415, message: 'error.mediaType' },
  'FILE-422': { status: 422, message: 'error.fileUnfit' },
  'RATE-429': { status: 429, message: 'error.tooMany' },
  'WAIT-503': { status: 503, message: 'error.waiting' },
  'MAINT-503': { status: 503, message: 'error.unavailable' },
  'SRV-500': { status: 500, message: 'error.unexpected' },
} as const satisfies Record<string, { status: number; message: MessageKey }>;

export type RefusalCode = keyof typeof refusals;

export interface RefusalDetails {
  /** Fills the {{names}} of the sentence. */
  readonly parameters?: MessageParameters;
  /** Another sentence than the code's own, where the capability has a better one. */
  readonly message?: MessageKey;
  /** A sentence that is already in the asked language, for example the reason a transition gives. */
  readonly text?: string;
  readonly errors?: readonly FieldError[];
  readonly enableCaptcha?: boolean;
  readonly retryAfterSeconds?: number;
  /** What stands in the way, and the page where it is settled; of a filing also everything else that does. */
  readonly blocker?: { readonly code: string; readonly link: string; readonly reasons?: readonly LawReason[] };
  /** Of a turn that has not come: the place in line, and how many are in front. */
  readonly waiting?: { readonly place: number; readonly ahead: number };
  /** Of a stale version: what stands there now. */
  readonly current?: CurrentVersion;
}

/**
 * "No", with its reason. Thrown out of a unit of work it undoes the unit of work; returned from it, it keeps what was
 * written.
 */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly details: RefusalDetails = {},
  ) {
    super(code);
  }
}

export function refuse(code: RefusalCode, details?: RefusalDetails): never {
  throw new Refusal(code, details);
}

/** Opens the result of a unit of work that may have returned its refusal. */
export function orRefuse<T>(outcome: T | Refusal): T {
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}
