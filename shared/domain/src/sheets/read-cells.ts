import { bsToAd, parseBsDate } from '../calendar';
import { toLatinDigits } from '../digits';
import type { Place } from '../calls/lookups';
import type { MessageParameters, ValidationCode } from '../messages/validation';
import { parseMoney } from '../money';
import { withValueAt } from '../processes/field-definition';
import type { Answers } from '../processes/filing-frame';
import { placeCalled } from './place-called';
import type { SheetColumn } from './sheet-column';

/** The places a sheet may name, each as it is or was called in either language. Local bodies only of the districts that have come. */
export interface Places {
  readonly countries: readonly Place[];
  readonly provinces: readonly Place[];
  readonly districts: readonly (Place & { readonly provinceId: number })[];
  readonly localBodies: readonly (Place & { readonly districtId: number })[];
}

export const NO_PLACES: Places = { countries: [], provinces: [], districts: [], localBodies: [] };

export interface CellTrouble {
  readonly column: SheetColumn;
  readonly code: ValidationCode;
  readonly parameters?: MessageParameters;
}

/** What a row of cells says; cells by column key. What cannot be read is told and left out of the answers. */
export function readCells(cells: Readonly<Record<string, string>>, columns: readonly SheetColumn[], places: Places): { data: Answers; troubles: CellTrouble[] } {
  let data: Answers = {};
  const troubles: CellTrouble[] = [];
  for (const column of columns) {
    // the apostrophe that keeps a spreadsheet from calculating is no part of the text
    const cell = (cells[column.key] ?? '').trim().replace(/^'(?=\s*[=+\-@])/, '');
    if (cell === '') continue;
    const read = readCell(cell, column, data, places);
    if (read.ok) data = withValueAt(data, column.field.path, read.value);
    else troubles.push({ column, code: read.code, parameters: read.parameters });
  }
  return { data, troubles };
}

type Read = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly code: ValidationCode; readonly parameters?: MessageParameters };

const read = (value: unknown): Read => ({ ok: true, value });
const wrong = (code: ValidationCode, parameters?: MessageParameters): Read => ({ ok: false, code, parameters });
const readOr = (value: unknown, code: ValidationCode): Read => (value === undefined ? wrong(code) : read(value));

function readCell(cell: string, { field, calendar }: SheetColumn, before: Answers, places: Places): Read {
  switch (field.widget) {
    case 'date': return calendar === 'BS' ? readBsDay(cell) : readAdDay(cell);
    case 'amount': return readOr(parseMoney(cell), 'NUMBER_INVALID');
    case 'quantity':
    case 'number':
    case 'ward':
    case 'percent': return readNumber(cell);
    case 'switch': return readYesNo(cell);
    case 'select':
    case 'radio': return readChoice(cell, field.options?.items ?? []);
    case 'country': return readOr(placeCalled(cell, places.countries)?.id, 'PLACE_UNKNOWN');
    case 'province': return readOr(placeCalled(cell, places.provinces)?.id, 'PLACE_UNKNOWN');
    case 'district': return readOr(placeCalled(cell, places.districts)?.id, 'PLACE_UNKNOWN');
    case 'localBody': return readOr(placeCalled(cell, places.localBodies.filter(({ districtId }) => within(before, field.path, districtId)))?.id, 'PLACE_UNKNOWN');
    default: return read(cell);
  }
}

/** Days as people write them: with any dash, slash or dot, one digit or two. */
const dayWritten = (cell: string): string | undefined => {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(toLatinDigits(cell)) ?? [];
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

function readBsDay(cell: string): Read {
  const written = dayWritten(cell);
  if (written === undefined) return wrong('DATE_FORMAT');
  const parsed = parseBsDate(written);
  return parsed.ok ? readOr(bsToAd(parsed.date), 'BS_YEAR_RANGE') : wrong(parsed.code, parsed.parameters);
}

function readAdDay(cell: string): Read {
  const written = dayWritten(cell);
  if (written === undefined) return wrong('DATE_FORMAT');
  const exists = !Number.isNaN(Date.parse(`${written}T00:00:00Z`)) && new Date(`${written}T00:00:00Z`).toISOString().startsWith(written);
  return exists ? read(written) : wrong('AD_DATE_INVALID');
}

function readNumber(cell: string): Read {
  const plain = toLatinDigits(cell).replace(/[,\s]/g, '').replace(/%$/, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? read(Number(plain)) : wrong('NUMBER_INVALID');
}

const YES = /^(yes|y|true|1|हो|छ|✓|x)$/iu;
const NO = /^(no|n|false|0|होइन|छैन|-)$/iu;
const readYesNo = (cell: string): Read => (YES.test(toLatinDigits(cell)) ? read(true) : NO.test(toLatinDigits(cell)) ? read(false) : wrong('YES_OR_NO'));

const plain = (text: string): string => text.normalize('NFC').replace(/[\s._-]+/g, ' ').trim().toLocaleLowerCase();

function readChoice(cell: string, items: readonly { readonly key: string; readonly nameEnglish: string; readonly nameNepali: string }[]): Read {
  const said = plain(cell);
  const item = items.find(({ key, nameEnglish, nameNepali }) => [key, nameEnglish, nameNepali].some((name) => plain(name) === said));
  return item ? read(item.key) : wrong('CHOICE_UNKNOWN', { choices: items.map(({ nameEnglish, nameNepali }) => `${nameNepali} / ${nameEnglish}`).join(', ') });
}

/** The local body lies in the district that the same address names, if it names one. */
function within(before: Answers, path: string, districtId: number): boolean {
  const parts = path.split('.').slice(0, -1);
  const address = parts.reduce<unknown>((value, part) => (typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === part)?.[1] : undefined), before);
  const chosen = typeof address === 'object' && address !== null && 'districtId' in address ? address.districtId : undefined;
  return chosen === undefined || chosen === districtId;
}
