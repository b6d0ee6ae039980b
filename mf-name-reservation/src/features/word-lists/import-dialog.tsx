import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROPOSED_WORDS_MAXIMUM, readWordFile, wordFileColumns, wordLists, type WordFile, type WordList } from '@registrar/domain/calls/word-lists';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import { Alert, Button, Form, Input, useFormats } from '@registrar/ui';
import { FormDialog } from './form-dialog';
import { wordIn } from './entry-words';
import { useProposeWords } from './word-list-calls';

const SHOWN = 8;
/** Far above what so many words can take. */
const FILE_MAXIMUM_BYTES = 1024 * 1024;

function readText(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsText(file);
  });
}

/** A file of words as one proposal: read here, so that what is wrong is known before anything is sent. */
export function ImportDialog({ list, onClose }: { readonly list: WordList; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  const id = useId();
  const propose = useProposeWords({ quietly: true });
  const [text, setText] = useState<string>();
  const [remark, setRemark] = useState('');
  const [tried, setTried] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  // read again when the language changes, because the faults are sentences
  const file: WordFile | undefined = text === undefined ? undefined : readWordFile(list, text, language);
  const faults = file === undefined ? [] : [
    ...(file.missingColumns.length > 0 ? [t('wordLists.columnsMissing', { columns: file.missingColumns.join(', ') })] : []),
    ...(file.entries.length > PROPOSED_WORDS_MAXIMUM ? [t('wordLists.tooMany', { count: PROPOSED_WORDS_MAXIMUM })] : []),
    ...file.faults.map(({ line, issue }) => t('wordLists.line', { line: digits(String(line)), message: issue.message })),
    ...problems,
  ];
  const entries = file?.entries ?? [];
  const remarkMissing = tried && remark.trim() === '';
  const choose = async (chosen: File | undefined) => {
    setProblems(chosen !== undefined && chosen.size > FILE_MAXIMUM_BYTES ? [t('wordLists.fileTooLarge')] : []);
    setText(chosen === undefined || chosen.size > FILE_MAXIMUM_BYTES ? undefined : await readText(chosen));
  };
  const send = async () => {
    setTried(true);
    if (entries.length === 0 || faults.length > 0 || remark.trim() === '') return;
    try {
      await propose.mutateAsync({ list, change: 'ADD', entries: [...entries], remark: remark.trim() });
      onClose();
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      setProblems(error.errors && error.errors.length > 0 ? error.errors.map(({ message }) => message) : [error.message]);
    }
  };
  return (
    <FormDialog title={t('wordLists.importTitle', { list: wordLists.name(list)[language] })} onClose={onClose}>
      <p>{t('wordLists.importMeans')}</p>
      <p><code lang="en">{wordFileColumns[list].join(',')}</code></p>
      <Form layout="vertical" component={false}>
        <Form.Item label={t('wordLists.file')} htmlFor={`${id}-file`} required>
          <input id={`${id}-file`} type="file" accept=".csv,text/csv" onChange={(event) => void choose(event.target.files?.[0])} />
        </Form.Item>
        {file !== undefined && entries.length > 0 ? (
          <p role="status">{t('wordLists.fileHolds', { count: entries.length })} {entries.slice(0, SHOWN).map((entry) => wordIn(entry, language)).join(', ')}{entries.length > SHOWN ? ' …' : ''}</p>
        ) : null}
        {tried && file === undefined ? <Alert role="alert" type="error" showIcon title={t('wordLists.fileMissing')} /> : null}
        {file !== undefined && entries.length === 0 && faults.length === 0 ? <Alert role="alert" type="error" showIcon title={t('wordLists.fileEmpty')} /> : null}
        {faults.length > 0 ? (
          <Alert
            role="alert"
            type="error"
            showIcon
            title={t('wordLists.fileFaults', { count: faults.length })}
            description={<ul style={{ margin: 0, paddingInlineStart: 20 }}>{faults.slice(0, SHOWN).map((fault) => <li key={fault}>{fault}</li>)}</ul>}
          />
        ) : null}
        <Form.Item
          label={t('wordLists.remark')}
          htmlFor={`${id}-remark`}
          required
          style={{ marginBlockStart: 16 }}
          validateStatus={remarkMissing ? 'error' : undefined}
          help={remarkMissing ? <span role="alert">{t('common:remarks.required')}</span> : undefined}
        >
          <Input.TextArea id={`${id}-remark`} rows={3} maxLength={1000} value={remark} onChange={(event) => setRemark(event.target.value)} aria-required aria-invalid={remarkMissing} />
        </Form.Item>
        <Button type="primary" loading={propose.isPending} onClick={() => void send()}>{t('wordLists.send')}</Button>
      </Form>
    </FormDialog>
  );
}
