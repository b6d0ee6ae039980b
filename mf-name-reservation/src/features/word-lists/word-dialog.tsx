import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  blacklistTypes,
  wordFormSchema,
  wordLists,
  wordModeNames,
  type ListedWord,
  type WordEntry,
  type WordList,
} from '@registrar/domain/calls/word-lists';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { consentBodies } from '@registrar/domain/names/consent-bodies';
import { z } from 'zod';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import { BilingualField, Button, Form, FormField, localName, LongText, useZodForm, ZodForm } from '@registrar/ui';
import { Checkbox, Select } from '@registrar/ui/antd';
import { FormDialog, useDebouncedValue } from '@registrar/ui/components';
import { useProposeWords } from './word-list-calls';
import { isUncounted, WordPreviewNote } from './word-preview-note';
import styles from './word-lists.module.css';

interface WordDialogProps {
  readonly list: WordList;
  /** Without one a word is added. */
  readonly word?: ListedWord;
  readonly onClose: (done?: 'done') => void;
}

const PREVIEW_DELAY_MS = 400;
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A word as it is to be, with why; it waits for a second person. */
export function WordDialog({ list, word, onClose }: WordDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const propose = useProposeWords({ quietly: true });
  const schema = useMemo(() => wordFormSchema(list), [list]);
  const form = useZodForm({
    schema,
    onSubmit: async ({ remark, ...entry }) => {
      try {
        await propose.mutateAsync({
          list,
          change: word ? 'CHANGE' : 'ADD',
          entryId: word?.id,
          entries: [entry],
          remark,
        });
        onClose('done');
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        if (error.errors && error.errors.length > 0)
          return error.errors.map((problem) => ({ ...problem, path: problem.path.replace(/^entries\.0\./, '') }));
        return [{ path: '', code: error.code ?? '', message: error.message }];
      }
    },
  });
  const initial: Partial<WordEntry> =
    word ?? (list === 'FORBIDDEN' || list === 'CONSENT' ? { mode: 'STANDALONE' } : {});
  const watched: unknown = Form.useWatch([], form.antd);
  const values = z.looseObject({}).catch({}).parse(watched);
  const mode = values['mode'] === 'FIRST' || values['mode'] === 'ANYWHERE' ? values['mode'] : 'STANDALONE';
  const english = useDebouncedValue(text(values['english']), PREVIEW_DELAY_MS);
  const nepali = useDebouncedValue(text(values['nepali']), PREVIEW_DELAY_MS);
  const title = t(word ? 'wordLists.changeTitle' : 'wordLists.addTitle', { list: wordLists.name(list)[language] });
  const options = (
    items: readonly { readonly key: string; readonly nameEnglish: string; readonly nameNepali: string }[],
  ) => items.map((item) => ({ value: item.key, label: localName(item, language) }));

  return (
    <FormDialog title={title} busy={form.submitting} onClose={() => onClose()}>
      <p className={styles['intro']}>{t(`wordLists.means.${list}`)}</p>
      <ZodForm form={form} initialValues={initial} aria-label={title}>
        <BilingualField
          label={t('wordLists.word')}
          nepali={{ name: 'nepali', maxLength: 60 }}
          english={{ name: 'english', maxLength: 60 }}
          required={list === 'BLACKLIST'}
        />
        {list === 'FORBIDDEN' || list === 'CONSENT' ? (
          <FormField name="mode" label={t('wordLists.mode')} required>
            <Select options={options(wordModeNames.items)} />
          </FormField>
        ) : null}
        {list === 'FORBIDDEN' ? (
          <FormField name="overridable" valuePropName="checked" extra={t('wordLists.overridableHint')}>
            <Checkbox>{t('wordLists.overridable')}</Checkbox>
          </FormField>
        ) : null}
        {list === 'CONSENT' ? (
          <FormField name="body" label={t('wordLists.body')} required>
            <Select placeholder={t('common:field.select')} options={options(consentBodies.items)} />
          </FormField>
        ) : null}
        {list === 'ACTIVITY' || list === 'OBJECTIVE' ? (
          <FormField
            name="nsicPrefixes"
            label={t(list === 'OBJECTIVE' ? 'wordLists.nsicCodes' : 'wordLists.nsicPrefixes')}
            required
            extra={t(list === 'OBJECTIVE' ? 'wordLists.nsicCodesHint' : 'wordLists.nsicHint')}
          >
            <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', ',']} />
          </FormField>
        ) : null}
        {list === 'BLACKLIST' ? (
          <>
            <FormField name="type" label={t('wordLists.type')} required>
              <Select placeholder={t('common:field.select')} options={options(blacklistTypes.items)} />
            </FormField>
            <BilingualField
              label={t('wordLists.reason')}
              nepali={{ name: 'reasonNepali', maxLength: 300 }}
              english={{ name: 'reasonEnglish', maxLength: 300 }}
              required
            />
          </>
        ) : null}
        {isUncounted(list) ? null : <WordPreviewNote word={{ english, nepali, mode }} />}
        <FormField name="remark" label={t('wordLists.remark')} required extra={t('wordLists.remarkHint')}>
          <LongText rows={3} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('wordLists.send')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}
