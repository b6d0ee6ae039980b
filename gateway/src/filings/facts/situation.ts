import type { Kysely } from 'kysely';
import { readSight, type Sight } from '../../applications/sight';
import type { Application } from '../../applications/application';
import type { Actor } from '../../platform/actor';
import type { DB } from '../../platform/database/schema.generated';

/** An application with the caller who reads it or acts on it, and the connection on which further facts are read. */
export interface Situation extends Sight {
  readonly db: Kysely<DB>;
}

/** The application without a caller, for facts that do not depend on the caller. */
export type Filed = Pick<Situation, 'application' | 'db'>;

/** A fact about an application that is read from the database or computed. */
export interface Fact<Value, Of extends Filed = Situation> {
  /** The first call reads the value; later calls for the same situation return it from memory. */
  (of: Of): Promise<Value>;
  /** Sets the value before the first read. */
  set(of: Of, value: Value): void;
}

/**
 * Defines a fact of a situation. It is read only when a guard or a page asks for it, so an action runs only the
 * statements of its transition's guards.
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
