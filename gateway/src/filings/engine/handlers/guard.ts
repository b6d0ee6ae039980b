import type { GuardName } from '@registrar/domain/transitions';
import type { Situation } from '../../facts/situation';

/** True: the action is allowed. A guard reads only the facts that it needs. */
export type Guard = (situation: Situation) => boolean | Promise<boolean>;

/** The guards of one subject, keyed by their names in the transition table. */
export type Guards<Name extends GuardName> = Readonly<Record<Name, Guard>>;
