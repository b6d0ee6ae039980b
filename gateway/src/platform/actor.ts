import type { Restriction } from '@registrar/domain/calls/accounts';
import type { Role } from '@registrar/domain/permissions';
import type { ScreenCode } from '@registrar/domain/screen-codes';

/** Who acts. The gateway itself acts as `null`. */
export interface Actor {
  readonly accountId: string;
  readonly sessionId: string;
  readonly username: string;
  readonly role: Role;
  readonly officeId: number | null;
  /** Applicants and their like, as against the registrar's staff. */
  readonly external: boolean;
  /** Screen codes of the role: what the person may open, and what the calls behind it ask for. */
  readonly screens: ReadonlySet<ScreenCode>;
  /** What has to be settled before anything else may be done; null for nearly everybody. */
  readonly restriction: Restriction | null;
  /** `DUE`: there is one, and what asks for it again is refused until it is proven in this session. */
  readonly secondFactor: 'NONE' | 'PROVEN' | 'DUE';
  /**
   * What they could see of a company has ended a moment ago: they are answered by the primary, since a replica may not
   * know it yet. Looked up where there is a replica.
   */
  readonly lostRights?: boolean;
  /** A keyed hash of the network address: enough to tell two places apart, not to find one. */
  readonly ipHash: string;
}
