import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Declaration } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { answersOf, type Application } from '../../../applications/application';
import type { DocumentRow } from '../../../documents/standing-documents';
import type { DB } from '../../../platform/database/schema.generated';
import type { UnitOfWork } from '../../../platform/unit-of-work';

const snapshotSchema = z.object({
  answers: z.record(z.string(), z.unknown()),
  documents: z.array(z.object({ key: z.string(), name: z.string(), sha256: z.string() })),
});

/** Everything that was submitted in one round. */
export type Snapshot = z.infer<typeof snapshotSchema>;

export async function keepSnapshot(
  unit: UnitOfWork,
  of: {
    applicationId: string;
    round: number;
    answers: Readonly<Record<string, unknown>>;
    documents: readonly DocumentRow[];
    declarations: readonly Declaration[];
    declaredBy: string | null;
  },
): Promise<void> {
  const documents = of.documents.map(({ requirement_key, name, sha256 }) => ({ key: requirement_key, name, sha256 }));
  await unit.tx
    .insertInto('filing_snapshot')
    .values({
      application_id: of.applicationId,
      round: of.round,
      answers: JSON.stringify(of.answers),
      documents: JSON.stringify(documents),
      declarations: JSON.stringify(of.declarations),
      declared_by: of.declaredBy,
      at: unit.now,
    })
    .execute();
}

const statementsSchema = z.array(z.object({ key: z.string(), text: z.object({ ne: z.string(), en: z.string() }) }));

/** The declarations made with the submission of a round. */
export function declarationRow(db: Kysely<DB>, applicationId: string, round: number) {
  return db
    .selectFrom('filing_snapshot')
    .innerJoin('account', 'account.id', 'filing_snapshot.declared_by')
    .select([
      'filing_snapshot.declarations',
      'filing_snapshot.at',
      'account.name_english',
      'account.name_nepali',
      'account.username',
    ])
    .where('application_id', '=', applicationId)
    .where('round', '=', round);
}

interface DeclarationRow {
  readonly declarations: unknown;
  /** A date and time as a JSON string. */
  readonly at: string;
  readonly name_english: string | null;
  readonly name_nepali: string | null;
  readonly username: string;
}

/** In the wording of that time; null when nothing was declared or no wording was stored. */
export function describeDeclaration(row: DeclarationRow | null): NonNullable<ApplicationDetail['declaration']> | null {
  const statements = statementsSchema.parse(row?.declarations ?? []);
  if (!row || statements.length === 0) return null;
  return {
    by: {
      nameEnglish: row.name_english || row.name_nepali || row.username,
      nameNepali: row.name_nepali || row.name_english || row.username,
    },
    at: new Date(row.at).toISOString(),
    statements: statements.map(({ text }) => ({ nameEnglish: text.en, nameNepali: text.ne })),
  };
}

/** What a filing without a definition still says: the last round, or the draft as it is. */
export async function readStored(
  db: Kysely<DB>,
  application: Application,
): Promise<NonNullable<ApplicationDetail['stored']>> {
  const snapshot = await readSnapshot(db, application.row.id, application.row.round);
  return {
    answers: snapshot?.answers ?? answersOf(application),
    documents: (snapshot?.documents ?? []).map(({ key, name }) => ({ key, name })),
  };
}

/** The content of a round; null for a round that was not submitted. */
export async function readSnapshot(db: Kysely<DB>, applicationId: string, round: number): Promise<Snapshot | null> {
  const row = await db
    .selectFrom('filing_snapshot')
    .select(['answers', 'documents'])
    .where('application_id', '=', applicationId)
    .where('round', '=', round)
    .executeTakeFirst();
  return row ? snapshotSchema.parse(row) : null;
}
