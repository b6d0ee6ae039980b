import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { fieldIssues, validationMessage } from '@registrar/domain/messages';
import {
  isList,
  sectionsOf,
  type AnySection,
  type CrossIssue,
  type FilingFrame,
  type ListSection,
  type ProcessDefinition,
  type SectionDefinition,
} from '@registrar/domain/processes';
import { frameOf, type Application } from '../../../applications/application';
import { addressFindings } from './address-findings';
import { countingErrors } from './asked-since';
import { companyFindings } from './company-findings';
import { judgeInSlices, ownFindings } from './own-findings';
import type { Places } from '../../../lookups/places';
import type { SavedItem } from '../../../applications/saved-items';

/** The validation errors of a section as a whole and, for a list, of each of its items. */
export interface Judgement {
  readonly section: AnySection;
  /** Nothing was saved or entered. */
  readonly empty: boolean;
  /** Paths are relative to the section; for a list only errors that belong to no single item. */
  readonly errors: readonly FieldError[];
  /** The errors of list items by item id, with paths relative to the item. An item that is missing here is valid. */
  readonly ofItems: ReadonlyMap<string, readonly FieldError[]>;
}

/**
 * Validates the long lists of a filing in slices and keeps the results for `judgeSections`. Validating them in one run
 * would block the event loop for other requests.
 */
export async function judgeLongLists(application: Application, language: Language): Promise<void> {
  const frame = frameOf(application);
  for (const section of sectionsOf(application.definition, frame))
    if (isList(section)) await judgeInSlices(section, application.items.get(section.key) ?? [], frame, language);
}

/** Validates every section that the filing has, with all its answers. */
export function judgeSections(application: Application, language: Language): Judgement[] {
  const frame = frameOf(application);
  return sectionsOf(application.definition, frame).map((section) =>
    judge(application, section, groundOf(application, frame, language)),
  );
}

/** Validates one section, for the response to a save of it. */
export function judgeSection(application: Application, section: AnySection, language: Language): Judgement {
  return judge(application, section, groundOf(application, frameOf(application), language));
}

interface Ground {
  readonly frame: FilingFrame;
  readonly definition: ProcessDefinition;
  readonly places: Places;
  readonly language: Language;
}

const groundOf = ({ definition, places }: Application, frame: FilingFrame, language: Language): Ground => ({
  frame,
  definition,
  places,
  language,
});

function judge(application: Application, section: AnySection, ground: Ground): Judgement {
  const { errors, ofItems, ...found } = findingsOf(application, section, ground);
  const counting = [...ofItems].map(([id, own]) => [id, countingErrors(application, own)] as const);
  return {
    ...found,
    errors: countingErrors(application, errors),
    ofItems: new Map(counting.filter(([, own]) => own.length > 0)),
  };
}

/** The form by which it is judged from now on: today's, as soon as its answers are good by that without exception. */
export function formVersionOf(application: Application): number {
  const ground = groundOf(application, frameOf(application), 'en');
  const lacks = sectionsOf(application.definition, ground.frame).some((section) => {
    const { empty, errors, ofItems } = findingsOf(application, section, ground);
    return !(section.optional && empty) && errors.length + ofItems.size > 0;
  });
  return lacks ? application.row.definition_version : application.definition.version;
}

function findingsOf(application: Application, section: AnySection, ground: Ground): Judgement {
  if (isList(section)) return judgeList(section, application.items.get(section.key) ?? [], ground);
  const saved = application.sections.get(section.key);
  return {
    section,
    empty: saved === undefined,
    errors: formErrors(section, saved?.data ?? {}, ground),
    ofItems: new Map(),
  };
}

function formErrors(section: SectionDefinition, data: Readonly<Record<string, unknown>>, ground: Ground): FieldError[] {
  const { frame, language } = ground;
  const parsed = (section.schemaFor?.(frame) ?? section.schema).safeParse(data);
  const own = parsed.success ? [] : fieldIssues(parsed.error, language);
  return [
    ...own,
    ...addressFindings(section, data, ground),
    ...companyFindings(section, data, ground),
    ...(section.issues?.(data, frame) ?? []).map((issue) => describe(issue, language)),
  ];
}

function judgeList(section: ListSection, items: readonly SavedItem[], ground: Ground): Judgement {
  const { frame, language } = ground;
  const ofItems = new Map<string, FieldError[]>();
  const note = (id: string, errors: readonly FieldError[]): void =>
    void ofItems.set(id, [...(ofItems.get(id) ?? []), ...errors]);
  for (const [id, found] of ownFindings(section, items, frame, language)) note(id, found);
  for (const { id, data } of items) {
    // register data that the applicant does not change is not validated
    if (section.ofRegister && !section.ofRegister.isTouched(data, frame)) continue;
    const found = [...addressFindings(section, data, ground), ...companyFindings(section, data, ground)];
    if (found.length > 0) note(id, found);
  }
  const known = new Set(items.map(({ id }) => id));
  const errors: FieldError[] = [];
  for (const issue of section.issues?.(items, frame) ?? []) {
    const [first = '', ...rest] = issue.path.split('.');
    if (known.has(first)) note(first, [describe({ ...issue, path: rest.join('.') }, language)]);
    else errors.push(describe(issue, language));
  }
  if (items.length === 0 && !section.optional && errors.length === 0)
    errors.push(
      describe({ path: '', code: 'LIST_EMPTY', parameters: { name: section.item.name[language] } }, language),
    );
  return { section, empty: items.length === 0, errors, ofItems };
}

function describe({ path, code, parameters }: CrossIssue, language: Language): FieldError {
  return { path, code, message: validationMessage(code, language, parameters) };
}
