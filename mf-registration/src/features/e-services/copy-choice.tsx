import { useTranslation } from 'react-i18next';
import { bothCalendars } from '@registrar/domain/calendar';
import type { Copyable } from '@registrar/domain/calls/copies';
import { copyKinds, type CopyItem } from '@registrar/domain/copies';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import { Alert, localName, useFormats } from '@registrar/ui';
import { Checkbox } from '@registrar/ui/antd';
import { usePublicQuote } from './buy-copies';
import styles from './e-services.module.css';

interface CopyChoiceProps {
  readonly copyable: Copyable;
  /** Given by the form's field. */
  readonly value?: readonly CopyItem[];
  readonly onItems: (items: readonly CopyItem[]) => void;
}

/** What the public may have of a company, to be ticked. */
export function CopyChoice({ copyable, value = [], onItems }: CopyChoiceProps) {
  const language = useLanguage();
  const offered: readonly {
    readonly key: string;
    readonly label: string;
    readonly item: CopyItem;
    readonly off?: boolean;
  }[] = [
    { key: 'EXTRACT', label: copyKinds.name('EXTRACT')[language], item: { kind: 'EXTRACT' } },
    {
      key: 'GOOD_STANDING',
      label: copyKinds.name('GOOD_STANDING')[language],
      item: { kind: 'GOOD_STANDING' },
      off: copyable.noGoodStanding !== null,
    },
    ...copyable.papers.map((paper) => ({
      key: paper.code,
      label: `${localName(paper, language)}, ${bothCalendars(paper.issuedOn, language)}`,
      item: { kind: 'PAPER', code: paper.code } as const,
    })),
  ];
  const keyOf = (item: CopyItem): string => (item.kind === 'PAPER' ? item.code : item.kind);
  return (
    <div className={styles['ticks']}>
      {offered.map(({ key, label, item, off = false }) => (
        <Checkbox
          key={key}
          disabled={off}
          checked={value.some((one) => keyOf(one) === key)}
          onChange={({ target }) =>
            onItems([...value.filter((one) => keyOf(one) !== key), ...(target.checked ? [item] : [])])
          }
        >
          {label}
        </Checkbox>
      ))}
      {copyable.noGoodStanding === null ? null : (
        <span className={styles['soft']}>{localName(copyable.noGoodStanding, language)}</span>
      )}
    </div>
  );
}

/** What it costs, line by line, before anything is sent. */
export function CopyPrice({ companyId, items }: { readonly companyId: string; readonly items: readonly CopyItem[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, number } = useFormats();
  const quote = usePublicQuote(companyId, items);
  if (items.length === 0) return null;
  return (
    <section aria-label={t('buyCopies.price')} className={styles['ticks']}>
      {quote.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={isGatewayFailure(quote.error) ? quote.error.message : t('eServices.failed')}
        />
      ) : null}
      {quote.data?.lines.map((line) => (
        <div key={line.nameEnglish} className={styles['price']}>
          <span>
            {localName(line, language)} × {number(line.quantity)}
          </span>
          <span>{money(line.amountPaisa)}</span>
        </div>
      ))}
      <div className={styles['price']} role="status">
        <strong>{t('buyCopies.total')}</strong>
        <strong>{quote.data === undefined ? '…' : money(quote.data.totalPaisa)}</strong>
      </div>
    </section>
  );
}
