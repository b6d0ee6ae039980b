import type { AdDay } from '../../calendar';
import type { CompanyType } from '../../enumerations/company-types';
import type { ChargeCode } from '../../enumerations/money';
import type { Paisa } from '../../money';

/**
 * One fee of a filing: what it is for, by which dated rate, and the facts that it is worked out from. Each is a line of
 * the invoice.
 */
export interface Charge {
  readonly code: ChargeCode;
  /** Key of the configuration's row that says how much. */
  readonly schedule: string;
  readonly companyType: CompanyType;
  /**
   * What the rate depends on: authorized, paid-up or proposed capital, after a change the new one; null where it
   * depends on none.
   */
  readonly capitalPaisa: Paisa | null;
  /** Before an increase, for a rate of the difference. */
  readonly formerCapitalPaisa?: Paisa | null;
  /** Pages, papers; one where nothing is counted. */
  readonly quantity?: number;
}

/** What a fee may look at besides the answers, as the register has it on the day. */
export interface ChargeFacts {
  /** Authorized capital of the company that files; null where there is none, or the register does not know. */
  readonly registeredCapitalPaisa: Paisa | null;
}

/**
 * What a filing reports, and the day from which the days for reporting it run: its fine is worked out on the day it is
 * handed in.
 */
export interface Lateness {
  /** Of the list of fine events, such as REGISTERED_ADDRESS. */
  readonly eventId: string;
  /** The decision, the meeting, the event itself. */
  readonly triggeredOn: AdDay;
}
