import type { LookupItem } from '@registrar/domain/calls/lookups';
import { filedItems, valueAt, type FilingFrame } from '@registrar/domain/processes';
import { holderColumns } from '@registrar/domain/processes/company-registration';
import { csvLine } from '@registrar/domain/sheets';
import type { Person } from '@registrar/testing/playwright';
import { callsOf } from './gateway-calls';
import type { Language } from './texts';

const PLACES = {
  country: 'country',
  province: 'province',
  district: 'district',
  localBody: 'local-body?districtId=27',
} as const;
const isPlace = (widget: string): widget is keyof typeof PLACES => widget in PLACES;

/**
 * The shareholders of an example as a spreadsheet has them: the headings of the template, places and choices by their
 * names.
 */
export async function holderSheet(frame: FilingFrame, person: Person, language: Language): Promise<string[]> {
  const gateway = await callsOf(person);
  const names = new Map<string, string>();
  const named = ({ nameNepali, nameEnglish }: Pick<LookupItem, 'nameNepali' | 'nameEnglish'>): string =>
    language === 'ne' ? nameNepali : nameEnglish;
  for (const [widget, list] of Object.entries(PLACES)) {
    for (const place of await gateway.get<readonly LookupItem[]>(`/external/api/${list}`))
      names.set(`${widget} ${place.id}`, named(place));
  }
  const columns = holderColumns(frame);
  const lines = filedItems(frame, 'SHAREHOLDER').map(({ data }) =>
    csvLine(
      columns.map(({ field, calendar }) => {
        const value = valueAt(data, field.path);
        if (field.widget === 'switch') return value === true ? '1' : '0';
        // What a sheet has no cell for is a record or a list.
        if ((typeof value !== 'string' && typeof value !== 'number') || calendar === 'BS') return '';
        if (isPlace(field.widget)) return names.get(`${field.widget} ${value}`) ?? '';
        const choice = field.options?.items.find(({ key }) => key === value);
        if (choice !== undefined) return named(choice);
        return field.widget === 'amount' ? String(Number(value) / 100) : String(value);
      }),
    ),
  );
  return [csvLine(columns.map(({ label }) => label[language])), ...lines].map((line) => line.trimEnd());
}
