import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LookupItem } from '@registrar/domain/calls/lookups';
import { identificationDocuments } from '@registrar/domain/enumerations';
import { filedItems, valueAt, type Answers, type FieldDefinition, type FilingFrame } from '@registrar/domain/processes';
import { useLookup } from '@registrar/runtime';
import { DatePair } from '../../base/dates/date-pair';
import { palette } from '../../base/theme/palette';
import { useFormats } from '../../base/language/use-formats';
import { useLanguage } from '../../base/language/use-language';
import { PointOnRequest } from '../map/point-on-request';
import { neighbour } from '../section/address-parts';
import { isUnanswered } from '../section/same-answer';
import { useSectionWords } from '../section/section-words';
import { personName } from '../widgets/choice-widgets';
import { namedCompany } from '../widgets/other-company';
import { registeredName } from '../widgets/register-choice';

export interface AnswerValueProps {
  readonly field: FieldDefinition;
  readonly value: unknown;
  /** All answers of the section or the item: some are shown together with another one. */
  readonly data: Answers;
  readonly fields: readonly FieldDefinition[];
  readonly frame: FilingFrame;
}

/** One answer in the reader's language, as its widget would have shown it. */
export function AnswerValue(props: AnswerValueProps) {
  const { field, value } = props;
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { number, digits, money } = useFormats();
  if (field.widget === 'switch') return t(value === true ? 'action.yes' : 'action.no');
  if (isUnanswered(value)) return <Unanswered />;
  const isNumber = typeof value === 'number' && !Number.isNaN(value);
  switch (field.widget) {
    case 'amount':
      return isNumber ? money(value) : <Unanswered />;
    case 'quantity':
    case 'ward':
      return isNumber ? number(value) : <Unanswered />;
    case 'number':
      return isNumber ? digits(String(value)) : <Unanswered />;
    case 'percent':
      return isNumber ? `${digits(String(value))}%` : <Unanswered />;
    case 'date':
      return typeof value === 'string' ? <DatePair day={value} inline /> : <Unanswered />;
    case 'phone':
      return typeof value === 'string' ? digits(value) : <Unanswered />;
    case 'select':
    case 'parentCompanyType':
    case 'suffix':
    case 'radio': {
      const item = field.options?.items.find(({ key }) => key === value);
      return item === undefined ? String(value) : language === 'ne' ? item.nameNepali : item.nameEnglish;
    }
    case 'personChoice':
      return <PersonNamed {...props} />;
    case 'registerChoice':
      return <RegisteredNamed {...props} />;
    case 'otherCompany':
      return namedCompany(props.frame, value, language) ?? <Unanswered />;
    case 'country':
      return <PlaceName id={value} list="country" />;
    case 'province':
      return <PlaceName id={value} list="province" />;
    case 'district':
      return <PlaceName id={value} list="district" />;
    case 'office':
      return <PlaceName id={value} list="office/minimal-detail" />;
    case 'rows':
    case 'ranges':
      return <RowsShown {...props} />;
    case 'localBody':
      return <LocalBodyName {...props} />;
    case 'mapPoint':
      return <Point {...props} />;
    case 'identification':
      return <Identification value={value} />;
    case 'nameEnglish':
    case 'nameNepali':
      return <strong lang={field.widget === 'nameNepali' ? 'ne' : 'en'}>{String(value)}</strong>;
    default:
      return typeof value === 'string' ? (
        <span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{value}</span>
      ) : (
        <Unanswered />
      );
  }
}

function RowsShown({ field, value, frame }: AnswerValueProps): ReactNode {
  const language = useLanguage();
  const asked = field.rows ?? [];
  const rows = (Array.isArray(value) ? value : []).map((row: unknown): Answers =>
    typeof row === 'object' && row !== null ? { ...row } : {},
  );
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {rows.map((row, index) => (
        <li key={index}>
          {asked.map((one, place) => (
            <span key={one.path}>
              {place === 0 ? null : ' · '}
              <span style={{ color: palette.inkSoft }}>{one.label[language]}: </span>
              <AnswerValue field={one} fields={asked} frame={frame} data={row} value={valueAt(row, one.path)} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

export function Unanswered() {
  const say = useSectionWords();
  return <span style={{ color: palette.inkSoft }}>{say('unanswered')}</span>;
}

function nameIn(items: readonly LookupItem[], id: unknown, language: 'ne' | 'en'): string | undefined {
  const item = items.find((candidate) => candidate.id === id);
  return item === undefined ? undefined : language === 'ne' ? item.nameNepali : item.nameEnglish;
}

/** The whole list once a visit, so that a long page of addresses asks for it once. */
function PlaceName({
  id,
  list,
}: {
  readonly id: unknown;
  readonly list: 'country' | 'province' | 'district' | 'office/minimal-detail';
}): ReactNode {
  const language = useLanguage();
  return nameIn(useLookup<LookupItem>({ list }).items, id, language) ?? '…';
}

function LocalBodyName({ field, fields, value, data }: AnswerValueProps): ReactNode {
  const language = useLanguage();
  const district = neighbour(fields, field, 'district');
  const districtId = district === undefined ? undefined : valueAt(data, district.path);
  const { items } = useLookup<LookupItem>({
    list: typeof districtId === 'number' ? 'local-body' : null,
    query: { districtId: typeof districtId === 'number' ? districtId : undefined },
    cached: false,
  });
  return nameIn(items, value, language) ?? '…';
}

function PersonNamed({ field, value, frame }: AnswerValueProps): ReactNode {
  const language = useLanguage();
  const person = (field.people ?? []).flatMap((section) => filedItems(frame, section)).find(({ id }) => id === value);
  return person === undefined ? <Unanswered /> : personName(person.data, language);
}

function RegisteredNamed({ field, value, frame }: AnswerValueProps): ReactNode {
  const language = useLanguage();
  const say = useSectionWords();
  return registeredName(field, frame, value, language, say) ?? say('register.gone');
}

function Point({ field, value, data, fields }: AnswerValueProps): ReactNode {
  const say = useSectionWords();
  const { digits } = useFormats();
  const [latitude, longitude] = ['latitude', 'longitude'].map((part) => valueAt(value, part));
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return <Unanswered />;
  return (
    <>
      {say('point', { latitude: digits(String(latitude)), longitude: digits(String(longitude)) })}
      <PointOnRequest field={field} data={data} fields={fields} point={{ latitude, longitude }} />
    </>
  );
}

function Identification({ value }: { readonly value: unknown }): ReactNode {
  const language = useLanguage();
  const [type, number, issuedBy, issuedOn] = ['type', 'number', 'issuedBy', 'issuedOn'].map((part) => {
    const text = valueAt(value, part);
    return typeof text === 'string' ? text : '';
  });
  return (
    <>
      {[type ? identificationDocuments.name(type)[language] : '', number ?? '', issuedBy].filter(Boolean).join(', ')}
      {issuedOn ? (
        <>
          {' '}
          <DatePair day={issuedOn} inline />
        </>
      ) : null}
    </>
  );
}
