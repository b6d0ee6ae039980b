import { companyTypeRules, investorTypesOf } from '../../../registration/company-type-rules';
import { readCells, type CellTrouble, type Places } from '../../../sheets/read-cells';
import { sheetColumns, type SheetColumn } from '../../../sheets/sheet-column';
import { valueAt, withValueAt } from '../../definition/field-definition';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import { NEPAL } from '../../questions/address';
import { capitalDraft } from '../../questions/capital/capital-answers';
import { SHAREHOLDER } from '../../questions/holders/shareholder';

const WHO = ['entity', 'investorType', 'shareholderType', 'roles.founder', 'roles.shareOwner', 'roles.bod'];
const PERSON = [
  'person.fullNameNepali',
  'person.fullNameEnglish',
  'person.gender',
  'person.dateOfBirth',
  'person.grandfatherNameNepali',
  'person.grandfatherNameEnglish',
  'person.fatherNameNepali',
  'person.fatherNameEnglish',
  'person.motherNameNepali',
  'person.motherNameEnglish',
  'identification.type',
  'identification.number',
  'identification.issuedOn',
  'identification.districtId',
  'identification.countryId',
  'identification.expiresOn',
  'person.panNumber',
];
const COMPANY = [
  'company.nameNepali',
  'company.nameEnglish',
  'company.registrationNumber',
  'company.countryId',
  'company.jurisdiction',
  'company.panNumber',
];
const PLACE = [
  'countryId',
  'provinceId',
  'districtId',
  'localBodyId',
  'wardNo',
  'toleStreetNepali',
  'toleStreet',
  'addressLine',
].map((part) => `permanentAddress.${part}`);
/** What the column of the English street was called before the street was asked in both scripts. */
const FORMER_STREET = ['टोल/सडक', 'Tole/street'];
const CONTACT = ['contact.phoneNo', 'contact.email'];
const SHARES = [
  'holding.shareType',
  'holding.quantity',
  'holding.investmentAmount',
  'holding.paidAmount',
  'holding.unpaidAmount',
  'holding.investmentSource',
  'holding.fdiNumber',
];
const MEMBERSHIP = ['membershipFee'];

/**
 * The columns of a sheet of shareholders or members, by company type; less frequent questions are answered after the
 * import.
 */
export function holderColumns({ companyType }: Pick<FilingFrame, 'companyType'>): SheetColumn[] {
  const members = companyType !== null && companyTypeRules(companyType).capital === 'MEMBERSHIP';
  const columns = sheetColumns(SHAREHOLDER.item.fields, [
    ...WHO,
    ...PERSON,
    ...COMPANY,
    ...PLACE,
    ...CONTACT,
    ...(members ? MEMBERSHIP : SHARES),
  ]);
  return columns.map((column) =>
    column.key === 'permanentAddress.toleStreet' ? { ...column, formerly: FORMER_STREET } : column,
  );
}

/** A row of the sheet as the answers of one holder; obvious values that a sheet leaves out are filled in. */
export function readHolder(
  cells: Readonly<Record<string, string>>,
  columns: readonly SheetColumn[],
  places: Places,
  frame: FilingFrame,
): { data: Answers; troubles: CellTrouble[] } {
  const { data, troubles } = readCells(cells, columns, places);
  return {
    data: withDefaults(data, new Set(troubles.map(({ column }) => column.field.path)), places, frame),
    troubles,
  };
}

function withDefaults(read: Answers, unreadable: ReadonlySet<string>, places: Places, frame: FilingFrame): Answers {
  const { companyType } = frame;
  let data = read;
  const put = (path: string, value: unknown): void => {
    if (value !== undefined && valueAt(data, path) === undefined && !unreadable.has(path))
      data = withValueAt(data, path, value);
  };
  const investors = companyType === null ? [] : investorTypesOf(companyType);
  put(
    'entity',
    (valueAt(data, 'company.nameEnglish') ?? valueAt(data, 'company.nameNepali')) ? 'COMPANY' : 'INDIVIDUAL',
  );
  put('investorType', investors.includes('NEPALI') ? 'NEPALI' : undefined);
  put('shareholderType', 'NORMAL_SHAREHOLDER');
  const { roles } = data;
  if (roles === undefined) data = { ...data, roles: { founder: true, shareOwner: true } };
  const nepali = data['investorType'] === 'NEPALI';
  put(
    'permanentAddress.countryId',
    nepali || valueAt(data, 'permanentAddress.districtId') !== undefined ? NEPAL : undefined,
  );
  const district = valueAt(data, 'permanentAddress.districtId');
  put('permanentAddress.provinceId', places.districts.find(({ id }) => id === district)?.provinceId);
  if (data['entity'] === 'COMPANY') put('company.countryId', nepali ? NEPAL : undefined);
  const quantity = valueAt(data, 'holding.quantity');
  if (typeof quantity !== 'number') return data;
  put('holding.shareType', 'PROMOTER');
  // With only the number of shares they are fully paid; with one of the amounts the other is the rest.
  const worth = quantity * (capitalDraft.safeParse(filedAnswers(frame, 'CAPITAL_STRUCTURE')).data?.shareRate ?? NaN);
  if (Number.isNaN(worth)) return data;
  const amount = (path: string): number => Number(valueAt(data, path) ?? 0);
  put('holding.paidAmount', Math.max(0, worth - amount('holding.unpaidAmount')));
  put('holding.unpaidAmount', Math.max(0, worth - amount('holding.paidAmount')));
  put('holding.investmentAmount', worth);
  return data;
}
