import type { Bilingual } from '@registrar/domain/bilingual';
import { citation } from '@registrar/domain/law/citation';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';

const PROVISION = /\bs\.([\dka-z()]+)/;

/** The provisions behind obligations, from the table of deadlines: by the keys of `gateway/data/deadlines.json`. */
export async function readLawReferences(db: Kysely<DB>, keys: readonly string[]): Promise<(...wanted: string[]) => Bilingual | null> {
  const rows = await db.selectFrom('configuration').select(['key', 'reference']).where('key', 'in', keys.map((key) => `DEADLINE_${key}`)).execute();
  const provisions = new Map(rows.flatMap(({ key, reference }) => (PROVISION.exec(reference)?.[1] === undefined ? [] : [[key.replace('DEADLINE_', ''), PROVISION.exec(reference)?.[1] ?? '']])));
  return (...wanted) => {
    const found = wanted.flatMap((key) => provisions.get(key) ?? []);
    return found.length === 0 ? null : citation(...found);
  };
}
