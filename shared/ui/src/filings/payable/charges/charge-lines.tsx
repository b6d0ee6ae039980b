import type { AssessedLine, ProposedLine, WorkingStep } from '@registrar/domain/calls/money';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { moneyInWords } from '@registrar/domain/money';
import { useLanguage } from '@registrar/runtime';
import { useFormats } from '../../../base/language/use-formats';
import { usePayableWords } from './payable-words';
import styles from './payable.module.css';

export interface ChargeLinesProps {
  readonly lines: readonly (ProposedLine | AssessedLine)[];
  readonly totalPaisa: number;
  /** For the office: it also reads which rates it has not confirmed yet. */
  readonly office?: boolean;
  /** Nothing is left to pay: the sum is what was paid. */
  readonly paid?: boolean;
}

/**
 * What is to be paid or was: each line with how it was worked out and by what rule, and the sum in figures and words.
 */
export function ChargeLines({ lines, totalPaisa, office = false, paid = false }: ChargeLinesProps) {
  const t = usePayableWords();
  const language = useLanguage();
  const { money } = useFormats();
  return (
    <dl className={styles['bill']}>
      {lines.map((line, position) => (
        <div key={`${position} ${line.code}`} className={styles['line']}>
          <dt>
            <strong>{language === 'ne' ? line.nameNepali : line.nameEnglish}</strong>
            <ul className={styles['working']}>
              {line.working.map((step) => (
                <li key={step.kind}>
                  <WorkingText step={step} line={line} />
                </li>
              ))}
            </ul>
            {line.lawReference === '' ? null : (
              <p className={styles['law']}>
                {language === 'ne' && line.lawReferenceNepali !== '' ? line.lawReferenceNepali : line.lawReference}
              </p>
            )}
            <p className={styles['law']}>
              {t('basis', { type: companyTypes.name(line.basis.companyType)[language] })}{' '}
              {office && line.certainty !== 'A' ? t('toConfirm') : null}
            </p>
            {'overrideReason' in line && line.overrideReason !== null ? (
              <p className={styles['law']}>
                {t('overridden', { proposed: money(line.proposedPaisa), reason: line.overrideReason })}
              </p>
            ) : null}
          </dt>
          <dd>{money('amountPaisa' in line ? line.amountPaisa : line.proposedPaisa)}</dd>
        </div>
      ))}
      <div className={styles['total']}>
        <dt>{t(paid ? 'totalPaid' : 'total')}</dt>
        <dd>
          {money(totalPaisa)}
          {totalPaisa === 0 ? null : <span className={styles['words']}>{moneyInWords(totalPaisa, language)}</span>}
        </dd>
      </div>
    </dl>
  );
}

/** One step in words, with its amounts in the reader's figures. */
function WorkingText({ step, line }: { readonly step: WorkingStep; readonly line: ProposedLine }) {
  const t = usePayableWords();
  const language = useLanguage();
  const { money, number } = useFormats();
  const capital = money(line.basis.capitalPaisa ?? 0);
  switch (step.kind) {
    case 'FLAT':
      return t('working.FLAT', { fee: money(step.feePaisa) });
    case 'TIER':
      return t(step.overPaisa === 0 ? 'working.FIRST_TIER' : 'working.TIER', {
        capital,
        over: money(step.overPaisa),
        upTo: money(step.upToPaisa),
        fee: money(step.feePaisa),
      });
    case 'ABOVE':
      return t('working.ABOVE', {
        capital,
        over: money(step.overPaisa),
        base: money(step.basePaisa),
        units: number(step.units),
        unit: money(step.unitPaisa),
        perUnit: money(step.perUnitPaisa),
      });
    case 'FINE':
      return t('working.FINE', { months: number(step.assessment.months), fee: money(step.assessment.payablePaisa) });
    case 'ALREADY_ASKED':
      return t('working.ALREADY_ASKED', { amount: money(step.paisa) });
    case 'WAIVED':
      return t('working.WAIVED', { amount: money(step.paisa) });
    case 'PIECES':
      return t('working.PIECES', { quantity: number(step.quantity), each: money(step.eachPaisa) });
    case 'FORMER_CAPITAL':
      return t('working.FORMER_CAPITAL', { capital: money(step.capitalPaisa), fee: money(step.feePaisa) });
    case 'FLOOR':
      return t('working.FLOOR', { floor: money(step.floorPaisa) });
    case 'PERCENT':
      return t('working.PERCENT', {
        percent: number(step.percent),
        whole: money(step.ofPaisa),
        part: money(step.partPaisa),
      });
    case 'CAP':
      return t('working.CAP', { cap: money(step.capPaisa) });
    case 'DISCOUNT':
      return t('working.DISCOUNT', {
        percent: number(step.percent),
        whole: money(step.ofPaisa),
        amount: money(step.discountPaisa),
        law: language === 'ne' && step.lawReferenceNepali !== '' ? step.lawReferenceNepali : step.lawReference,
      });
  }
}
