import { readDay } from '../calendar';
import type { Place } from '../calls/lookups';
import type { MessageParameters, ValidationCode } from '../messages/validation';
import { isNought, readFigure, type NoFigure } from '../figures';
import { paisaOf } from '../money';
import { plainCode, plainText } from '../plain-text';
import { withValueAt } from '../processes/definition/field-definition';
import type { Answers } from '../processes/definition/filing-frame';
import { placeCalled } from './place-called';
import type { SheetColumn } from './sheet-column';

/**
 * The places a sheet may name, each as it is or was called in either language. Local bodies only of the districts that
 * have come.
 */
export interface Places {
  readonly countries: readonly Place[];
  readonly provinces: readonly Place[];
  readonly districts: readonly (Place & { readonly provinceId: number })[];
  readonly localBodies: readonly (Place & { readonly districtId: number })[];
}

export interface CellTrouble {
  readonly column: SheetColumn;
  readonly code: ValidationCode;
  readonly parameters?: MessageParameters;
}

/** What a row of cells says; cells by column key. What cannot be read is told and left out of the answers. */
export function readCells(
  cells: Readonly<Record<string, string>>,
  columns: readonly SheetColumn[],
  places: Places,
): { data: Answers; troubles: CellTrouble[] } {
  let data: Answers = {};
  const troubles: CellTrouble[] = [];
  for (const column of columns) {
    // the apostrophe that keeps a spreadsheet from calculating is no part of the text
    const cell = plainText(cells[column.key] ?? '')
      .trim()
      .replace(/^'(?=\s*[=+\-@])/, '');
    if (cell === '') continue;
    const read = readCell(cell, column, data, places);
    if (read.ok) data = withValueAt(data, column.field.path, read.value);
    else troubles.push({ column, code: read.code, parameters: read.parameters });
  }
  return { data, troubles };
}

type Read =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: ValidationCode; readonly parameters?: MessageParameters };

const read = (value: unknown): Read => ({ ok: true, value });
const wrong = (code: ValidationCode, parameters?: MessageParameters): Read => ({ ok: false, code, parameters });
const readOr = (value: unknown, code: ValidationCode): Read => (value === undefined ? wrong(code) : read(value));

function readCell(cell: string, { field, calendar }: SheetColumn, before: Answers, places: Places): Read {
  switch (field.widget) {
    case 'date':
      return readDayCell(cell, calendar === 'BS' ? 'BS' : 'AD');
    case 'amount':
      return isNought(cell) ? read(0) : readMoney(cell);
    case 'quantity':
      return isNought(cell) ? read(0) : readNumber(cell);
    case 'number':
    case 'ward':
    case 'percent':
      return readNumber(cell);
    case 'switch':
      return readYesNo(cell);
    case 'select':
    case 'radio':
      return readChoice(cell, field.options?.items ?? []);
    case 'country':
      return readOr(placeCalled(cell, places.countries)?.id, 'PLACE_UNKNOWN');
    case 'province':
      return readOr(placeCalled(cell, places.provinces)?.id, 'PLACE_UNKNOWN');
    case 'district':
      return readOr(placeCalled(cell, places.districts)?.id, 'PLACE_UNKNOWN');
    case 'localBody':
      return readOr(
        placeCalled(
          cell,
          places.localBodies.filter(({ districtId }) => within(before, field.path, districtId)),
        )?.id,
        'PLACE_UNKNOWN',
      );
    default:
      return read(cell);
  }
}

interface DayWritten {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Days as people write them: with any dash, slash or dot, one digit or two; and as spreadsheets rewrite them, with the
 * year behind the day and the month in whichever order their country has. Where both could be the month nobody guesses.
 */
function dayWritten(cell: string): DayWritten | 'none' | 'either' {
  const plain = plainCode(cell);
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain) ?? [];
  if (year !== undefined) return { year, month, day };
  const [, named = '', name = '', ofYear = ''] = /^(\d{1,2})[-/. ]([a-z]{3})[a-z]*[-/., ]+(\d{4})$/i.exec(plain) ?? [];
  const at = MONTHS.indexOf(name.toLowerCase());
  if (at >= 0) return { year: ofYear, month: String(at + 1), day: named };
  const [, first = '', second = '', behind] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain) ?? [];
  if (behind === undefined) return 'none';
  if (first === second || Number(first) > MONTHS.length) return { year: behind, month: second, day: first };
  return Number(second) > MONTHS.length ? { year: behind, month: first, day: second } : 'either';
}

/** What to write instead, for a day that says either: the month first, as most spreadsheets have it, and the other. */
function eitherDay(cell: string): Read {
  const [first = '', second = '', year = ''] = plainCode(cell).split(/[-/.]/);
  return wrong('DAY_OR_MONTH', {
    one: isoDay({ year, month: first, day: second }),
    other: isoDay({ year, month: second, day: first }),
  });
}

const isoDay = ({ year, month, day }: DayWritten): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** As the day fields read it, once it is clear which figure is the month. */
function readDayCell(cell: string, calendar: 'BS' | 'AD'): Read {
  const written = dayWritten(cell);
  if (written === 'either') return eitherDay(cell);
  if (written === 'none') return wrong('DATE_FORMAT');
  const reading = readDay(isoDay(written), calendar, { finished: true });
  return reading.ok ? read(reading.day) : wrong(reading.code, reading.parameters);
}

const notRead = (why: NoFigure): Read => wrong(why === 'comma' ? 'NUMBER_COMMA' : 'NUMBER_INVALID');

function readMoney(cell: string): Read {
  const figure = readFigure(cell);
  return typeof figure === 'string' ? notRead(figure) : readOr(paisaOf(figure), 'NUMBER_INVALID');
}

function readNumber(cell: string): Read {
  const figure = readFigure(cell.replace(/\s*%$/, ''));
  if (typeof figure === 'string') return notRead(figure);
  const { negative, whole, fraction } = figure;
  return read(Number(`${negative ? '-' : ''}${whole}.${fraction}`));
}

const YES = /^(yes|y|true|1|हो|छ|✓|x)$/iu;
const NO = /^(no|n|false|0|होइन|छैन|-)$/iu;
const readYesNo = (cell: string): Read =>
  YES.test(plainCode(cell)) ? read(true) : NO.test(plainCode(cell)) ? read(false) : wrong('YES_OR_NO');

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s._-]+/g, ' ')
    .trim()
    .toLocaleLowerCase();

function readChoice(
  cell: string,
  items: readonly { readonly key: string; readonly nameEnglish: string; readonly nameNepali: string }[],
): Read {
  const said = plain(cell);
  const item = items.find(({ key, nameEnglish, nameNepali }) =>
    [key, nameEnglish, nameNepali].some((name) => plain(name) === said),
  );
  return item
    ? read(item.key)
    : wrong('CHOICE_UNKNOWN', {
        choices: items.map(({ nameEnglish, nameNepali }) => `${nameNepali} / ${nameEnglish}`).join(', '),
      });
}

/** The local body lies in the district that the same address names, if it names one. */
function within(before: Answers, path: string, districtId: number): boolean {
  const parts = path.split('.').slice(0, -1);
  const address = parts.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([key]) => key === part)?.[1]
        : undefined,
    before,
  );
  const chosen =
    typeof address === 'object' && address !== null && 'districtId' in address ? address.districtId : undefined;
  return chosen === undefined || chosen === districtId;
}
