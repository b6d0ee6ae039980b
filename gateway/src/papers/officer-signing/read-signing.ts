import { letterKinds } from '@registrar/domain/calls/letters';
import type {
  PaperSigningPage,
  paperSigningQuerySchema,
  PaperToSign,
  SigningBatch,
} from '@registrar/domain/calls/paper-signing';
import { may } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { DocumentContent } from '../../documents/send-document';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { containing } from '../../platform/database/like-pattern';
import type { DB } from '../../platform/database/schema.generated';
import type { Platform } from '../../platform/platform';
import { refuse } from '../../platform/refusal';
import { enterReading } from '../../register/access-log/note-access';
import { signatorySchema } from './officer-signature';

const officeOf = (actor: Actor): number | null => (may(actor.role, 'READ_EVERYTHING') ? null : (actor.officeId ?? -1));

/** Papers that officers sign, with who has begun; of one office, or of all for who reads everything. */
function toSign(db: Kysely<DB>, actor: Actor) {
  const office = officeOf(actor);
  return db
    .selectFrom('officer_signature as needed')
    .innerJoin('letter', 'letter.id', 'needed.letter_id')
    .leftJoin('company', 'company.id', 'letter.company_id')
    .leftJoin('signing_batch_item as item', (join) =>
      join.onRef('item.letter_id', '=', 'needed.letter_id').on(sql<boolean>`item.outcome is distinct from 'RELEASED'`),
    )
    .leftJoin('signing_batch as batch', 'batch.id', 'item.batch_id')
    .leftJoin('signing_reading as reading', (join) =>
      join.onRef('reading.letter_id', '=', 'needed.letter_id').on('reading.account_id', '=', actor.accountId),
    )
    .where('letter.revoked_at', 'is', null)
    .$if(office !== null, (query) => query.where('needed.office_id', '=', office));
}

/** What waits for an officer, the oldest first, or what was signed, the last first. */
export async function listPapersToSign(
  db: Kysely<DB>,
  actor: Actor,
  { show, search, page, size }: z.infer<typeof paperSigningQuerySchema>,
): Promise<PaperSigningPage> {
  const like = containing(search ?? '');
  const query = toSign(db, actor)
    .where(sql<boolean>`item.outcome is ${show === 'SIGNED' ? sql`not distinct` : sql`distinct`} from 'SIGNED'`)
    .$if((search ?? '') !== '', (found) =>
      found.where((is) =>
        is.or([
          is('letter.code', 'ilike', like),
          is('company.registration_number', 'ilike', like),
          is('company.name_english', 'ilike', like),
          is('company.name_nepali', 'ilike', like),
        ]),
      ),
    );
  const { total } = await query.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select([
      'letter.id',
      'letter.code',
      'letter.kind',
      'letter.language',
      'letter.issued_at',
      'needed.draft_key',
      'reading.read_at',
      'item.outcome',
      'batch.id as batch_id',
      'batch.signatory',
      'company.name_english',
      'company.name_nepali',
      'company.registration_number',
    ])
    .orderBy('letter.issued_at', show === 'SIGNED' ? 'desc' : 'asc')
    .orderBy('letter.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const items = rows.map((row): PaperToSign => ({
    id: row.id,
    code: row.code,
    kind: letterKinds.schema.parse(row.kind),
    language: row.language === 'ne' || row.language === 'en' ? row.language : null,
    company: companyOf(row),
    issuedOn: dayInNepal(row.issued_at),
    state: row.batch_id === null ? 'WAITING' : row.outcome === 'SIGNED' ? 'SIGNED' : 'INITIATED',
    ready: row.draft_key !== null,
    read: row.read_at !== null,
    officer: row.batch_id === null ? null : nameOf(row.signatory),
    batchId: row.batch_id,
  }));
  return { items, total: Number(total), page, size, maySign: may(actor.role, 'SIGN_PAPERS') };
}

/**
 * The file that will be signed, as it will be signed. That this person has opened it is kept: nobody signs what they
 * have not read.
 *
 * @throws REQ-404 where it is no paper of the office that an officer signs, FLOW-409 until the file is written
 */
export async function readPaperToSign(platform: Platform, actor: Actor, id: string): Promise<DocumentContent> {
  const {
    database: { db },
    runUnitOfWork,
  } = platform;
  const row = await toSign(db, actor)
    .select(['needed.draft_key', 'needed.draft_size', 'needed.unsigned_hash', 'letter.company_id'])
    .select(['letter.code', 'letter.kind'])
    .where('needed.letter_id', '=', id)
    .executeTakeFirst();
  if (!row) refuse('REQ-404');
  const { draft_key: key, company_id: companyId } = row;
  if (key === null) refuse('FLOW-409', { message: 'papers.notReady' });
  await runUnitOfWork(async (unit) => {
    await unit.tx
      .insertInto('signing_reading')
      .values({ letter_id: id, account_id: actor.accountId, read_at: unit.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    unit.audit({
      actor,
      action: 'paper.read',
      objectType: 'letter',
      objectId: id,
      after: { code: row.code, sha256: row.unsigned_hash },
    });
    if (companyId !== null) await enterReading(unit, actor, { companyId, part: 'PAPERS', ground: 'OFFICE' });
  });
  return {
    key,
    name: `${row.kind.toLowerCase().replaceAll('_', '-')}-${row.code}.pdf`,
    mediaType: 'application/pdf',
    shown: 'inline',
    size: row.draft_size ?? 0,
  };
}

/** A batch and what became of each paper in it. REQ-404: none of this office. */
export async function readBatch(db: Kysely<DB>, actor: Actor, id: string): Promise<SigningBatch> {
  const office = officeOf(actor);
  const batch = await db
    .selectFrom('signing_batch')
    .selectAll()
    .where('id', '=', id)
    .$if(office !== null, (query) => query.where('office_id', '=', office ?? -1))
    .executeTakeFirst();
  if (!batch) refuse('REQ-404');
  const items = await db
    .selectFrom('signing_batch_item as item')
    .innerJoin('letter', 'letter.id', 'item.letter_id')
    .leftJoin('company', 'company.id', 'letter.company_id')
    .select(['letter.id', 'letter.code', 'letter.kind', 'item.outcome', 'item.ended_at'])
    .select(['company.name_english', 'company.name_nepali', 'company.registration_number'])
    .where('item.batch_id', '=', id)
    .orderBy('letter.issued_at')
    .orderBy('letter.id')
    .execute();
  return {
    id,
    officer: nameOf(batch.signatory),
    begunAt: batch.begun_at.toISOString(),
    items: items.map((item) => ({
      id: item.id,
      code: item.code,
      kind: letterKinds.schema.parse(item.kind),
      company: companyOf(item),
      outcome: item.outcome === 'SIGNED' || item.outcome === 'RELEASED' ? item.outcome : 'INITIATED',
      endedAt: item.ended_at?.toISOString() ?? null,
    })),
  };
}

function nameOf(signatory: unknown): SigningBatch['officer'] {
  const { name } = signatorySchema.parse(signatory);
  return { nameEnglish: name.en, nameNepali: name.ne };
}

interface OfCompany {
  readonly name_english: string | null;
  readonly name_nepali: string | null;
  readonly registration_number: string | null;
}

const companyOf = ({ name_english, name_nepali, registration_number }: OfCompany): PaperToSign['company'] =>
  registration_number === null
    ? null
    : { nameEnglish: name_english ?? '', nameNepali: name_nepali ?? '', registrationNumber: registration_number };
