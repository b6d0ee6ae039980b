import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statementLines } from '@registrar/domain/processes/filings/annual-report/statement-lines';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, LongText, narrowQuery, useFormats, useMediaQuery } from '@registrar/ui';
import { Drawer } from '@registrar/ui/antd';
import { useFocusBack } from '@registrar/ui/components';
import { readStatementSheet, statementTemplate, type StatementColumn, type StatementSheet } from './statement-sheet';
import styles from './statement.module.css';

/** Far above what thirty lines can take. */
const FILE_MAXIMUM_BYTES = 1024 * 1024;

interface ImportStatementProps {
  /** By path of the answer. */
  readonly onTake: (answers: Readonly<Record<string, unknown>>) => void;
  readonly onClose: () => void;
}

/** The figures of a CSV file, or of cells that were copied in a spreadsheet, looked at before they go into the form. */
export function ImportStatement({ onTake, onClose }: ImportStatementProps) {
  useFocusBack();
  const { t } = useTranslation();
  const { number } = useFormats();
  const narrow = useMediaQuery(narrowQuery);
  const [sheet, setSheet] = useState<StatementSheet>();
  const [trouble, setTrouble] = useState<string>();
  const answers = useMemo(() => (sheet === undefined ? {} : answersOf(sheet)), [sheet]);
  const count = Object.keys(answers).length;
  const take = (text: string) => {
    const read = readStatementSheet(text);
    const objection =
      read.openQuote !== undefined
        ? t('sheet.openQuote', { line: number(read.openQuote) })
        : read.columnsWrong
          ? t('sheet.columnsWrong')
          : undefined;
    setTrouble(objection);
    setSheet(objection === undefined ? read : undefined);
  };
  return (
    <Drawer open onClose={onClose} title={t('sheet.title')} size={narrow ? '100%' : 640} destroyOnHidden>
      <p>{t('sheet.lead')}</p>
      <Source onText={take} onTooLarge={() => setTrouble(t('sheet.tooLarge'))} />
      {trouble === undefined ? null : (
        <Alert role="alert" type="error" showIcon title={trouble} className={styles['source']} />
      )}
      {sheet === undefined ? null : (
        <div className={styles['source']} aria-live="polite">
          {sheet.troubles.length === 0 ? null : (
            <Alert
              role="alert"
              type="warning"
              showIcon
              title={t('sheet.notTaken', { count: sheet.troubles.length })}
              description={
                <ul className={styles['troubles']}>
                  {sheet.troubles.map(({ line, trouble: key, cell }) => (
                    <li key={`${String(line)} ${key} ${cell}`}>
                      {t(`sheet.trouble.${key}`, { line: number(line), cell })}
                    </li>
                  ))}
                </ul>
              }
            />
          )}
          <Figures sheet={sheet} />
          <Button
            type="primary"
            disabled={count === 0}
            onClick={() => {
              onTake(answers);
              onClose();
            }}
          >
            {t('sheet.take', { count })}
          </Button>
        </div>
      )}
    </Drawer>
  );
}

const COLUMNS: readonly StatementColumn[] = ['current', 'previous'];

const answersOf = ({ figures }: StatementSheet): Record<string, number> =>
  Object.fromEntries(
    COLUMNS.flatMap((column) =>
      statementLines.flatMap(({ key }) => {
        const figure = figures[column][key];
        return figure === undefined ? [] : [[`${column}.${key}`, figure]];
      }),
    ),
  );

function Figures({ sheet: { figures } }: { readonly sheet: StatementSheet }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money } = useFormats();
  const written = statementLines.filter(({ key }) => COLUMNS.some((column) => figures[column][key] !== undefined));
  const cell = (amount: number | undefined) => (amount === undefined ? '—' : money(amount));
  return (
    <table className={styles['totals']}>
      <caption>{t('sheet.read')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('sheet.line')}</th>
          <th scope="col">{t('statement.thisYear')}</th>
          <th scope="col">{t('statement.yearBefore')}</th>
        </tr>
      </thead>
      <tbody>
        {written.map(({ key, label }) => (
          <tr key={key}>
            <th scope="row">{label[language]}</th>
            <td>{cell(figures.current[key])}</td>
            <td>{cell(figures.previous[key])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Source({ onText, onTooLarge }: { readonly onText: (text: string) => void; readonly onTooLarge: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const template = `data:text/csv;charset=utf-8,${encodeURIComponent(statementTemplate(language, [t('sheet.line'), t('statement.thisYear'), t('statement.yearBefore')]))}`;
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > FILE_MAXIMUM_BYTES) onTooLarge();
    else void file.text().then(onText);
  };
  return (
    <>
      <p className={styles['tools']}>
        <a href={template} download={`statement-${language}.csv`}>
          {t('sheet.template')}
        </a>
        {/* the browser's own button would speak the browser's language */}
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-label={t('sheet.file')}
          style={{ display: 'none' }}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()}>{t('sheet.chooseFile')}</Button>
      </p>
      <label htmlFor={id}>{t('sheet.paste')}</label>
      <LongText id={id} rows={6} value={pasted} onChange={(event) => setPasted(event.target.value)} />
      <Button style={{ marginBlockStart: 8 }} disabled={pasted.trim() === ''} onClick={() => onText(pasted)}>
        {t('sheet.usePasted')}
      </Button>
    </>
  );
}
