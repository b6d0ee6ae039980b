import type { AdDay } from '../../calendar';
import type { CompanyType } from '../../enumerations/company-types';
import type { ChargeCode } from '../../enumerations/money';
import type { Paisa } from '../../money';

/**
 * One fee of a filing: its purpose, its dated rate, and the facts that the amount is computed from. Each is a line of
 * the invoice.
 */
export interface Charge {
  readonly code: ChargeCode;
  /** Key of the configuration row with the rate. */
  readonly schedule: string;
  readonly companyType: CompanyType;
  /**
   * The capital that the rate depends on: authorized, paid-up or proposed capital, after a change the new one; null
   * when the rate depends on none.
   */
  readonly capitalPaisa: Paisa | null;
  /** The capital before an increase, for a rate on the difference. */
  readonly formerCapitalPaisa?: Paisa | null;
  /** Number of pages or documents; one when nothing is counted. */
  readonly quantity?: number;
}

/** Facts for a fee besides the answers, as the register has them on the day. */
export interface ChargeFacts {
  /** Authorized capital of the filing company; null when there is none or the register does not know it. */
  readonly registeredCapitalPaisa: Paisa | null;
}

/**
 * The reported event, and the day from which its reporting time runs. The fine is computed on the day of submission.
 */
export interface Lateness {
  /** An id from the list of fine events, such as REGISTERED_ADDRESS. */
  readonly eventId: string;
  /** The day of the decision, the meeting or the event itself. */
  readonly triggeredOn: AdDay;
}
