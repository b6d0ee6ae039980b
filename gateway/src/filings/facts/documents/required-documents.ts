import type { FieldError } from '@registrar/domain/envelope';
import type { Bilingual, Language } from '@registrar/domain/bilingual';
import { validationMessage } from '@registrar/domain/messages';
import { needsConsent, type ConsentNeed } from '@registrar/domain/names';
import {
  documentPlaces,
  isList,
  sectionOf,
  type ConsentGiver,
  type DocumentPlaceKey,
} from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import { currentRules } from '../../../names/word-lists';
import { standingDocuments } from '../../../documents/standing-documents';
import type { DB } from '../../../platform/database/schema.generated';
import { frameOf, isGroupFiling, type Application } from '../../../applications/application';
import { filedName } from '../names/filed-name';
import { placesInPortal } from '../signatures/party-signatures';
import { fact } from '../situation';

/** Every document place with the present answers, required or optional. */
export function placesOf(application: Application): DocumentPlaceKey[] {
  return documentPlaces(application.definition.documents, frameOf(application));
}

/** The required documents with the present answers. */
export async function requiredDocuments(db: Kysely<DB>, application: Application): Promise<DocumentPlaceKey[]> {
  const places = placesOf(application);
  const needed = new Set<ConsentGiver>();
  for (const giver of new Set(places.flatMap(({ requirement: { consentOf } }) => consentOf ?? []))) {
    if (await IS_CONSENT_NEEDED[giver](db, application)) needed.add(giver);
  }
  const frame = frameOf(application);
  return places.filter(({ requirement }) => {
    const { when, consentOf } = requirement;
    if (when === 'CONSENT') return consentOf !== undefined && needed.has(consentOf);
    return when === 'ALWAYS' && (requirement.requiredWith?.(frame) ?? true);
  });
}

/** Required documents that are missing, without those that were asked for as signatures in the portal. */
export const missingDocuments = fact(async (filed): Promise<DocumentPlaceKey[]> => {
  const { application, db } = filed;
  const required = await requiredDocuments(db, application);
  if (required.length === 0) return [];
  const there = new Set((await standingDocuments(db, application.row.id)).map((document) => document.requirement_key));
  const missing = required.filter(({ key }) => !there.has(key));
  if (missing.length === 0) return [];
  const inPortal = await placesInPortal(filed);
  return missing.filter(({ key }) => !inPortal.has(key));
});

export function describeMissing(
  application: Application,
  missing: readonly DocumentPlaceKey[],
  language: Language,
): FieldError[] {
  return missing.map((place) => ({
    path: `DOCUMENTS.${place.key}`,
    code: 'NAMED_DOCUMENT_REQUIRED',
    message: validationMessage('NAMED_DOCUMENT_REQUIRED', language, {
      document: placeName(application, place)[language],
    }),
  }));
}

/** The name of a place; for a document per person, with the person's name. */
export function placeName(
  application: Application,
  { requirement: { name, forEachOf }, item }: DocumentPlaceKey,
): Bilingual {
  const { definition } = application;
  const section = forEachOf === undefined ? undefined : sectionOf(definition, forEachOf);
  if (item === null || !section || !isList(section)) return name;
  const title = section.item.title(item.data, frameOf(application));
  const of = (own: string, whose: string) => (whose === '' ? own : `${own}: ${whose}`);
  return { ne: of(name.ne, title.ne || title.en), en: of(name.en, title.en || title.ne) };
}

const IS_CONSENT_NEEDED: Readonly<
  Record<ConsentGiver, (db: Kysely<DB>, application: Application) => boolean | Promise<boolean>>
> = {
  PARENT_COMPANY: (_db, application) => isGroupFiling(application),
  REGULATOR: async (db, application) => (await consentsNeeded(db, application)).length > 0,
};

/** The bodies that must consent to the present name, each with the word that requires it. */
export async function consentsNeeded(db: Kysely<DB>, application: Application): Promise<readonly ConsentNeed[]> {
  // for a reserved name the consents were given with the reservation
  const name = application.row.reservation_id === null ? filedName(application) : undefined;
  return name ? needsConsent(name, (await currentRules(db)).rules) : [];
}
