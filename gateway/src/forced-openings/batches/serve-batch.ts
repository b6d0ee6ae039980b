import type { ServedForcedBatch, ServeForcedBatch } from '@registrar/domain/calls/forced-batches';
import type { Kysely } from 'kysely';
import { storeDocument, type StoredDocument } from '../../documents/store-document';
import type { Actor } from '../../platform/actor';
import type { DB } from '../../platform/database/schema.generated';
import { domainLanguage, sentence, type WireLanguage } from '../../platform/language';
import type { Platform } from '../../platform/platform';
import { Refusal, refusals, refuse } from '../../platform/refusal';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { lockWithCompany } from '../../proceedings/lock-proceeding';
import { NOTICE_PROOF } from '../../proceedings/notice-proof';
import { publishNotice, requirePublishable } from '../../proceedings/publish-notice';
import { takeUpload } from '../../uploads/given-file';
import { findBatch } from './list-batches';

type Row = ServeForcedBatch['rows'][number];
type Served = ServedForcedBatch['rows'][number];
interface Asked {
  readonly actor: Actor;
  readonly request: Omit<ServeForcedBatch, 'rows' | 'uploadId'>;
  readonly language: WireLanguage;
}

/** The notice that begins the two months of section 136. */
const NOTICE = 'SERVED';

/**
 * Records the service of many notices of a batch, each in a unit of work of its own: what is wrong with one company is
 * said at its row, and the others are served. The scan is consumed only if a row can use it. Sent again after a gateway
 * was killed, it goes on with the rows that are left.
 *
 * @throws REQ-404 for a batch that is not the actor's business
 */
export async function serveBatch(
  platform: Platform,
  actor: Actor,
  batchId: string,
  { rows, uploadId, ...request }: ServeForcedBatch,
  language: WireLanguage,
): Promise<ServedForcedBatch> {
  const { database, clock, runUnitOfWork } = platform;
  if ((await findBatch(database.db, actor, batchId, clock.now())) === undefined) refuse('REQ-404');
  const proceedings = await proceedingsOf(database.db, batchId);
  const asked: Asked = { actor, request, language };
  const served: Served[] = [];
  const fit: { readonly row: Row; readonly proceedingId: string }[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const proceedingId = proceedings.get(row.registrationNumber);
    const before = seen.has(row.registrationNumber);
    seen.add(row.registrationNumber);
    if (proceedingId === undefined) served.push(refused(row, sentence('forcedBatch.notOfBatch', language)));
    else if (before) served.push(refused(row, sentence('forcedBatch.namedTwice', language)));
    else {
      const judged = await eachRow(row, language, () => runUnitOfWork((unit) => judge(unit, asked, row, proceedingId)));
      if (judged.outcome === 'SERVED') fit.push({ row, proceedingId });
      else served.push(judged);
    }
  }
  if (fit.length > 0) {
    const file = await storeDocument(platform, await takeUpload(platform, actor, uploadId), NOTICE_PROOF, language);
    for (const { row, proceedingId } of fit)
      served.push(
        await eachRow(row, language, () => runUnitOfWork((unit) => serve(unit, asked, { row, proceedingId, file }))),
      );
  }
  const order = (one: Served) =>
    rows.findIndex(({ registrationNumber }) => registrationNumber === one.registrationNumber);
  return { rows: served.sort((one, other) => order(one) - order(other)) };
}

/** By registration number, those of the batch that are open. */
async function proceedingsOf(db: Kysely<DB>, batchId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('forced_batch_item as item')
    .innerJoin('company', 'company.id', 'item.company_id')
    .select(['company.registration_number', 'item.proceeding_id'])
    .where('item.proposal_id', '=', batchId)
    .where('item.proceeding_id', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.registration_number, row.proceeding_id ?? '']));
}

/** What would be refused is said before the scan is consumed. */
async function judge(unit: UnitOfWork, asked: Asked, row: Row, proceedingId: string): Promise<Served['outcome']> {
  if (await isServed(unit, asked, row, proceedingId)) return 'BEFORE';
  const { actor, request, language } = asked;
  const { version } = await held(unit, proceedingId);
  const notice = { ...request, notice: NOTICE, proof: row.proof, version, hasFile: true };
  await requirePublishable(unit, actor, proceedingId, notice, domainLanguage(language));
  return 'SERVED';
}

async function serve(
  unit: UnitOfWork,
  asked: Asked,
  { row, proceedingId, file }: { readonly row: Row; readonly proceedingId: string; readonly file: StoredDocument },
): Promise<Served['outcome']> {
  const { version } = await held(unit, proceedingId);
  if (await isServed(unit, asked, row, proceedingId)) return 'BEFORE';
  const { actor, request, language } = asked;
  const notice = { ...request, notice: NOTICE, proof: row.proof, version, file };
  await publishNotice(unit, actor, proceedingId, notice, domainLanguage(language));
  return 'SERVED';
}

/** Locked first: the act is on the proceeding as it stands, since nobody reads a hundred of them before. */
const held = async (unit: UnitOfWork, proceedingId: string) =>
  (await lockWithCompany(unit, proceedingId)) ?? refuse('REQ-404');

/** Pressed twice, or sent again: it is the same service. */
async function isServed(
  { tx }: UnitOfWork,
  { request }: Asked,
  { proof }: Row,
  proceedingId: string,
): Promise<boolean> {
  const same = await tx
    .selectFrom('proceeding_notice')
    .select('id')
    .where('proceeding_id', '=', proceedingId)
    .where('kind', '=', NOTICE)
    .where('channel', '=', request.channel)
    .where('published_on', '=', request.publishedOn)
    .where('proof', '=', proof)
    .where('returned_on', 'is', null)
    .executeTakeFirst();
  return same !== undefined;
}

const refused = ({ registrationNumber }: Row, reason: string): Served => ({
  registrationNumber,
  outcome: 'REFUSED',
  reason,
});

async function eachRow(row: Row, language: WireLanguage, work: () => Promise<Served['outcome']>): Promise<Served> {
  try {
    return { registrationNumber: row.registrationNumber, outcome: await work(), reason: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, details } = error;
    const said = details.errors?.[0]?.message ?? details.text;
    return refused(row, said ?? sentence(details.message ?? refusals[code].message, language, details.parameters));
  }
}
