import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Kysely } from 'kysely';
import { onPrimary } from './database/read-database';
import type { DB } from './database/schema.generated';

/** The version of the reference data that a call or a job goes by; unknown until it was read or asked for. */
interface Scope {
  version: number | undefined;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Everything that happens in this work looks reference data up as it is at the first look. */
export function withReferenceData<T>(work: () => T): T {
  return scopes.run({ version: undefined }, work);
}

/** Selected beside something that is asked anyway, and given to `knowReferenceVersion`. */
export const referenceVersion = sql<number>`(select version from reference_data)`;

export function knowReferenceVersion(version: number): void {
  const scope = scopes.getStore();
  if (scope) scope.version = version;
}

/**
 * What every call looks up and what changes a few times a year: the configuration, the offices, the lists of the forms.
 * The answer is kept by the version that the database gives it; a trigger raises the version with every change, so all
 * gateways see a change from their next call on, whoever made it, and nobody has to be told. Outside a call or a job it
 * is read anew.
 *
 * What changes such a table reads it without this. The value is shared: it must not be changed.
 */
export function referenceData<T>(read: (db: Kysely<DB>) => Promise<T>): (db: Kysely<DB>) => Promise<T> {
  // an opened database and its transactions share one adapter
  const kept = new WeakMap<object, { readonly version: number; readonly value: T }>();
  return async (db) => {
    const scope = scopes.getStore();
    if (!scope) return read(db);
    scope.version ??= (
      await onPrimary(() => db.selectFrom('reference_data').select('version').executeTakeFirstOrThrow())
    ).version;
    const place = db.getExecutor().adapter;
    const known = kept.get(place);
    if (known?.version === scope.version) return known.value;
    // not shared while it is under way: whoever waited for it could hold the connection that it needs
    const value = await onPrimary(() => read(db));
    if (known === undefined || known.version < scope.version) kept.set(place, { version: scope.version, value });
    return value;
  };
}
