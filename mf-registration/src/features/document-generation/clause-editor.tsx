import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CLAUSE_HEADING_MAXIMUM,
  CLAUSE_MAXIMUM,
} from '@registrar/domain/processes/questions/constitution/clause-lengths';
import { Button, Form, Input, LongText } from '@registrar/ui';
import { NepaliInput, NepaliTextArea } from '@registrar/ui/components';
import type { ClauseWords } from './clause-edits';
import styles from './document-generation.module.css';

interface ClauseEditorProps {
  readonly id: string;
  readonly label: string;
  readonly initial: ClauseWords;
  /** One's own clause has a heading of one's own. */
  readonly withHeading: boolean;
  readonly onSave: (words: ClauseWords) => void;
  readonly onCancel: () => void;
}

/** Both languages of a clause beside each other. */
export function ClauseEditor({ id, label, initial, withHeading, onSave, onCancel }: ClauseEditorProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState(initial);
  const [empty, setEmpty] = useState(false);
  const put = (part: keyof ClauseWords) => (event: { target: { value: string } }) =>
    setWords({ ...words, [part]: event.target.value });
  const save = () => {
    const nothing = words.nepali.trim() === '' && words.english.trim() === '';
    setEmpty(nothing);
    if (!nothing) onSave(words);
  };
  return (
    <Form layout="vertical" aria-label={label} onFinish={save} className={styles['editor']}>
      {withHeading ? (
        <div className={styles['pair']}>
          <Form.Item label={t('papers.headingNepali')} htmlFor={`${id}-heading-ne`}>
            <NepaliInput
              id={`${id}-heading-ne`}
              maxLength={CLAUSE_HEADING_MAXIMUM}
              value={words.headingNepali}
              onChange={put('headingNepali')}
            />
          </Form.Item>
          <Form.Item label={t('papers.headingEnglish')} htmlFor={`${id}-heading-en`}>
            <Input
              id={`${id}-heading-en`}
              lang="en"
              maxLength={CLAUSE_HEADING_MAXIMUM}
              value={words.headingEnglish}
              onChange={put('headingEnglish')}
            />
          </Form.Item>
        </div>
      ) : null}
      <div className={styles['pair']}>
        <Form.Item
          label={t('papers.textNepali')}
          htmlFor={`${id}-ne`}
          validateStatus={empty ? 'error' : undefined}
          help={empty ? <span role="alert">{t('papers.textMissing')}</span> : undefined}
        >
          <NepaliTextArea
            id={`${id}-ne`}
            autoFocus
            autoSize={{ minRows: 3, maxRows: 16 }}
            maxLength={CLAUSE_MAXIMUM}
            value={words.nepali}
            onChange={put('nepali')}
          />
        </Form.Item>
        <Form.Item label={t('papers.textEnglish')} htmlFor={`${id}-en`}>
          <LongText
            id={`${id}-en`}
            lang="en"
            autoSize={{ minRows: 3, maxRows: 16 }}
            maxLength={CLAUSE_MAXIMUM}
            value={words.english}
            onChange={put('english')}
          />
        </Form.Item>
      </div>
      <div className={styles['actions']}>
        <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
        <Button type="primary" htmlType="submit">
          {t('papers.keepClause')}
        </Button>
      </div>
    </Form>
  );
}
