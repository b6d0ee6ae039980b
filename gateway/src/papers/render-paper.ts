import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { insertJobs, jobRow } from '../platform/jobs/job-store';
import type { Platform } from '../platform/platform';
import { letterContentSchema, letterKinds } from '@registrar/domain/calls/letters';
import { appendCopied } from './append-copied';
import { letterHash } from './letter-hash';
import { Hopeless } from '../platform/jobs/job-kind';
import { mailCertificate } from './mail-certificate';
import { endSigning, maySignNow, officerSignatureOf, type BatchSignatory } from './officer-signing/officer-signature';
import { paperSchema, type Paper } from './paper-data';
import { missingPapersJob, renderPaperJob } from './paper-jobs';
import { typeset } from './typeset';

const LARGEST_BYTES = 20 * 1024 * 1024;
const LOOK_EVERY_SECONDS = 10 * 60;
const AT_ONCE = 200;

/**
 * Writes the file of an issued paper, signs it and keeps it. Done again it gives the same file, but for the timestamp
 * of an authority; so it does not matter between which two steps a gateway was killed. What an officer signs in person
 * is written and kept as it will be signed, and waits until one has begun.
 *
 * @throws PdfUnavailable where this machine cannot typeset: the job is tried again, by another machine or a mended one
 */
export async function renderPaper(platform: Platform, letterId: string): Promise<void> {
  const {
    database: { db },
    signer,
    storage,
    runUnitOfWork,
  } = platform;
  const row = await db.selectFrom('letter').selectAll().where('id', '=', letterId).executeTakeFirst();
  if (!row || row.rendered_at !== null) return;
  const paper = paperSchema.parse(row.paper);
  const kind = letterKinds.schema.parse(row.kind);
  // nobody's signature goes under a row that was changed behind the portal's back
  if (
    letterHash({
      kind,
      code: row.code,
      issuedAt: row.issued_at,
      content: letterContentSchema.parse(row.content),
      paper: row.paper,
    }) !== row.hash
  ) {
    throw new Hopeless('The paper is not as it was issued');
  }
  const hand = await officerSignatureOf(db, letterId);
  if (hand && !hand.batch && hand.draft) return;
  if (hand?.batch && !(await maySignNow(db, hand.batch.officerId, hand.officeId))) {
    const { batch } = hand;
    await runUnitOfWork((unit) => endSigning(unit, letterId, batch));
    return;
  }
  const bytes = hand?.draft ? await readDraft(platform, hand.draft) : await writePaper(platform, row, paper);
  if (hand && !hand.batch) return keepDraft(platform, letterId, bytes);
  const signed = await signer.sign(
    bytes,
    hand?.batch
      ? { ...SIGNATURE_WORDS, reason: reasonOf(hand.batch.signatory), signedAt: hand.batch.begunAt }
      : { ...SIGNATURE_WORDS, signedAt: row.issued_at },
  );
  const stored = await storage.put(Readable.from([signed.bytes]), LARGEST_BYTES);
  await runUnitOfWork(async (unit) => {
    if (hand?.batch && !(await endSigning(unit, letterId, hand.batch))) return;
    const kept = await unit.tx
      .updateTable('letter')
      .set({
        file_key: stored.key,
        file_hash: stored.sha256,
        file_size: stored.size,
        unsigned_hash: sha256(bytes),
        rendered_at: unit.now,
        signature_level: signed.level,
        signed_as: signer.name,
        timestamped_at: signed.timestamp?.at ?? null,
        timestamped_by: signed.timestamp?.authority ?? null,
      })
      .where('id', '=', letterId)
      .where('rendered_at', 'is', null)
      .returning(['id', 'kind'])
      .executeTakeFirst();
    if (!kept) return; // another gateway was quicker
    unit.audit({
      actor: null,
      action: 'PAPER_SIGNED',
      objectType: 'letter',
      objectId: letterId,
      after: {
        kind: kept.kind,
        fileHash: stored.sha256,
        signedAs: signer.name,
        ...(hand?.batch && { officer: hand.batch.officerId, batchId: hand.batch.id }),
        ...(signed.timestamp && { level: signed.level, timestamp: signed.timestamp.at.toISOString() }),
      },
    });
    if (kept.kind === 'CERTIFICATE_OF_INCORPORATION') await mailCertificate(unit, letterId);
  });
}

/** English, as readers of PDF show it. */
const reasonOf = ({ name, role }: BatchSignatory): string =>
  `Read and signed by ${name.en}, ${role.en}, for the company register`;

/** What was read, to the byte. */
async function readDraft({ storage }: Platform, { key, hash }: { key: string; hash: string }): Promise<Buffer> {
  const bytes = await buffer(await storage.get(key));
  if (sha256(bytes) !== hash) throw new Hopeless('The paper is not as it was read');
  return bytes;
}

async function keepDraft({ storage, database: { db } }: Platform, letterId: string, bytes: Buffer): Promise<void> {
  const stored = await storage.put(Readable.from([bytes]), LARGEST_BYTES);
  await db
    .updateTable('officer_signature')
    .set({ draft_key: stored.key, draft_size: stored.size, unsigned_hash: stored.sha256 })
    .where('letter_id', '=', letterId)
    .where('draft_key', 'is', null)
    .execute();
}

async function writePaper(
  { config, pdf, signer, storage }: Platform,
  row: { readonly code: string; readonly issued_at: Date },
  paper: Paper,
): Promise<Buffer> {
  const set = await typeset(pdf, paper, {
    code: row.code,
    portalUrl: config.portalUrl,
    demonstration: signer.demonstration,
    madeAt: row.issued_at,
  });
  return paper.attachment
    ? appendCopied(set.bytes, await buffer(await storage.get(paper.attachment.key)), {
        ...paper.attachment,
        code: row.code,
        madeAt: row.issued_at,
      })
    : set.bytes;
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const SIGNATURE_WORDS = { reason: 'Issued by the company register', location: 'Nepal', contact: '' };

/** Papers whose job was laid aside, or written by a gateway that could not typeset, get their file after all. */
export async function renderMissingPapers({ database: { db }, clock, jobs }: Platform): Promise<void> {
  const waiting = await db
    .selectFrom('letter')
    .select('id')
    .where('paper', 'is not', null)
    .where('rendered_at', 'is', null)
    .where(
      sql<boolean>`not exists (select 1 from job where job.kind = ${renderPaperJob.kind} and job.payload->>'letterId' = letter.id::text and job.done_at is null and job.dead_at is null)`,
    )
    // what waits for an officer has its draft
    .where(
      sql<boolean>`not exists (select 1 from officer_signature as needed where needed.letter_id = letter.id and needed.draft_key is not null
        and not exists (select 1 from signing_batch_item as item where item.letter_id = letter.id and item.outcome is null))`,
    )
    .orderBy('issued_at')
    .limit(AT_ONCE)
    .execute();
  await insertJobs(
    db,
    waiting.map(({ id }) => jobRow(clock.now(), renderPaperJob, { letterId: id })),
  );
  if (waiting.length > 0) jobs.wake(new Set([renderPaperJob.kind]));
}

export function watchPapers(platform: Platform): void {
  platform.jobs.handle(renderPaperJob, ({ letterId }) => renderPaper(platform, letterId));
  platform.jobs.every(LOOK_EVERY_SECONDS, missingPapersJob, () => renderMissingPapers(platform));
}
