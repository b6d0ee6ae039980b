import type { Kysely } from 'kysely';
import type { DocumentRequirement } from '@registrar/domain/processes';
import type { FieldError } from '@registrar/domain/envelope';
import type { Language } from '@registrar/domain/bilingual';
import { validationMessage } from '@registrar/domain/messages';
import { needsConsent, type ConsentNeed } from '@registrar/domain/names';
import { currentRules } from '../names/word-lists';
import { standingDocuments } from '../documents/standing-documents';
import type { DB } from '../platform/database/schema.generated';
import { isGroupFiling, type Application } from './application';
import { filedName } from './filed-name';

/** What has to lie with the application, with the answers as they are now. */
export async function requiredDocuments(db: Kysely<DB>, application: Application): Promise<DocumentRequirement[]> {
  const required: DocumentRequirement[] = [];
  for (const requirement of application.definition.documents) if (await isRequired(db, application, requirement.when)) required.push(requirement);
  return required;
}

/** Those that are required and not there. */
export async function missingDocuments(db: Kysely<DB>, application: Application): Promise<DocumentRequirement[]> {
  const required = await requiredDocuments(db, application);
  if (required.length === 0) return [];
  const there = new Set((await standingDocuments(db, application.row.id)).map((document) => document.requirement_key));
  return required.filter(({ key }) => !there.has(key));
}

export function describeMissing(missing: readonly DocumentRequirement[], language: Language): FieldError[] {
  return missing.map(({ key, name }) => ({ path: `DOCUMENTS.${key}`, code: 'NAMED_DOCUMENT_REQUIRED', message: validationMessage('NAMED_DOCUMENT_REQUIRED', language, { document: name[language] }) }));
}

async function isRequired(db: Kysely<DB>, application: Application, when: DocumentRequirement['when']): Promise<boolean> {
  switch (when) {
    case 'ALWAYS': return true;
    case 'NEVER': return false;
    case 'GROUP': return isGroupFiling(application);
    case 'CONSENT_WORD': return (await consentsNeeded(db, application)).length > 0;
  }
}

/** The bodies that have to consent to the name as it is now, each with the word that asks for it. */
export async function consentsNeeded(db: Kysely<DB>, application: Application): Promise<readonly ConsentNeed[]> {
  const name = filedName(application);
  return name ? needsConsent(name, (await currentRules(db)).rules) : [];
}
