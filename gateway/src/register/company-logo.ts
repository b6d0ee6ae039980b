import { LOGO_LARGEST_SIDE, LOGO_MAXIMUM_BYTES, LOGO_SMALLEST_SIDE } from '@registrar/domain/calls/profile';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import type { FileReading } from '../platform/files/file-reader';
import { sentence, type MessageKey, type MessageParameters, type WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { refuse, type RefusalCode } from '../platform/refusal';
import { speaksFor } from './representation';

/** Address below the gateway base. The version changes with the image, so that a browser can cache it for long. */
export function logoAddress(companyId: string, logoKey: string | null): string | null {
  return logoKey === null ? null : `external/api/company/${companyId}/logo?v=${versionOf(logoKey)}`;
}

/** A company that the user does not represent does not exist (REQ-404). */
export async function requireRepresentative(
  { database: { db }, clock }: Platform,
  actor: Actor,
  companyId: string,
): Promise<void> {
  if (!(await speaksFor(db, actor.accountId, companyId, dayInNepal(clock.now())))) refuse('REQ-404');
}

/** Stores a logo whose type was checked by its content. */
export async function setLogo(
  platform: Platform,
  actor: Actor,
  companyId: string,
  bytes: Buffer,
  language: WireLanguage,
): Promise<{ logo: string }> {
  judgeLogo(await platform.files.read(bytes), language);
  // done before the unit of work, because writing takes time and a unit of work holds the database; a file that no row
  // refers to is harmless
  const { key } = await platform.storage.put(Readable.from([bytes]), LOGO_MAXIMUM_BYTES);
  await platform.runUnitOfWork(async (unit) => {
    if (!(await speaksFor(unit.tx, actor.accountId, companyId, dayInNepal(unit.now)))) refuse('REQ-404');
    const before = await unit.tx
      .selectFrom('company')
      .select(['logo_key', 'version'])
      .where('id', '=', companyId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (before.logo_key === key) return;
    const version = before.version + 1;
    await unit.tx.updateTable('company').set({ logo_key: key, version }).where('id', '=', companyId).execute();
    unit.audit({
      actor,
      action: 'COMPANY_LOGO_CHANGED',
      objectType: 'company',
      objectId: companyId,
      objectVersion: version,
      before: { logo: before.logo_key },
      after: { logo: key },
    });
  });
  return { logo: logoAddress(companyId, key) ?? refuse('REQ-404') };
}

export interface Logo {
  readonly bytes: Buffer;
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly version: string;
}

export async function readLogo({ storage }: Platform, db: Kysely<DB>, companyId: string): Promise<Logo> {
  const company = await db.selectFrom('company').select('logo_key').where('id', '=', companyId).executeTakeFirst();
  const key = company?.logo_key ?? refuse('REQ-404');
  if (!(await storage.stat(key))) refuse('REQ-404');
  const bytes = await buffer(await storage.get(key));
  return { bytes, mediaType: bytes[0] === FIRST_OF_PNG ? 'image/png' : 'image/jpeg', version: versionOf(key) };
}

/** A stored logo was checked before; this only distinguishes the two types. */
const FIRST_OF_PNG = 0x89;

/** Refuses an image that is not a square PNG or JPEG of the allowed size, with the reason at the field. */
function judgeLogo({ kind, width, height }: FileReading, language: WireLanguage): void {
  if (kind === 'UNREADABLE') refuseLogo('FILE-422', 'LOGO_UNREADABLE', 'error.logoUnreadable', language);
  if (width === undefined || height === undefined) refuseLogo('FILE-415', 'LOGO_KIND', 'error.logoKind', language);
  if (width !== height) refuseLogo('FILE-422', 'LOGO_NOT_SQUARE', 'error.logoNotSquare', language);
  if (width < LOGO_SMALLEST_SIDE || width > LOGO_LARGEST_SIDE) {
    refuseLogo('FILE-422', 'LOGO_SIDES', 'error.logoSides', language, {
      minimum: LOGO_SMALLEST_SIDE,
      maximum: LOGO_LARGEST_SIDE,
    });
  }
}

/** Names the field, so that the form shows the message beside it. */
export function refuseLogo(
  code: RefusalCode,
  problem: string,
  message: MessageKey,
  language: WireLanguage,
  parameters?: MessageParameters,
): never {
  refuse(code, {
    message,
    parameters,
    errors: [{ path: 'logo', code: problem, message: sentence(message, language, parameters) }],
  });
}

function versionOf(key: string): string {
  return key.slice(0, 16);
}
