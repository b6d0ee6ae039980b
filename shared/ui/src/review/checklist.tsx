import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationDetail, CheckedItem } from '@registrar/domain/calls/filings';
import { useLanguage, usePortal } from '@registrar/runtime';
import Checkbox from 'antd/es/checkbox';
import { InstantPair } from '../base/dates/date-pair';
import { useApplicationCache } from '../filings/filing/application';
import { localName } from '../base/language/local-name';
import { useReviewWords } from './review-words';
import styles from './decide.module.css';

interface ChecklistProps {
  readonly detail: ApplicationDetail;
}

/**
 * Reasons for which whoever reads cannot mark: it is not theirs. Whatever else still keeps it from being verified does
 * not matter here.
 */
const NOT_THEIRS: ReadonlySet<string> = new Set(['PERM-403', 'HOLDS_CLAIM']);

/** Whoever has it in hand marks the lines before it is verified; the others see who marked them. */
function mayMark({ status, allowedActions }: ApplicationDetail): boolean {
  const verify = allowedActions.find(({ action }) => action === 'verify');
  return (
    status === 'IN_PROCESS' && verify !== undefined && (verify.allowed || !NOT_THEIRS.has(verify.reason?.code ?? ''))
  );
}

/** What has to be looked at before the filing is verified; nothing where its definition asks nothing. */
export function Checklist({ detail }: ChecklistProps) {
  const t = useReviewWords();
  const language = useLanguage();
  const { gateway } = usePortal();
  const cache = useApplicationCache();
  const [wished, setWished] = useState<ReadonlyMap<string, boolean>>(new Map());
  const mark = useMutation({
    // one after the other: the answer of each is the whole application
    scope: { id: `checklist of ${detail.id}` },
    mutationFn: ({ key, checked }: { readonly key: string; readonly checked: boolean }) =>
      gateway.request<ApplicationDetail>({
        path: `/external/api/application/${detail.id}/checklist/${key}`,
        method: 'PUT',
        body: { kind: 'json', value: { checked } },
        quiet: { overlay: true, successToast: true },
      }),
    // a document that was looked at just before has asked for the application as well
    onSuccess: cache.putLast,
    onSettled: (_answer, _error, { key }) =>
      setWished((before) => new Map([...before].filter(([other]) => other !== key))),
  });
  const items = detail.checklist ?? [];
  if (items.length === 0) return null;
  const isChecked = ({ key, checked }: CheckedItem) => wished.get(key) ?? checked !== null;
  const editable = mayMark(detail);
  return (
    <section className={styles['checklist']} aria-label={t('checklist.title')}>
      <h3>{t('checklist.title')}</h3>
      <p className={styles['soft']}>
        {t('checklist.done', { done: items.filter(isChecked).length, all: items.length })}
        {editable ? <> {t('checklist.lead')}</> : null}
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <Checkbox
              checked={isChecked(item)}
              disabled={!editable}
              onChange={({ target: { checked } }) => {
                setWished((before) => new Map(before).set(item.key, checked));
                mark.mutate({ key: item.key, checked });
              }}
            >
              {localName(item, language)}
            </Checkbox>
            {editable || item.checked === null ? null : (
              <p className={styles['soft']}>
                {localName(item.checked.by, language)} · <InstantPair at={item.checked.at} inline />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
