import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetColumn } from '@registrar/domain/sheets';
import { useLanguage } from '@registrar/runtime';
import { Input, useFormats } from '@registrar/ui';
import { Checkbox, Select, Tag } from '@registrar/ui/antd';
import type { JudgedRow } from './sheet-rows';
import styles from './import-holders.module.css';

interface FaultyRowProps {
  readonly judged: JudgedRow;
  /** What is wrong once it stands beside the others. */
  readonly together: readonly string[];
  readonly skipped: boolean;
  readonly onSkip: (line: number, skip: boolean) => void;
  readonly onCell: (line: number, columnKey: string, cell: string) => void;
}

/** One row that is not good yet: what is wrong with each cell, and the cell itself to put right. */
export function FaultyRow({ judged, together, skipped, onSkip, onCell }: FaultyRowProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { row, name, state, complaints } = judged;
  const byColumn = new Map<SheetColumn, string[]>();
  const further: string[] = [...together];
  for (const { column, message } of complaints) {
    if (column === undefined) further.push(message);
    else byColumn.set(column, [...(byColumn.get(column) ?? []), message]);
  }
  return (
    <li
      className={skipped ? styles['skipped'] : styles['faulty']}
      aria-label={t('import.row', { line: number(row.line), name })}
    >
      <div className={styles['rowHead']}>
        <strong>{t('import.row', { line: number(row.line), name: name || '–' })}</strong>
        <Tag color={state === 'unreadable' ? 'error' : 'warning'}>{t(`import.state.${state}`)}</Tag>
        <Checkbox checked={skipped} onChange={(event) => onSkip(row.line, event.target.checked)}>
          {t('import.skip')}
        </Checkbox>
      </div>
      {skipped ? null : (
        <>
          <div className={styles['cells']}>
            {[...byColumn].map(([column, messages]) => (
              <Cell
                key={column.key}
                column={column}
                value={row.cells[column.key] ?? ''}
                messages={messages}
                onCell={(cell) => onCell(row.line, column.key, cell)}
              />
            ))}
          </div>
          {further.length === 0 ? null : (
            <ul className={styles['further']}>
              {[...new Set(further)].map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </li>
  );
}

interface CellProps {
  readonly column: SheetColumn;
  readonly value: string;
  readonly messages: readonly string[];
  readonly onCell: (cell: string) => void;
}

/** Judged when it is left, so that the field does not go while it is being typed in. */
function Cell({ column, value, messages, onCell }: CellProps) {
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState(value);
  const options = column.field.options?.items
    .map(({ nameNepali, nameEnglish }) => (language === 'ne' ? nameNepali : nameEnglish))
    .map((name) => ({ value: name, label: name }));
  const shared = { id, 'aria-invalid': true, 'aria-describedby': `${id}-said`, status: 'error' } as const;
  return (
    <div>
      <label htmlFor={id}>{column.label[language]}</label>
      {options === undefined ? (
        <Input
          {...shared}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => typed !== value && onCell(typed)}
          onPressEnter={() => typed !== value && onCell(typed)}
        />
      ) : (
        <Select
          {...shared}
          style={{ width: '100%' }}
          value={value || undefined}
          options={options}
          onChange={(chosen: string) => onCell(chosen)}
        />
      )}
      <div id={`${id}-said`} className={styles['said']}>
        {[...new Set(messages)].join(' ')}
      </div>
    </div>
  );
}
