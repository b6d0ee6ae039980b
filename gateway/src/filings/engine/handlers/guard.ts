import type { GuardName } from '@registrar/domain/transitions';
import type { Situation } from '../../facts/situation';

/** True: the action may pass. A guard reads only the facts that it names. */
export type Guard = (situation: Situation) => boolean | Promise<boolean>;

/** The guards of one subject, by their names in the transition table. */
export type Guards<Name extends GuardName> = Readonly<Record<Name, Guard>>;
