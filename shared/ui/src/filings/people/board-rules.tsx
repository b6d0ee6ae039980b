import { filedAnswers, type FilingFrame } from '@registrar/domain/processes';
import { companyTypeRules } from '@registrar/domain/registration/company-type-rules';
import { useFormats } from '../../base/language/use-formats';
import { useFilingWords } from '../filing/filing-words';
import { boardStanding } from './board-standing';
import styles from './board.module.css';

/** What the law asks of this board, each line ticked as it is met. */
export function BoardRules({ frame }: { readonly frame: FilingFrame }) {
  const t = useFilingWords();
  const { number } = useFormats();
  const rules = frame.companyType === null ? undefined : companyTypeRules(frame.companyType);
  if (!rules?.directors) return null;
  const { minimum, maximum } = rules.directors;
  const { seats, independent, independentNeeded, women, womanNeeded } = boardStanding(frame, rules);
  const declared = filedAnswers(frame, 'GENERAL_INFORMATION')['numberOfDirectors'];
  const lines = [
    {
      key: 'number',
      met: seats >= minimum && (maximum === null || seats <= maximum),
      text:
        maximum === null
          ? t('board.atLeast', { count: minimum })
          : t('board.between', { minimum: number(minimum), maximum: number(maximum) }),
      now: seats,
    },
    ...(typeof declared === 'number'
      ? [{ key: 'declared', met: seats === declared, text: t('board.declared', { count: declared }), now: seats }]
      : []),
    ...(independentNeeded > 0
      ? [
          {
            key: 'independent',
            met: independent >= independentNeeded,
            text: t('board.independent', { count: independentNeeded }),
            now: independent,
          },
        ]
      : []),
    ...(womanNeeded ? [{ key: 'woman', met: women > 0, text: t('board.woman'), now: women }] : []),
  ];
  return (
    <ul className={styles['rules']} aria-label={t('board.rules')}>
      {lines.map(({ key, met, text, now }) => (
        <li key={key} className={met ? styles['met'] : styles['unmet']}>
          <span aria-hidden>{met ? '✓' : '○'}</span> {text}{' '}
          <span className={styles['now']}>{t(met ? 'board.met' : 'board.notMet', { now: number(now) })}</span>
        </li>
      ))}
    </ul>
  );
}
