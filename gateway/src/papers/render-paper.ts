import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { insertJob } from '../platform/jobs/job-store';
import type { Platform } from '../platform/platform';
import { letterContentSchema, letterKinds } from '@registrar/domain/calls/letters';
import { letterHash } from './letter-hash';
import { Hopeless } from '../platform/jobs/job-kind';
import { mailCertificate } from './mail-certificate';
import { paperSchema } from './paper-data';
import { missingPapersJob, renderPaperJob } from './paper-jobs';
import { typeset } from './typeset';

const LARGEST_BYTES = 20 * 1024 * 1024;
const LOOK_EVERY_SECONDS = 10 * 60;
const AT_ONCE = 200;

/**
 * Writes the file of an issued paper, signs it and keeps it. Done again it gives the same bytes, which the storage
 * keeps once; so it does not matter between which two steps a gateway was killed.
 *
 * @throws PdfUnavailable where this machine cannot typeset: the job is tried again, by another machine or a mended one
 */
export async function renderPaper(platform: Platform, letterId: string): Promise<void> {
  const {
    database: { db },
    pdf,
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
  const { bytes } = await typeset(pdf, paper, {
    code: row.code,
    portalUrl: platform.config.portalUrl,
    demonstration: signer.demonstration,
    madeAt: row.issued_at,
  });
  const signed = await signer.sign(bytes, { ...SIGNATURE_WORDS, signedAt: row.issued_at });
  const stored = await storage.put(Readable.from([signed]), LARGEST_BYTES);
  await runUnitOfWork(async (unit) => {
    const kept = await unit.tx
      .updateTable('letter')
      .set({
        file_key: stored.key,
        file_hash: stored.sha256,
        file_size: stored.size,
        unsigned_hash: createHash('sha256').update(bytes).digest('hex'),
        rendered_at: unit.now,
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
      after: { kind: kept.kind, fileHash: stored.sha256, signedAs: signer.name },
    });
    if (kept.kind === 'CERTIFICATE_OF_INCORPORATION') await mailCertificate(unit, letterId);
  });
}

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
    .orderBy('issued_at')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of waiting) await insertJob(db, clock.now(), renderPaperJob, { letterId: id }, {});
  if (waiting.length > 0) jobs.wake(new Set([renderPaperJob.kind]));
}

export function watchPapers(platform: Platform): void {
  platform.jobs.handle(renderPaperJob, ({ letterId }) => renderPaper(platform, letterId));
  platform.jobs.every(LOOK_EVERY_SECONDS, missingPapersJob, () => renderMissingPapers(platform));
}
