import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DocumentRow } from '../../documents/standing-documents';
import type { DB } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';

const snapshotSchema = z.object({
  answers: z.record(z.string(), z.unknown()),
  documents: z.array(z.object({ key: z.string(), name: z.string(), sha256: z.string() })),
});

/** All that was handed in with one round. */
export type Snapshot = z.infer<typeof snapshotSchema>;

export async function keepSnapshot(unit: UnitOfWork, of: { applicationId: string; round: number; answers: Readonly<Record<string, unknown>>; documents: readonly DocumentRow[] }): Promise<void> {
  const documents = of.documents.map(({ requirement_key, name, sha256 }) => ({ key: requirement_key, name, sha256 }));
  await unit.tx
    .insertInto('filing_snapshot')
    .values({ application_id: of.applicationId, round: of.round, answers: JSON.stringify(of.answers), documents: JSON.stringify(documents), at: unit.now })
    .execute();
}

/** What a round held; null for one that was not handed in. */
export async function readSnapshot(db: Kysely<DB>, applicationId: string, round: number): Promise<Snapshot | null> {
  const row = await db.selectFrom('filing_snapshot').select(['answers', 'documents']).where('application_id', '=', applicationId).where('round', '=', round).executeTakeFirst();
  return row ? snapshotSchema.parse(row) : null;
}
