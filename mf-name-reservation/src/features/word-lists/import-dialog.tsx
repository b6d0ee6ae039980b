import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  PROPOSED_WORDS_MAXIMUM,
  readWordFile,
  wordLists,
  type WordFile,
  type WordList,
} from '@registrar/domain/calls/word-lists';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import type { FieldError } from '@registrar/domain/envelope';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import { Alert, Button, Form, LongText, useFormats } from '@registrar/ui';
import { FormDialog } from '@registrar/ui/components';
import { wordIn } from './entry-words';
import { useProposeWords } from './word-list-calls';
import { WordFileHelp } from './word-file-help';
import styles from './word-lists.module.css';

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

/** Which entry a complaint of the gateway is about. */
const entryOf = ({ path }: FieldError): number => Number(/^entries\.(\d+)\./.exec(path)?.[1] ?? -1);

/** A file of words as one proposal: read here, so that what is wrong is known before anything is sent. */
export function ImportDialog({
  list,
  onClose,
}: {
  readonly list: WordList;
  readonly onClose: (done?: 'done') => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const propose = useProposeWords({ quietly: true });
  const [chosen, setChosen] = useState<{ readonly name: string; readonly text: string }>();
  const [remark, setRemark] = useState('');
  const [tried, setTried] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  // read again when the language changes, because the faults are sentences
  const file: WordFile | undefined = chosen === undefined ? undefined : readWordFile(list, chosen.text, language);
  const atLine = (line: number | undefined, message: string): string =>
    line === undefined ? message : t('wordLists.line', { line: digits(String(line)), message });
  const faults =
    file === undefined
      ? problems
      : [
          ...(file.openQuote === undefined ? [] : [t('wordLists.openQuote', { line: digits(String(file.openQuote)) })]),
          ...(file.missingColumns.length > 0
            ? [t('wordLists.columnsMissing', { columns: file.missingColumns.join(', ') })]
            : []),
          ...(file.entries.length > PROPOSED_WORDS_MAXIMUM
            ? [t('wordLists.tooMany', { count: PROPOSED_WORDS_MAXIMUM })]
            : []),
          ...file.faults.map(({ line, issue }) => atLine(line, issue.message)),
          ...problems,
        ];
  const entries = file?.entries ?? [];
  const remarkMissing = tried && remark.trim() === '';
  const choose = async (picked: File | undefined) => {
    if (picked === undefined) return;
    const tooLarge = picked.size > FILE_MAXIMUM_BYTES;
    setProblems(tooLarge ? [t('wordLists.fileTooLarge')] : []);
    setChosen(tooLarge ? undefined : { name: picked.name, text: await readText(picked) });
  };
  const send = async () => {
    setTried(true);
    if (entries.length === 0 || faults.length > 0 || remark.trim() === '') return;
    try {
      await propose.mutateAsync({ list, change: 'ADD', entries: [...entries], remark: remark.trim() });
      onClose('done');
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      const complaints = error.errors ?? [];
      setProblems(
        complaints.length > 0
          ? [...new Set(complaints.map((complaint) => atLine(file?.lines[entryOf(complaint)], complaint.message)))]
          : [error.message],
      );
    }
  };
  return (
    <FormDialog
      title={t('wordLists.importTitle', { list: wordLists.name(list)[language] })}
      busy={propose.isPending}
      onClose={() => onClose()}
    >
      <WordFileHelp list={list} />
      <Form layout="vertical" component={false}>
        <Form.Item label={t('wordLists.file')} required>
          <div className={styles['chooser']}>
            {/* the browser's own button would speak the browser's language */}
            <input
              ref={input}
              type="file"
              accept=".csv,text/csv"
              aria-label={t('wordLists.file')}
              style={{ display: 'none' }}
              onChange={(event) => {
                void choose(event.target.files?.[0]);
                // so that the same file can be chosen again after it was corrected
                event.target.value = '';
              }}
            />
            <Button
              aria-label={`${t('wordLists.chooseFile')}: ${t('wordLists.file')}`}
              onClick={() => input.current?.click()}
            >
              {t('wordLists.chooseFile')}
            </Button>
            <span className={styles['fileName']}>{chosen?.name ?? t('wordLists.noFile')}</span>
          </div>
        </Form.Item>
        {file !== undefined && entries.length > 0 ? (
          <p role="status" className={styles['intro']}>
            {t('wordLists.fileHolds', { count: entries.length })}{' '}
            {entries
              .slice(0, SHOWN)
              .map((entry) => wordIn(entry, language))
              .join(', ')}
            {entries.length > SHOWN ? ' …' : ''}
          </p>
        ) : null}
        {tried && file === undefined && problems.length === 0 ? (
          <Alert role="alert" type="error" showIcon title={t('wordLists.fileMissing')} />
        ) : null}
        {file !== undefined && entries.length === 0 && faults.length === 0 ? (
          <Alert role="alert" type="error" showIcon title={t('wordLists.fileEmpty')} />
        ) : null}
        {faults.length > 0 ? (
          <Alert
            role="alert"
            type="error"
            showIcon
            title={t('wordLists.fileFaults', { count: faults.length })}
            description={
              <ul className={styles['words']}>
                {faults.slice(0, SHOWN).map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
                {faults.length > SHOWN ? <li>{t('wordLists.moreFaults', { count: faults.length - SHOWN })}</li> : null}
              </ul>
            }
          />
        ) : null}
        <Form.Item
          label={t('wordLists.remark')}
          htmlFor={`${id}-remark`}
          required
          style={{ marginBlockStart: 16 }}
          extra={t('wordLists.remarkHint')}
          validateStatus={remarkMissing ? 'error' : undefined}
          help={remarkMissing ? <span role="alert">{t('common:remarks.required')}</span> : undefined}
        >
          <LongText
            id={`${id}-remark`}
            rows={3}
            maxLength={REASON_MAXIMUM}
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
            aria-required
            aria-invalid={remarkMissing}
          />
        </Form.Item>
        <Button type="primary" loading={propose.isPending} onClick={() => void send()}>
          {t('wordLists.send')}
        </Button>
      </Form>
    </FormDialog>
  );
}
