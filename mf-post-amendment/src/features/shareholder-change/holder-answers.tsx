import { useTranslation } from 'react-i18next';
import { standingHolder } from '@registrar/domain/processes/filings/shareholder-change/corrected-holders';
import type { Answers, FiledCompany, FilingFrame, ListSection } from '@registrar/domain/processes';
import { isCorrected } from '@registrar/domain/processes/filings/shareholder-change/corrected-holders';
import type { RegisteredHolder } from '@registrar/domain/processes/questions/people/registered-people';
import { useFormats } from '@registrar/ui';
import { SectionAnswers, type FiledItemProps } from '@registrar/ui/filing';
import styles from './holders.module.css';

/** What somebody holds, which a correction leaves as it is. */
export function HeldShares({
  holder,
  company,
}: {
  readonly holder: RegisteredHolder;
  readonly company: FiledCompany | null;
}) {
  const { t } = useTranslation();
  const { number, digits } = useFormats();
  if (holder.quantity === null) return null;
  const ranges = (company?.shares ?? [])
    .filter(({ holderId }) => holderId === holder.id)
    .map(({ from, to }) => `${digits(String(from))}–${digits(String(to))}`);
  return (
    <p className={styles['held']}>
      <strong>{t('holderChange.holds', { count: holder.quantity, quantity: number(holder.quantity) })}</strong>
      {ranges.length === 0 ? null : ` ${t('holderChange.kitta', { ranges: ranges.join(', ') })}`}
      <span className={styles['note']}>{t('holderChange.sharesStay')}</span>
    </p>
  );
}

/** The same above the page that reads a holder. */
export function FiledHolder({ item: { data }, frame }: FiledItemProps) {
  const holder = standingHolder(data, frame);
  return holder === undefined ? null : <HeldShares holder={holder} company={frame.company} />;
}

interface CorrectedAnswersProps {
  readonly section: ListSection;
  readonly data: Answers;
  readonly holder: RegisteredHolder;
  readonly frame: FilingFrame;
}

/** What is corrected so far, each answer below the one that the register has. */
export function CorrectedAnswers({ section, data, holder, frame }: CorrectedAnswersProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('holderChange.soFar')} className={styles['soFar']}>
      <h4 className={styles['heading']}>{t('holderChange.soFar')}</h4>
      {isCorrected(data, frame) ? (
        <SectionAnswers fields={section.item.fields} data={data} before={holder.answers} onlyChanged frame={frame} />
      ) : (
        <p className={styles['note']}>{t('holderChange.nothingYet')}</p>
      )}
    </section>
  );
}
