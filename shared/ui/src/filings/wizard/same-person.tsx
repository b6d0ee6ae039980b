import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { KnownPeople } from '@registrar/domain/calls/known-people';
import {
  fieldsOf,
  valueAt,
  type AnySection,
  type FieldDefinition,
  type FilingFrame,
  type PersonRole,
} from '@registrar/domain/processes';
import {
  answersFrom,
  notAmong,
  peopleOfFiling,
  personBy,
  type KnownPerson,
} from '@registrar/domain/processes/questions/people/known-people';
import {
  isMain,
  mainPlace,
  personPlaces,
  type PersonPlace,
} from '@registrar/domain/processes/questions/people/person-place';
import { useLanguage, usePortal } from '@registrar/runtime';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Select from 'antd/es/select';
import { useSectionForm } from '../../sections/section/section-form-context';
import { useFilingWords } from '../filing/filing-words';
import { useWizard } from './wizard-context';
import { SameTerm } from './same-term';

/** More would be a wall of buttons; the list finds a name by its first letters. */
const BUTTONS_MOST = 4;
const wholeWidth: CSSProperties = { gridColumn: '1 / -1', marginBlockEnd: 20 };

/** Every place that asks for a person reads the same people of a saved state. */
const read = new WeakMap<FilingFrame, readonly KnownPerson[]>();

/** Everybody whom the filing names, as it is saved. */
export function usePeopleOfFiling(): readonly KnownPerson[] {
  const { definition, frame } = useWizard();
  const known = read.get(frame) ?? peopleOfFiling(definition, frame);
  read.set(frame, known);
  return known;
}

/** People whom the filing does not name and whose details the filer need not type; asked for where one is needed. */
function usePeopleElsewhere(enabled: boolean): readonly KnownPerson[] {
  const { gateway } = usePortal();
  const t = useFilingWords();
  const { detail } = useWizard();
  const known = useQuery({
    queryKey: ['application', detail.id, 'known-person'],
    enabled,
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      gateway.request<KnownPeople>({
        path: `/external/api/application/${detail.id}/known-person`,
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
  return (known.data?.people ?? []).map(({ source, facts }) => {
    const said = t(`people.source.${source}`);
    return personBy(new Map(Object.entries(facts)), [
      { section: '', itemId: undefined, prefix: '', label: { ne: said, en: said } },
    ]);
  });
}

/** What stands above the fields of a section that ask for a person; `itemId` of the entry that is being written. */
export function personBars(section: AnySection, itemId?: string): (field: FieldDefinition) => ReactNode {
  const fields = fieldsOf(section);
  const places = personPlaces(fields);
  return (field) => {
    const place = places.find(({ name }) => name.path === field.path);
    if (place !== undefined)
      return <SamePerson key={place.prefix} place={place} section={section.key} itemId={itemId} />;
    if (field.path === 'fromDate' && fields.some(({ path }) => path === 'toDate'))
      return <SameTerm section={section.key} itemId={itemId} />;
    const main = field.widget === 'personChoice' ? mainPlace(fields) : undefined;
    return main === undefined ? null : <ChosenPerson choice={field} place={main} />;
  };
}

interface SamePersonProps {
  readonly place: PersonPlace;
  readonly section: string;
  readonly itemId: string | undefined;
}

/** Somebody whom the filing names already is chosen instead of typed; what was there before comes back by one press. */
function SamePerson({ place, section, itemId }: SamePersonProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const people = usePeopleOfFiling();
  const { data, set, disabled } = useSectionForm();
  const [taken, setTaken] = useState<{ readonly name: string; readonly before: Readonly<Record<string, unknown>> }>();
  // Nobody is in one list twice; whom else an entry names may be anybody.
  const isHere = (role: PersonRole): boolean =>
    role.section === section && (isMain(place) ? isMain(role) : role.itemId === itemId && role.prefix === place.prefix);
  const isNamed = [...place.paths].some(
    ([fact, path]) => fact.startsWith('fullName') && (valueAt(data, path) ?? '') !== '',
  );
  const isOpen = !disabled && !isNamed && taken === undefined;
  const elsewhere = usePeopleElsewhere(isOpen);
  const others = [...people.filter(({ roles }) => !roles.some(isHere)), ...notAmong(people, elsewhere)];
  if (disabled || (taken === undefined && (isNamed || others.length === 0))) return null;
  if (taken !== undefined)
    return (
      <Flex wrap gap="small" align="center" style={wholeWidth} role="status">
        {t('people.taken', { name: taken.name })}
        <Button
          size="small"
          onClick={() => {
            set(taken.before);
            setTaken(undefined);
          }}
        >
          {t('people.undo')}
        </Button>
      </Flex>
    );
  const take = (person: KnownPerson) => {
    const answers = answersFrom(place, person.facts);
    const before = Object.fromEntries(Object.keys(answers).map((path) => [path, valueAt(data, path)]));
    setTaken({ name: person.name[language], before });
    set(answers);
  };
  const saidOf = ({ name, roles }: KnownPerson): string =>
    `${name[language]} (${[...new Set(roles.map(({ label }) => label[language]))].join(', ')})`;
  return (
    <Flex wrap gap="small" align="center" style={wholeWidth} role="group" aria-label={t('people.same')}>
      <span>{t('people.same')}</span>
      {others.length <= BUTTONS_MOST ? (
        others.map((person) => (
          <Button key={person.key} onClick={() => take(person)}>
            {saidOf(person)}
          </Button>
        ))
      ) : (
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          aria-label={t('people.same')}
          placeholder={t('people.choose')}
          style={{ minWidth: 240, flexGrow: 1 }}
          options={others.map((person) => ({ value: person.key, label: saidOf(person) }))}
          onChange={(key: string) => {
            const chosen = others.find((person) => person.key === key);
            if (chosen !== undefined) take(chosen);
          }}
        />
      )}
    </Flex>
  );
}

/** Of whom somebody is chosen from, the contact is known; of a company that is chosen, who speaks for it. */
function ChosenPerson({ choice, place }: { readonly choice: FieldDefinition; readonly place: PersonPlace }) {
  const people = usePeopleOfFiling();
  const { data, set, disabled, frame } = useSectionForm();
  const chosen = valueAt(data, choice.path);
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    if (disabled || typeof chosen !== 'string') return;
    const isOf = (wanted: (role: PersonRole) => boolean) =>
      people.find(({ roles }) =>
        roles.some((role) => role.itemId === chosen && choice.people?.includes(role.section) === true && wanted(role)),
      );
    const person = isOf(isMain) ?? isOf(({ prefix }) => prefix === 'company.representative.');
    if (person === undefined) return;
    const isNameAsked = place.name.when?.(data, frame) ?? true;
    const known = Object.entries(answersFrom(place, person.facts)).filter(
      ([path]) =>
        (valueAt(data, path) ?? '') === '' &&
        (isNameAsked || path === place.paths.get('phoneNo') || path === place.paths.get('email')),
    );
    if (known.length > 0) set(Object.fromEntries(known));
  }, [chosen, choice, place, people, data, frame, disabled, set]);
  return null;
}
