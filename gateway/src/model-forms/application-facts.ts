import type { CompanyRecord } from '@registrar/domain/calls/company-record';
import type { FormList, ModelForm } from '@registrar/domain/model-forms';
import {
  formAnswers,
  proposedCodes,
  proposedEntries,
  proposedOffice,
  type ProposedEntry,
} from '@registrar/domain/model-forms/form-answers';
import { documentPlaces, filedItems, type FilingFrame } from '@registrar/domain/processes';
import { NEPAL } from '@registrar/domain/processes/questions/address';
import { directorTitle } from '@registrar/domain/processes/questions/directors/bod-details';
import { describeChanges, publicParts, type RegisterPart } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import { frameOf, type Application } from '../applications/application';
import { readingOf } from '../applications/filing-reading';
import { isOnlyParent, seeFiling, type Sight } from '../applications/sight';
import { addressTexts } from '../lookups/address-text';
import { objectiveTexts } from '../lookups/objective-texts';
import { filedAs, readFounding } from '../papers/founding/read-founding';
import { readStandingFounding } from '../papers/founding/standing-founding';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import type { Noted } from '../register/access-log/note-access';
import { readRecord } from '../register/record/read-record';
import { factsOfFounding, factsOfRecord, type FormFacts, type FormPerson } from './form-facts';

const NOWHERE = { ne: '', en: '' };

export interface WantedForm {
  readonly form: ModelForm;
  /** Key of the document place for which it is wanted; undefined: for none in particular. */
  readonly place: string | undefined;
  /** The lists that its text has. */
  readonly lists: ReadonlySet<FormList>;
}

/**
 * What an application says, for whoever sees it: the answers of a registration, or what everybody may read of its
 * company with what was answered. A parent company that is asked for its consent reads no answers of the filing here.
 */
export async function factsOfApplication(
  db: Kysely<DB>,
  actor: Actor,
  applicationId: string,
  wanted: WantedForm,
  { now, note }: Noted,
): Promise<FormFacts> {
  const sight = await seeFiling(db, actor, applicationId, now);
  await note(actor, ...readingOf(sight));
  const { application } = sight;
  const frame = frameOf(application);
  const { definition } = application;
  if (
    wanted.place !== undefined &&
    !documentPlaces(definition.documents, frame).some(({ key }) => key === wanted.place)
  )
    refuse('REQ-404');
  const { company_id: companyId } = application.row;
  if (companyId === null) return answered(db, application, wanted, await factsOfFuture(db, application));
  const record = await readRecord(db, companyId, dayInNepal(now));
  if (isOnlyParent(sight)) return factsOfRecord(record);
  const entries = await proposed(db, application, frame);
  const founding = wanted.lists.has('clauses') ? await foundingOf(db, sight, record, entries) : undefined;
  const facts = {
    ...factsOfRecord(record, founding && { founding }),
    // none of the proposed parts names an office of the registrar
    changes: describeChanges(entries, { office: () => NOWHERE }),
  };
  return answered(db, application, wanted, facts);
}

/** A company that is being registered. */
async function factsOfFuture(db: Kysely<DB>, application: Application): Promise<FormFacts> {
  const frame = frameOf(application);
  if (application.definition.process !== 'COMPANY_REGISTRATION' || frame.companyType === null) refuse('REQ-404');
  return factsOfFounding(await readFounding(db, frame, filedAs(application)), directorsOf(application));
}

function directorsOf(application: Application): FormPerson[] {
  const frame = frameOf(application);
  return filedItems(frame, 'BOD_DETAILS').map((item) => ({
    name: directorTitle(item, frame),
    address: NOWHERE,
    quantity: null,
  }));
}

/** With what is answered for this form and this place; of one person's place that person alone signs as a director. */
async function answered(
  db: Kysely<DB>,
  application: Application,
  { form, place }: WantedForm,
  facts: FormFacts,
): Promise<FormFacts> {
  const { values, address, disclosures, representatives } = formAnswers(
    application.definition,
    frameOf(application),
    form,
    place,
  );
  const [text] = address === undefined ? [] : await addressTexts(db, [address]);
  const personAddress = text && { ne: text.addressNepali, en: text.addressEnglish };
  const isOfOne = place?.includes(':') === true && values.personName !== undefined;
  return {
    ...facts,
    values: { ...facts.values, ...values, ...(personAddress && { personAddress }) },
    directors: isOfOne
      ? [{ name: values.personName ?? NOWHERE, address: personAddress ?? NOWHERE, quantity: null }]
      : facts.directors,
    disclosures,
    representatives,
    filing: { number: application.row.application_number },
  };
}

/** What the filing would change of its company, with the words of the directories. */
async function proposed(db: Kysely<DB>, { definition }: Application, frame: FilingFrame): Promise<ProposedEntry[]> {
  const address = proposedOffice(frame);
  const [office] = address === undefined ? [] : await addressTexts(db, [{ ...address, countryId: NEPAL }]);
  return proposedEntries(definition, frame, { office, objectives: await objectiveTexts(db, proposedCodes(frame)) });
}

/** What the amended memorandum and articles say. */
async function foundingOf(
  db: Kysely<DB>,
  sight: Sight,
  record: CompanyRecord,
  entries: readonly ProposedEntry[],
): Promise<FormFacts['founding']> {
  const standing = mayReadPapers(sight) ? await proposedFounding(db, sight, entries) : undefined;
  return standing ?? factsOfRecord(afterwards(record, entries)).founding;
}

/** The public record as it would be; of a company whose papers the portal never had its papers are written from it. */
function afterwards(record: CompanyRecord, entries: readonly ProposedEntry[]): CompanyRecord {
  const after = (aspect: ProposedEntry['aspect']) => entries.find((entry) => entry.aspect === aspect)?.after;
  const type = publicParts.COMPANY_TYPE.safeParse(after('COMPANY_TYPE')).data?.companyType;
  return {
    ...record,
    name: publicParts.NAME.safeParse(after('NAME')).data ?? record.name,
    companyType: type === undefined ? record.companyType : { ...record.companyType, key: type },
    registeredOffice:
      publicParts.REGISTERED_OFFICE.safeParse(after('REGISTERED_OFFICE')).data ?? record.registeredOffice,
    objectives: publicParts.OBJECTIVES.safeParse(after('OBJECTIVES')).data?.objectives ?? record.objectives,
    capital: publicParts.CAPITAL.safeParse(after('CAPITAL')).data ?? record.capital,
  };
}

/** The papers of a company are read by those who speak for it; the office has them with the filing. */
const mayReadPapers = ({ ground }: Sight): boolean =>
  ground === 'REPRESENTATIVE' || (ground ?? []).some(({ processes }) => processes === null);

/** Its papers as they would stand with what is proposed; undefined where the portal never had them. */
async function proposedFounding(db: Kysely<DB>, { application, today }: Sight, entries: readonly ProposedEntry[]) {
  const { company } = application;
  if (company === null) return undefined;
  const { registered_by: registeredBy } = await db
    .selectFrom('company')
    .select('registered_by')
    .where('id', '=', company.id)
    .executeTakeFirstOrThrow();
  const told = entries.filter(({ aspect }) => aspect !== 'DOCUMENT');
  const kept = company.parts.filter(({ aspect }) => !told.some((entry) => entry.aspect === aspect));
  const parts: Pick<RegisterPart, 'aspect' | 'data'>[] = [
    ...kept,
    ...told.map(({ aspect, after }) => ({ aspect, data: after })),
  ];
  const type = publicParts.COMPANY_TYPE.safeParse(parts.find(({ aspect }) => aspect === 'COMPANY_TYPE')?.data).data;
  return readStandingFounding(db, { registeredBy, type: type?.companyType ?? company.type, parts }, today);
}
