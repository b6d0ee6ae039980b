import type { Bilingual } from '@registrar/domain/bilingual';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { toNepaliDigits } from '@registrar/domain/digits';

const SECTION = /\bs\.([\dka-z()]+)/;

/** The sections behind obligations, from the table of deadlines: by the keys of `gateway/data/deadlines.json`. */
export async function readLawReferences(db: Kysely<DB>, keys: readonly string[]): Promise<(...wanted: string[]) => Bilingual | null> {
  const rows = await db.selectFrom('configuration').select(['key', 'reference']).where('key', 'in', keys.map((key) => `DEADLINE_${key}`)).execute();
  const sections = new Map(rows.flatMap(({ key, reference }) => (SECTION.exec(reference)?.[1] === undefined ? [] : [[key.replace('DEADLINE_', ''), SECTION.exec(reference)?.[1] ?? '']])));
  return (...wanted) => {
    const found = wanted.flatMap((key) => sections.get(key) ?? []);
    if (found.length === 0) return null;
    return { ne: `कम्पनी ऐन, २०६३ को दफा ${found.map(toNepaliDigits).join(' र ')}`, en: `Companies Act 2063, section ${found.join(' and ')}` };
  };
}
