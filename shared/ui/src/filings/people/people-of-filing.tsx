import { useState } from 'react';
import { applies, filedItems, isList, sectionOf, valueAt, type ListSection } from '@registrar/domain/processes';
import { entryFor, type KnownPerson } from '@registrar/domain/processes/questions/people/known-people';
import { isMain } from '@registrar/domain/processes/questions/people/person-place';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useAddEntry } from '../filing/filed-items';
import { useFilingWords } from '../filing/filing-words';
import { useWizard } from '../wizard/wizard-context';
import { usePeopleOfFiling } from '../wizard/same-person';
import styles from './people.module.css';

/** More are found in their lists, which are searched. */
const SHOWN_MOST = 30;

/** Everybody of the filing with what they are in it; one press makes a person something more. */
export function PeopleOfFiling({ lists: keys }: { readonly lists: readonly string[] }) {
  const t = useFilingWords();
  const language = useLanguage();
  const { definition, frame, frameComplete, openPlace, isOpen } = useWizard();
  const people = usePeopleOfFiling();
  const { add, busy, trouble } = useAddedEntries();
  if (people.length === 0 || people.length > SHOWN_MOST || !frameComplete) return null;
  const lists = keys.flatMap((key) => {
    const section = sectionOf(definition, key);
    return section !== undefined && isList(section) && applies(section, frame) && isOpen(key) ? [section] : [];
  });
  return (
    <details className={styles['people']} open>
      <summary>{t('people.ofFiling', { count: people.length })}</summary>
      <ul>
        {people.map((person) => (
          <li key={person.key}>
            <strong>{person.name[language]}</strong>
            {person.roles.map((role) => (
              <Button
                key={`${role.section} ${role.itemId ?? ''} ${role.prefix}`}
                type="link"
                size="small"
                onClick={() => void openPlace(placeOf(role))}
              >
                {role.label[language]}
              </Button>
            ))}
            {lists
              .filter((list) => isFree(person)(list) && entryFor(list, person, frame) !== undefined)
              .map((section) => (
                <Button
                  key={section.key}
                  size="small"
                  disabled={busy}
                  onClick={() =>
                    void add([{ section, person }]).then((added) => {
                      if (added[0] !== undefined) void openPlace(`${section.key}.${added[0]}`);
                    })
                  }
                >
                  {t('people.alsoAs', { role: section.item.name[language] })}
                </Button>
              ))}
          </li>
        ))}
      </ul>
      {trouble === undefined ? null : <Alert role="alert" type="error" showIcon title={trouble} />}
    </details>
  );
}

const placeOf = ({ section, itemId, prefix }: KnownPerson['roles'][number]): string =>
  itemId === undefined ? `${section}.${prefix}fullNameNepali` : `${section}.${itemId}`;

/** Whether the person has no entry of the list yet. */
const isFree =
  ({ roles }: KnownPerson) =>
  ({ key }: ListSection): boolean =>
    !roles.some((role) => role.section === key && isMain(role));

/** The shareholders who are said to be directors and have no seat: one press gives each of them theirs. */
export function SeatHolders() {
  const t = useFilingWords();
  const { definition, frame, isOpen } = useWizard();
  const people = usePeopleOfFiling();
  const { add, busy, trouble } = useAddedEntries();
  const section = sectionOf(definition, 'BOD_DETAILS');
  if (section === undefined || !isList(section) || !isOpen(section.key)) return null;
  const said = new Set(
    filedItems(frame, 'SHAREHOLDER').flatMap(({ id, data }) => (valueAt(data, 'roles.bod') === true ? [id] : [])),
  );
  const isSaid = ({ roles }: KnownPerson): boolean =>
    roles.some((role) => role.section === 'SHAREHOLDER' && isMain(role) && said.has(role.itemId ?? ''));
  const waiting = people.filter((person) => isFree(person)(section) && isSaid(person));
  if (waiting.length === 0) return null;
  return (
    <div className={styles['seats']}>
      <Button disabled={busy} onClick={() => void add(waiting.map((person) => ({ section, person })))}>
        {t('people.seat', { count: waiting.length })}
      </Button>
      {trouble === undefined ? null : <Alert role="alert" type="error" showIcon title={trouble} />}
    </div>
  );
}

/** Adds entries one after the other, each of which may change what the next begins with; answers their ids. */
function useAddedEntries() {
  const t = useFilingWords();
  const { detail, frame } = useWizard();
  const addEntry = useAddEntry(detail.id);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const add = async (
    entries: readonly { readonly section: ListSection; readonly person: KnownPerson }[],
  ): Promise<readonly string[]> => {
    setBusy(true);
    setTrouble(undefined);
    const added: string[] = [];
    try {
      for (const { section, person } of entries) {
        const answers = entryFor(section, person, frame);
        const saved = answers === undefined ? undefined : await addEntry(section.key, answers);
        if (saved?.item) added.push(saved.item.id);
      }
    } catch (error) {
      const reason = isGatewayFailure(error) ? (error.errors?.[0]?.message ?? error.message) : undefined;
      setTrouble(reason ?? t('people.notAdded'));
    } finally {
      setBusy(false);
    }
    return added;
  };
  return { add, busy, trouble };
}
