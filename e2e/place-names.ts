import type { LookupItem } from '@registrar/domain/calls/lookups';
import { isList, sectionOf, valueAt, type Answers } from '@registrar/domain/processes';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import type { Person } from '@registrar/testing/playwright';
import { callsOf } from './gateway-calls';
import type { Language } from './texts';

/** What a person reads where an answer holds an id; undefined where an answer is its own word. */
export type Words = (widget: string, id: unknown) => string | undefined;

const LISTS: Readonly<Record<string, string>> = {
  country: 'country',
  province: 'province',
  district: 'district',
  office: 'office/minimal-detail',
};

/** Countries, places of Nepal and offices as they are named in this language. */
export async function placeNames(person: Person, language: Language, districtIds: readonly number[]): Promise<Words> {
  const gateway = await callsOf(person);
  const names = new Map<string, string>();
  const take = (widget: string, items: readonly LookupItem[]) =>
    items.forEach((item) => names.set(`${widget} ${item.id}`, language === 'ne' ? item.nameNepali : item.nameEnglish));
  for (const [widget, path] of Object.entries(LISTS))
    take(widget, await gateway.get<readonly LookupItem[]>(`/external/api/${path}`));
  for (const districtId of districtIds)
    take('localBody', await gateway.get<readonly LookupItem[]>(`/external/api/local-body?districtId=${districtId}`));
  const digits = new Intl.NumberFormat('en-u-nu-deva');
  return (widget, id) =>
    widget === 'ward'
      ? language === 'ne'
        ? digits.format(Number(id))
        : String(id)
      : names.get(`${widget} ${String(id)}`);
}

/** The words of one item of a list, by the paths of its questions. */
export function wordsByPath(sectionKey: string, answers: Answers, words: Words): Readonly<Record<string, string>> {
  const section = sectionOf(companyRegistration, sectionKey);
  if (section === undefined || !isList(section)) throw new Error(`${sectionKey} is no list`);
  return Object.fromEntries(
    section.item.fields.flatMap(({ path, widget }) => {
      const value = valueAt(answers, path);
      const word = value === undefined ? undefined : words(widget, value);
      return word === undefined ? [] : [[path, word]];
    }),
  );
}
