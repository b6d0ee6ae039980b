import type { DocumentPlace, FilingDocuments } from '@registrar/domain/calls/documents';
import { askableDocuments, placeOfParty } from '@registrar/domain/processes';
import { formsOfDocument } from '@registrar/domain/model-forms';
import { formsOfWhoDecided } from '@registrar/domain/model-forms/form-answers';
import { clauseGroupOf } from '@registrar/domain/papers';
import { consentBodies } from '@registrar/domain/names/consent-bodies';
import type { Kysely } from 'kysely';
import { readRequested } from '../../facts/corrections/correction-state';
import { isForParent } from '../../facts/group/parent-view';
import { consentsNeeded, placeName, requiredDocuments } from '../../facts/documents/required-documents';
import { outstandingSignatures } from '../../facts/signatures/outstanding';
import { placesInPortal } from '../../facts/signatures/party-signatures';
import { readPeople } from '../../facts/sections/people';
import type { Situation } from '../../facts/situation';
import { frameOf, type Application } from '../../../applications/application';
import type { Noted } from '../../../register/access-log/note-access';
import { readingOf } from '../../../applications/filing-reading';
import { isOnlyParent } from '../../../applications/sight';
import { mayWrite, seeApplication } from '../../engine/writable';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import { describeDocument } from '../../../documents/describe-document';
import { namedPlaces } from './document-places';
import { samePapers, type SamePaper } from './same-papers';
import { standingDocuments } from '../../../documents/standing-documents';

/** Every document place of the application, with its document. */
export async function readDocuments(
  db: Kysely<DB>,
  actor: Actor,
  applicationId: string,
  { now, note }: Pick<Noted, 'now'> & Partial<Noted>,
): Promise<FilingDocuments> {
  const situation = await seeApplication(db, actor, applicationId, now);
  await note?.(actor, ...readingOf(situation));
  return describeDocuments(db, actor, situation);
}

export async function describeDocuments(db: Kysely<DB>, actor: Actor, situation: Situation): Promise<FilingDocuments> {
  const { application } = situation;
  const requested = await readRequested(db, application.row.id);
  const required = new Set([...(await requiredDocuments(db, application)).map(({ key }) => key)]);
  const inPortal = await placesInPortal(situation);
  const unsigned = new Set((await outstandingSignatures(situation)).map(({ party }) => placeOfParty(party)));
  const documents = await standingDocuments(db, application.row.id);
  const uploaders = await readPeople(
    db,
    documents.map(({ uploaded_by }) => uploaded_by),
  );
  const needed = await consentsNeeded(db, application);
  const consents = needed.map(({ body, token }) => ({
    word: token,
    nameEnglish: consentBodies.name(body).en,
    nameNepali: consentBodies.name(body).ne,
  }));
  const all = namedPlaces(application, requested);
  const shown = isOnlyParent(situation) ? all.filter(({ requirement }) => isForParent(requirement)) : all;
  const asked = new Set(requested.map(({ id }) => id));
  const writable = new Set<string>();
  for (const { key } of shown) if (await mayWrite(situation, actor, { document: key })) writable.add(key);
  const frame = frameOf(application);
  const { companyType } = frame;
  const group = companyType === null ? undefined : (clauseGroupOf(companyType) ?? null);
  const same = samePapers(application, documents);
  const places = shown.map(({ key, name, item, requirement }): DocumentPlace => {
    const { when, consentOf, maximumMegabytes, extensions } = requirement;
    const row = documents.find((document) => document.requirement_key === key);
    return {
      key,
      nameEnglish: name.en,
      nameNepali: name.ne,
      itemId: item?.id ?? null,
      required: (required.has(key) && !inPortal.has(key)) || asked.has(key.slice(key.indexOf(':') + 1)),
      when: when === 'NEVER' || requirement.requiredWith?.(frame) === false ? 'NEVER' : 'ALWAYS',
      consentOf: consentOf ?? null,
      maximumMegabytes,
      extensions: [...extensions],
      consents: consentOf === 'REGULATOR' ? consents : [],
      status: row?.status ?? 'REQUESTED',
      document: row ? describeDocument(row, uploaders) : null,
      same: writable.has(key) ? describeSame(application, same.get(key)) : undefined,
      mayChange: writable.has(key),
      unsigned: unsigned.has(key),
      modelForms: [
        ...formsOfWhoDecided(formsOfDocument(application.row.process_name, key, group), application.definition, frame),
      ],
    };
  });
  const askable = askableDocuments(application.definition.documents, frameOf(application)).map(({ key, name }) => ({
    key,
    nameEnglish: name.en,
    nameNepali: name.ne,
  }));
  return {
    places,
    askable,
    mayChange: places.some(({ mayChange }) => mayChange),
    applicationVersion: application.row.version,
  };
}

function describeSame(application: Application, same: SamePaper | undefined): DocumentPlace['same'] {
  if (same === undefined) return undefined;
  const name = placeName(application, same.place);
  return { documentId: same.document.id, nameEnglish: name.en, nameNepali: name.ne };
}
