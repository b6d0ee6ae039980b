import { documentMediaTypeSchema, type DocumentPlace, type FilingDocuments } from '@registrar/domain/calls/documents';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import { consentBodies } from '@registrar/domain/names/consent-bodies';
import { isForParent } from '../filings/group/parent-view';
import { consentsNeeded, requiredDocuments } from '../filings/required-documents';
import type { Situation } from '../filings/situation';
import { person } from '../filings/summary';
import { isOnlyParent } from '../filings/visibility';
import { mayWrite, seeApplication } from '../filings/writable';
import { standingDocuments, type DocumentRow } from './standing-documents';

/** Every place for a document of the application, with what lies there. */
export async function readDocuments(db: Kysely<DB>, actor: Actor, applicationId: string, now: Date): Promise<FilingDocuments> {
  return describeDocuments(db, actor, await seeApplication(db, actor, applicationId, now));
}

export async function describeDocuments(db: Kysely<DB>, actor: Actor, situation: Situation): Promise<FilingDocuments> {
  const { application } = situation;
  const required = new Set((await requiredDocuments(db, application)).map(({ key }) => key));
  const documents = await standingDocuments(db, application.row.id);
  const uploaders = await peopleOf(db, documents);
  const needed = await consentsNeeded(db, application);
  const consents = needed.map(({ body, token }) => ({ word: token, nameEnglish: consentBodies.name(body).en, nameNepali: consentBodies.name(body).ne }));
  const shown = isOnlyParent(situation) ? application.definition.documents.filter(isForParent) : application.definition.documents;
  const places = shown.map(({ key, name, when, maximumMegabytes, extensions }): DocumentPlace => {
    const row = documents.find((document) => document.requirement_key === key);
    return {
      key, nameEnglish: name.en, nameNepali: name.ne, required: required.has(key), when, maximumMegabytes, extensions: [...extensions],
      consents: when === 'CONSENT_WORD' ? consents : [],
      status: row?.status ?? 'REQUESTED',
      document: row ? describe(row, uploaders) : null,
    };
  });
  return { places, mayChange: mayWrite(situation, actor) };
}

type Uploaders = ReadonlyMap<string, { nameEnglish: string; nameNepali: string }>;

async function peopleOf(db: Kysely<DB>, documents: readonly DocumentRow[]): Promise<Uploaders> {
  if (documents.length === 0) return new Map();
  const ids = [...new Set(documents.map((document) => document.uploaded_by))];
  const accounts = await db.selectFrom('account').select(['id', 'name_english', 'name_nepali', 'username', 'role']).where('id', 'in', ids).execute();
  return new Map(accounts.map((account) => {
    const { nameEnglish, nameNepali } = person(account.id, account.name_english, account.name_nepali, account.username, account.role);
    return [account.id, { nameEnglish, nameNepali }];
  }));
}

function describe(row: DocumentRow, uploaders: Uploaders): DocumentPlace['document'] {
  return {
    id: row.id,
    name: row.name,
    mediaType: documentMediaTypeSchema.parse(row.media_type),
    size: row.size,
    sha256: row.sha256,
    remark: row.remark,
    uploadedBy: uploaders.get(row.uploaded_by) ?? { nameEnglish: '', nameNepali: '' },
    uploadedAt: row.uploaded_at.toISOString(),
    version: row.version,
  };
}
