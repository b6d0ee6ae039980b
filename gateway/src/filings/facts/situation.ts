import type { Kysely } from 'kysely';
import { readSight, type Sight } from '../../applications/sight';
import type { Application } from '../../applications/application';
import type { Actor } from '../../platform/actor';
import type { DB } from '../../platform/database/schema.generated';

/** An application, the person who looks at it or acts on it, and where further facts of it are read. */
export interface Situation extends Sight {
  readonly db: Kysely<DB>;
}

/** The application alone, for facts that are the same for everybody. */
export type Filed = Pick<Situation, 'application' | 'db'>;

/** Something about an application that has to be read or worked out. */
export interface Fact<Value, Of extends Filed = Situation> {
  /** The first caller reads it; later callers of the same situation get the same answer. */
  (of: Of): Promise<Value>;
  /** Sets the answer before anybody reads it. */
  set(of: Of, value: Value): void;
}

/**
 * A fact of a situation, read only where a guard or a page asks for it: an action costs the statements of the guards
 * that its transition names, and no others.
 */
export function fact<Value, Of extends Filed = Situation>(read: (of: Of) => Value | Promise<Value>): Fact<Value, Of> {
  const answers = new WeakMap<Of, Promise<Value>>();
  const answerOf = (of: Of): Promise<Value> => {
    const known = answers.get(of);
    if (known) return known;
    const answer = Promise.resolve(read(of));
    answers.set(of, answer);
    return answer;
  };
  return Object.assign(answerOf, { set: (of: Of, value: Value) => void answers.set(of, Promise.resolve(value)) });
}

export async function readSituation(
  db: Kysely<DB>,
  application: Application,
  actor: Actor | null,
  now: Date,
): Promise<Situation> {
  return { ...(await readSight(db, application, actor, now)), db };
}
