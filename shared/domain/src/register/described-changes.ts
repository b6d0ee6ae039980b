import type { Bilingual } from '../bilingual';
import { inBothCalendars } from '../calendar/names';
import { toNepaliDigits } from '../digits';
import { companyTypes } from '../enumerations/company-types';
import { companyStatuses } from '../enumerations/statuses';
import { documentTypeChoices } from '../enumerations/processes';
import { formatMoney, groupDigits } from '../money';
import { amendedPaper } from '../papers/amended-paper';
import type { PartData, RegisterEntry } from './company-record';
import { privateCorrections } from './private-corrections';
import { holderStatuses, publicParts, registerAspects, registerFields, type RegisterAspect } from './register-aspects';

/**
 * One value of the register that a filing changed, as a letter says it. `before` null: there was none; `after` null:
 * there is none any more.
 */
export interface DescribedChange {
  readonly part: Bilingual;
  /** Null where the part is its one value. */
  readonly field: Bilingual | null;
  readonly before: Bilingual | null;
  readonly after: Bilingual | null;
}

/** What a value alone does not tell. */
export interface RegisterWords {
  office(id: number): Bilingual;
}

type Change = Pick<RegisterEntry, 'aspect' | 'before' | 'after'>;

/** What these entries changed, in the words of the register, in the order of the parts and of their fields. */
export function describeChanges(entries: readonly Change[], words: RegisterWords): DescribedChange[] {
  const order = registerAspects.keys;
  return [...entries]
    .sort((a, b) => order.indexOf(a.aspect) - order.indexOf(b.aspect))
    .flatMap((entry) => describe(entry, words));
}

function describe({ aspect, before, after }: Change, words: RegisterWords): DescribedChange[] {
  const amended = aspect === 'DOCUMENT' ? amendments(after) : [];
  if (amended.length > 0) return amended;
  const [was, is] = [valuesOf(aspect, before, words), valuesOf(aspect, after, words)];
  const fields = [...new Set([...was.keys(), ...is.keys()])];
  // a holder who ends is told by the name alone
  const ends = aspect === 'SHAREHOLDER' && after === null;
  const changed = fields.filter((field) => !same(was.get(field), is.get(field)) && (!ends || field === 'name'));
  const part = registerAspects.name(aspect);
  const told = changed.map((field): DescribedChange => ({
    part,
    field: FIELD_NAMES.get(field) ?? null,
    before: was.get(field) ?? null,
    after: is.get(field) ?? null,
  }));
  const corrected = privateCorrections({ aspect, before, after }, told.length > 0);
  return corrected.length === 0
    ? told
    : [...told, { part, field: namedBy(is.get('name'), corrected), before: null, after: CORRECTED }];
}

/**
 * A letter goes from hand to hand: which of the private details were corrected stands in it, what they are does not.
 */
const CORRECTED: Bilingual = {
  ne: 'सच्याइएको (विवरण यस पत्रमा नखुलाइएको)',
  en: 'Corrected (the details are not stated in this letter)',
};

/** "Hari Rai: Contact, Identification" */
function namedBy(name: Bilingual | undefined, parts: readonly Bilingual[]): Bilingual {
  const list = (language: keyof Bilingual): string =>
    `${name ? `${name[language]}: ` : ''}${parts.map((part) => part[language]).join(', ')}`;
  return { ne: list('ne'), en: list('en') };
}

/** Of an amended paper each clause, in its former and its present words. */
function amendments(after: PartData | null): DescribedChange[] {
  const kind = after?.['kind'];
  if (kind !== 'MOA' && kind !== 'AOA') return [];
  return (amendedPaper.safeParse(after?.['details']).data?.amendments ?? []).map(
    ({ heading, before: was, after: is }) => ({
      part: documentTypeChoices.name(kind),
      field: heading,
      before: was && pair(was.ne, was.en),
      after: is && pair(is.ne, is.en),
    }),
  );
}

const same = (a: Bilingual | undefined, b: Bilingual | undefined): boolean => a?.ne === b?.ne && a?.en === b?.en;

/** A value in two languages is one value; a part with nothing else needs no name for it. */
const PAIRS: Readonly<Record<string, Bilingual | null>> = {
  name: { ne: 'नाम', en: 'Name' },
  address: { ne: 'ठेगाना', en: 'Address' },
};
const FIELD_NAMES = new Map<string, Bilingual | null>([
  ...Object.entries(PAIRS),
  ...registerFields.keys.map((key): [string, Bilingual] => [key, registerFields.name(key)]),
]);

function valuesOf(aspect: RegisterAspect, data: PartData | null, words: RegisterWords): Map<string, Bilingual> {
  const values = new Map<string, Bilingual>();
  if (data === null) return values;
  const put = (field: string, value: Bilingual | null): void => {
    if (value !== null) values.set(field, value);
  };
  if (aspect === 'NOTE') {
    put('note', noteOf(data));
    return values;
  }
  for (const field of Object.keys(publicParts[aspect].shape)) {
    if (field === 'nameNepali' || field === 'addressNepali') continue;
    if (field === 'nameEnglish') put('name', pair(data['nameNepali'], data['nameEnglish']));
    else if (field === 'addressEnglish') put('address', pair(data['addressNepali'], data['addressEnglish']));
    else put(field, valueOf(field, data[field], words));
  }
  const status = aspect === 'SHAREHOLDER' ? data['status'] : undefined;
  if (typeof status === 'string') put('status', heldBy(values.get('name'), status));
  // a part that only those who answer for the company may read is told by whom it names
  if (Object.keys(publicParts[aspect].shape).length === 0) put('name', privateName(data));
  return values;
}

const AMOUNTS = new Set(['authorizedCapital', 'issuedCapital', 'paidUpCapital', 'ratePerShare']);
const DAYS = new Set(['registeredOn', 'deregisteredOn', 'since', 'until']);
const YES_NO: Readonly<Record<'true' | 'false', Bilingual>> = {
  true: { ne: 'हो', en: 'Yes' },
  false: { ne: 'होइन', en: 'No' },
};

function valueOf(field: string, value: unknown, words: RegisterWords): Bilingual | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return YES_NO[value ? 'true' : 'false'];
  if (typeof value === 'number') {
    if (field === 'officeId') return words.office(value);
    if (AMOUNTS.has(field)) return { ne: formatMoney(value, 'ne'), en: formatMoney(value, 'en') };
    const grouped = groupDigits(String(value));
    return { ne: toNepaliDigits(grouped), en: grouped };
  }
  if (field === 'objectives') return objectivesOf(value);
  if (typeof value !== 'string') return null;
  if (DAYS.has(field)) return inBothCalendars(value);
  if (field === 'companyType' && companyTypes.has(value)) return companyTypes.name(value);
  if (field === 'status' && companyStatuses.has(value)) return companyStatuses.name(value);
  return { ne: value, en: value };
}

/** "Hari Rai: Deceased" */
function heldBy(name: Bilingual | undefined, status: string): Bilingual {
  const { ne, en } = holderStatuses.name(status);
  return { ne: name ? `${name.ne}: ${ne}` : ne, en: name ? `${name.en}: ${en}` : en };
}

function objectivesOf(value: unknown): Bilingual | null {
  const { data: objectives = [] } = publicParts.OBJECTIVES.shape.objectives.safeParse(value);
  if (objectives.length === 0) return null;
  return {
    ne: objectives.map(({ objectiveNepali, objectiveEnglish }) => objectiveNepali || objectiveEnglish).join('; '),
    en: objectives.map(({ objectiveNepali, objectiveEnglish }) => objectiveEnglish || objectiveNepali).join('; '),
  };
}

/** What the company told, in its own words and its own language; what the gateway notes is in both. */
function noteOf({ details }: PartData): Bilingual | null {
  if (typeof details !== 'object' || details === null) return null;
  const told = new Map<string, unknown>(Object.entries(details));
  const subject = told.get('subject');
  return pair(subject, told.get('subjectEnglish') ?? subject);
}

function privateName({ details }: PartData): Bilingual | null {
  if (typeof details !== 'object' || details === null) return null;
  const told = new Map<string, unknown>(Object.entries(details));
  return pair(
    told.get('fullNameNepali') ?? told.get('nameNepali'),
    told.get('fullNameEnglish') ?? told.get('nameEnglish'),
  );
}

function pair(ne: unknown, en: unknown): Bilingual | null {
  const [nepali, english] = [ne, en].map((text) => (typeof text === 'string' ? text.trim() : ''));
  return nepali || english ? { ne: nepali || english || '', en: english || nepali || '' } : null;
}
