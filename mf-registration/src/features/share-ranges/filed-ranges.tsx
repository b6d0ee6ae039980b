import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filedAnswers, filedItems, isList, sectionOf, type FilingFrame } from '@registrar/domain/processes';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { useLanguage } from '@registrar/runtime';
import { Button, useFormats } from '@registrar/ui';
import { useFilingWords } from '@registrar/ui/filing';
import styles from './filed-ranges.module.css';

interface FiledRange {
  readonly holderItemId?: string;
  readonly from?: number;
  readonly to?: number;
}

const AT_ONCE = 50;

/** Which shares each shareholder has, as they were assigned. */
export function FiledRanges({ frame }: { readonly frame: FilingFrame }) {
  const { t } = useTranslation();
  const said = useFilingWords();
  const language = useLanguage();
  const { number } = useFormats();
  const [shown, setShown] = useState(AT_ONCE);
  const ranges = rangesOf(filedAnswers(frame, 'SHARE_RANGE_ASSIGN')['ranges']);
  const holders = sectionOf(companyRegistration, 'SHAREHOLDER');
  const names = new Map(
    filedItems(frame, 'SHAREHOLDER').map(({ id, data }) => [
      id,
      holders && isList(holders) ? holders.item.title(data, frame)[language] : '',
    ]),
  );
  if (ranges.length === 0) return <p className={styles['soft']}>{said('summary.none')}</p>;
  return (
    <>
      <div className={styles['tableFrame']} role="region" aria-label={t('ranges.table')} tabIndex={0}>
        <table className={styles['ranges']}>
          <thead>
            <tr>
              <th scope="col">{t('ranges.holder')}</th>
              <th scope="col">{t('ranges.ranges')}</th>
              <th scope="col">{t('ranges.quantity')}</th>
            </tr>
          </thead>
          <tbody>
            {ranges.slice(0, shown).map(({ holderItemId = '', from = 0, to = 0 }) => (
              <tr key={`${holderItemId} ${from}`}>
                <td>{names.get(holderItemId) || said('list.untitled')}</td>
                <td>
                  {number(from)}–{number(to)}
                </td>
                <td>{number(to - from + 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {ranges.length > shown ? (
        <Button onClick={() => setShown(shown + AT_ONCE)}>
          {said('summary.more', { count: Math.min(AT_ONCE, ranges.length - shown) })}
        </Button>
      ) : null}
    </>
  );
}

const rangesOf = (value: unknown): readonly FiledRange[] =>
  Array.isArray(value) ? value.filter((entry): entry is FiledRange => typeof entry === 'object' && entry !== null) : [];
