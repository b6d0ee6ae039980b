import type { AccessPart } from '@registrar/domain/calls/access-log';
import { sql, type Kysely } from 'kysely';
import type { Actor } from '../../platform/actor';
import type { DB } from '../../platform/database/schema.generated';
import type { Platform } from '../../platform/platform';
import { ShortMemory } from '../../platform/short-memory';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { ReaderGround } from './reader-ground';

/** A read of a company's private data. */
export interface Reading {
  readonly companyId: string;
  readonly part: AccessPart;
  readonly ground: ReaderGround;
  /** The filing that was read, if any. */
  readonly applicationId?: string;
}

/** Logs reads before the response is sent; a response is never sent without its log entry. */
export type NoteReadings = (actor: Actor, ...readings: readonly Reading[]) => Promise<void>;

/** The time of a read, and the function that logs it. */
export interface Noted {
  readonly now: Date;
  readonly note: NoteReadings;
}

/** For a list over several companies: one read per company that is in the list. */
export function readingsOf(
  grounds: ReadonlyMap<string, ReaderGround>,
  part: AccessPart,
  companyIds: readonly (string | null)[],
): Reading[] {
  return [...grounds]
    .filter(([companyId]) => companyIds.includes(companyId))
    .map(([companyId, ground]) => ({ companyId, part, ground }));
}

/** The same read on the same ground is logged once per hour. */
const SLOT_MS = 3_600_000;
const REMEMBERED = 20_000;
const slotOf = (now: Date): number => Math.floor(now.getTime() / SLOT_MS);

/** Per gateway: reads already logged in this hour, so that repeating them runs no statement. */
const memories = new WeakMap<Kysely<DB>, ShortMemory<true>>();

export function notesReadings({
  database: { db },
  clock,
  runUnitOfWork,
}: Pick<Platform, 'database' | 'clock' | 'runUnitOfWork'>): NoteReadings {
  const memory = memories.get(db) ?? new ShortMemory<true>(REMEMBERED);
  memories.set(db, memory);
  return async (actor, ...readings) => {
    for (const reading of readings) {
      const now = clock.now();
      const key = JSON.stringify([slotOf(now), actor.accountId, actor.role, actor.officeId, reading]);
      await memory.read(key, now, SLOT_MS, async () => {
        await runUnitOfWork((unit) => enterReading(unit, actor, reading));
        return true;
      });
    }
  };
}

/** The same for a read inside a unit of work: the access log and the audit log, with the ground in both. */
export async function enterReading(unit: UnitOfWork, actor: Actor, reading: Reading): Promise<void> {
  const { companyId, part, applicationId = null, ground } = reading;
  const mandates = typeof ground === 'string' ? [] : ground;
  const {
    rows: [entered],
  } = await sql<{ version: number }>`
    insert into access_log
      (id, company_id, part, application_id, account_id, role, office_id, ground, mandates, at, slot)
    select ${unit.newId()}, company.id, ${part}, ${applicationId}, ${actor.accountId}, ${actor.role}, ${actor.officeId},
           ${typeof ground === 'string' ? ground : 'AUTHORISATION'}, ${JSON.stringify(mandates)}::jsonb,
           ${unit.now}::timestamptz, ${slotOf(unit.now)}::bigint
      from company where company.id = ${companyId}
    on conflict do nothing
    returning (select version from company where company.id = access_log.company_id) as version`.execute(unit.tx);
  if (entered)
    unit.audit({
      actor,
      action: 'COMPANY_RECORD_READ',
      objectType: 'company',
      objectId: companyId,
      objectVersion: entered.version,
      remark: `${part}${applicationId === null ? '' : ` ${applicationId}`}, ${written(ground)}`,
    });
}

/** For example `AUTHORISATION 0190a000-…: ANNUAL_REPORT`. */
function written(ground: ReaderGround): string {
  if (typeof ground === 'string') return ground;
  return ground.map(({ id, processes }) => `AUTHORISATION ${id}: ${processes?.join(', ') ?? 'ALL'}`).join('; ');
}
