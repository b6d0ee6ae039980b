import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BYTE_ORDER_MARK, csvLine, type SheetColumn } from '@registrar/domain/sheets';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, LongText } from '@registrar/ui';
import { Collapse } from '@registrar/ui/antd';
import styles from './import-holders.module.css';

/** Far above what a thousand rows can take. */
const FILE_MAXIMUM_BYTES = 4 * 1024 * 1024;

interface SheetSourceProps {
  readonly columns: readonly SheetColumn[];
  /** Why the last text could not be used. */
  readonly trouble: string | undefined;
  readonly onText: (text: string) => void;
}

/** Where the rows come from: a CSV file, or cells pasted from a spreadsheet. */
export function SheetSource({ columns, trouble, onText }: SheetSourceProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const [tooLarge, setTooLarge] = useState(false);
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    setTooLarge(file.size > FILE_MAXIMUM_BYTES);
    if (file.size <= FILE_MAXIMUM_BYTES) onText(await readText(file));
  };
  const said = tooLarge ? t('import.fileTooLarge') : trouble;
  return (
    <>
      <p className={styles['lead']}>{t('import.lead')}</p>
      <p className={styles['templates']}>
        <Template columns={columns} language="ne" />
        <Template columns={columns} language="en" />
      </p>
      {said === undefined ? null : (
        <Alert role="alert" type="error" showIcon title={said} style={{ marginBlockEnd: 16 }} />
      )}
      <div className={styles['sources']}>
        <div>
          <h3 className={styles['heading']}>{t('import.fromFile')}</h3>
          {/* the browser's own button would speak the browser's language */}
          <input
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            aria-label={t('import.file')}
            style={{ display: 'none' }}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button onClick={() => input.current?.click()}>{t('import.chooseFile')}</Button>
        </div>
        <div>
          <h3 className={styles['heading']}>{t('import.fromClipboard')}</h3>
          <label htmlFor={id}>{t('import.paste')}</label>
          <LongText id={id} rows={6} value={pasted} onChange={(event) => setPasted(event.target.value)} />
          <Button style={{ marginBlockStart: 8 }} disabled={pasted.trim() === ''} onClick={() => onText(pasted)}>
            {t('import.usePasted')}
          </Button>
        </div>
      </div>
      <Collapse
        items={[{ key: 'columns', label: t('import.columnsHelp'), children: <ColumnHelp columns={columns} /> }]}
      />
    </>
  );
}

/** A file with nothing but its heading, to be filled in. */
function Template({ columns, language }: { readonly columns: readonly SheetColumn[]; readonly language: 'ne' | 'en' }) {
  const { t } = useTranslation();
  const file = `data:text/csv;charset=utf-8,${encodeURIComponent(`${BYTE_ORDER_MARK}${csvLine(columns.map(({ label }) => label[language]))}`)}`;
  return (
    <a href={file} download={`shareholders-${language}.csv`}>
      {t(language === 'ne' ? 'import.templateNepali' : 'import.templateEnglish')}
    </a>
  );
}

function ColumnHelp({ columns }: { readonly columns: readonly SheetColumn[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <dl className={styles['columns']}>
      {columns.map(({ key, label, field }) => (
        <div key={key}>
          <dt>{label[language]}</dt>
          <dd>
            {field.options === undefined
              ? t(`import.cell.${kindOf(field.widget)}`)
              : field.options.items.map((item) => (language === 'ne' ? item.nameNepali : item.nameEnglish)).join(' / ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function kindOf(widget: SheetColumn['field']['widget']): 'text' | 'day' | 'amount' | 'number' | 'yesNo' | 'place' {
  switch (widget) {
    case 'date':
      return 'day';
    case 'amount':
      return 'amount';
    case 'quantity':
    case 'number':
    case 'ward':
      return 'number';
    case 'switch':
      return 'yesNo';
    case 'country':
    case 'province':
    case 'district':
    case 'localBody':
      return 'place';
    default:
      return 'text';
  }
}

function readText(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsText(file);
  });
}
