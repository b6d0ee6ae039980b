import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@registrar/ui';
import styles from './schedules.module.css';

interface ListEditorProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item, at: number) => string;
  readonly nameOf: (item: Item) => string;
  readonly summaryOf: (item: Item) => string;
  readonly fieldsOf: (at: number) => ReactNode;
  /** Undefined: it stays in the list. */
  readonly onRemove: (item: Item, at: number) => (() => void) | undefined;
  readonly addLabel: string;
  readonly onAdd: () => void;
}

/** A list of a rule: each entry in one line, and its fields once it is opened. */
export function ListEditor<Item>({
  title,
  items,
  keyOf,
  nameOf,
  summaryOf,
  fieldsOf,
  onRemove,
  addLabel,
  onAdd,
}: ListEditorProps<Item>) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = (at: number) =>
    setOpened(new Set(opened.has(at) ? [...opened].filter((each) => each !== at) : [...opened, at]));
  return (
    <div className={styles['block']}>
      <h3>{title}</h3>
      <ul className={styles['entries']}>
        {items.map((item, at) => {
          const remove = onRemove(item, at);
          const isOpen = opened.has(at);
          return (
            <li key={keyOf(item, at)}>
              <div className={styles['head']}>
                <div>
                  <strong>{nameOf(item)}</strong>
                  <div className={styles['soft']}>{summaryOf(item)}</div>
                </div>
                <div className={styles['tags']}>
                  <Button
                    size="small"
                    aria-expanded={isOpen}
                    aria-label={`${t(isOpen ? 'schedules.documents.close' : 'schedules.documents.change')}: ${nameOf(item)}`}
                    onClick={() => toggle(at)}
                  >
                    {t(isOpen ? 'schedules.documents.close' : 'schedules.documents.change')}
                  </Button>
                  {remove === undefined ? null : (
                    <Button
                      size="small"
                      danger
                      aria-label={`${t('schedules.documents.remove')}: ${nameOf(item)}`}
                      onClick={() => (setOpened(new Set()), remove())}
                    >
                      {t('schedules.documents.remove')}
                    </Button>
                  )}
                </div>
              </div>
              {isOpen ? <div className={styles['fields']}>{fieldsOf(at)}</div> : null}
            </li>
          );
        })}
      </ul>
      <Button onClick={() => (setOpened(new Set([...opened, items.length])), onAdd())}>{addLabel}</Button>
    </div>
  );
}
