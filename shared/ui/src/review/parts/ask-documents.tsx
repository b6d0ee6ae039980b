import { useState } from 'react';
import {
  ASKED_AT_ONCE,
  ASKED_NAME_MAXIMUM,
  askForDocumentSchema,
  OTHER_DOCUMENT,
  type AskForDocument,
} from '@registrar/domain/calls/corrections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { validationMessage } from '@registrar/domain/messages/validation';
import { askableDocuments, type FilingFrame, type ProcessDefinition } from '@registrar/domain/processes';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { LongText } from '../../base/fields/long-text';
import Select from 'antd/es/select';
import { Dialog } from '../../base/dialogs/dialog';
import { useAsSeen } from '../../base/dialogs/use-as-seen';
import { useDocuments } from '../../filings/documents/list-documents';
import { usePerformAction } from '../../filings/filing/perform-action';
import { NepaliInput } from '../../base/typing/nepali-input';
import { askDocumentsActions } from '../../filings/filing/filing-actions';
import styles from './review.module.css';
import { useFilingWords } from '../../filings/filing/filing-words';

interface Row extends AskForDocument {
  readonly id: number;
}

const emptyRow = (id: number): Row => ({ id, type: OTHER_DOCUMENT, nameNepali: '', nameEnglish: '', reason: '' });

interface AskDocumentsProps {
  readonly detail: ApplicationDetail;
  readonly definition: ProcessDefinition;
  readonly frame: FilingFrame;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks the applicant for papers beyond the list: which ones, and why each. The clock stands until they come. */
export function AskDocuments({ detail, definition, frame, open, onClose }: AskDocumentsProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const perform = usePerformAction(askDocumentsActions);
  const { version } = useAsSeen(detail, open);
  const listed = useDocuments(detail.id, detail.version).data?.askable?.map(({ key, nameNepali, nameEnglish }) => ({
    key,
    label: language === 'ne' ? nameNepali : nameEnglish,
  }));
  // as long as the list of this filing is not there: what the process asks for
  const choices =
    listed ?? askableDocuments(definition.documents, frame).map(({ key, name }) => ({ key, label: name[language] }));
  const [rows, setRows] = useState<readonly Row[]>([emptyRow(1)]);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const change = (id: number, changes: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...changes } : row)));
  const asked = rows.map((row) =>
    askForDocumentSchema.safeParse(row.type === OTHER_DOCUMENT ? row : { type: row.type, reason: row.reason }),
  );
  const ask = async () => {
    setTried(true);
    setRefusal(undefined);
    const documents = asked.flatMap(({ data }) => data ?? []);
    if (documents.length < rows.length) return;
    // what the applicant reads above the documents: why they are asked for, in few words
    const remark = [...new Set(documents.map(({ reason }) => reason))].join('\n').slice(0, REASON_MAXIMUM);
    try {
      await perform.mutateAsync({
        applicationId: detail.id,
        action: askDocumentsActions[0],
        version,
        remark,
        documents,
      });
      setRows([emptyRow(1)]);
      setTried(false);
      onClose();
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      setRefusal(error.message);
    }
  };
  return (
    <Dialog
      open={open}
      onCancel={onClose}
      title={t('review.askTitle')}
      okText={t('review.ask')}
      okButtonProps={{ loading: perform.isPending }}
      onOk={() => void ask()}
      cancelText={t('common:action.cancel')}
    >
      {refusal === undefined ? null : (
        <Alert role="alert" type="error" showIcon title={refusal} style={{ marginBlockEnd: 12 }} />
      )}
      {rows.map((row, index) => (
        <AskedRow
          key={row.id}
          row={row}
          number={index + 1}
          choices={choices}
          faults={tried ? faultsOf(asked[index]?.error?.issues ?? []) : {}}
          onChange={(changes) => change(row.id, changes)}
          onRemove={rows.length === 1 ? undefined : () => setRows(rows.filter(({ id }) => id !== row.id))}
        />
      ))}
      {rows.length >= ASKED_AT_ONCE ? null : (
        <Button onClick={() => setRows([...rows, emptyRow(Math.max(...rows.map(({ id }) => id)) + 1)])}>
          {t('review.askMore')}
        </Button>
      )}
    </Dialog>
  );
}

type Faults = Readonly<Partial<Record<string, string>>>;

const faultsOf = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): Faults =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? ''), message]));

interface AskedRowProps {
  readonly row: Row;
  readonly number: number;
  readonly choices: readonly { readonly key: string; readonly label: string }[];
  readonly faults: Faults;
  readonly onChange: (changes: Partial<Row>) => void;
  readonly onRemove: (() => void) | undefined;
}

function AskedRow({ row, number, choices, faults, onChange, onRemove }: AskedRowProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const at = (part: string) => `ask-${part}-${row.id}`;
  const fault = (part: string) => {
    const code = faults[part];
    return code === undefined ? null : (
      <p id={at(`${part}-fault`)} role="alert" className={styles['fault']}>
        {validationMessage(code, language)}
      </p>
    );
  };
  const marked = (part: string) =>
    faults[part] === undefined
      ? {}
      : { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': at(`${part}-fault`) };
  return (
    <fieldset className={styles['asked']}>
      <legend>{t('review.askNumber', { number })}</legend>
      <div className={styles['form']}>
        <label htmlFor={at('type')}>{t('review.askWhich')}</label>
        <Select
          id={at('type')}
          value={row.type}
          onChange={(type: string) => onChange({ type })}
          options={[
            { value: OTHER_DOCUMENT, label: t('review.askOther') },
            ...choices.map(({ key, label }) => ({ value: key, label })),
          ]}
        />
        {row.type === OTHER_DOCUMENT ? (
          <>
            <label htmlFor={at('nameNepali')}>{t('review.askNameNepali')}</label>
            <NepaliInput
              id={at('nameNepali')}
              value={row.nameNepali}
              maxLength={ASKED_NAME_MAXIMUM}
              onChange={(event) => onChange({ nameNepali: event.target.value })}
              {...marked('nameNepali')}
            />
            {fault('nameNepali')}
            <label htmlFor={at('nameEnglish')}>{t('review.askNameEnglish')}</label>
            <Input
              id={at('nameEnglish')}
              value={row.nameEnglish}
              maxLength={ASKED_NAME_MAXIMUM}
              onChange={(event) => onChange({ nameEnglish: event.target.value })}
              {...marked('nameEnglish')}
            />
            {fault('nameEnglish')}
          </>
        ) : null}
        <label htmlFor={at('reason')}>{t('review.askReason')}</label>
        <LongText
          id={at('reason')}
          rows={2}
          value={row.reason}
          maxLength={REASON_MAXIMUM}
          onChange={(event) => onChange({ reason: event.target.value })}
          {...marked('reason')}
        />
        {fault('reason')}
        {onRemove === undefined ? null : (
          <div>
            <Button danger size="small" onClick={onRemove}>
              {t('review.askLess', { number })}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  );
}
