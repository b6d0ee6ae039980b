import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import type { CSSProperties } from 'react';
import type { ItemStep } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import { useFormats } from '../../base/language/use-formats';
import { palette } from '../../base/theme/palette';
import { useFilingWords } from '../filing/filing-words';
import styles from './item-pages.module.css';

interface ItemStepListProps {
  readonly steps: readonly ItemStep[];
  readonly current: string;
  /** By step key. */
  readonly missing: ReadonlyMap<string, number>;
  readonly onStep: (key: string) => void;
}

const colours: CSSProperties & Record<`--${string}`, string> = {
  '--line': palette.lineSoft,
  '--blue': palette.blue,
  '--wash': palette.blueWash,
  '--ink': palette.ink,
  '--paper': palette.white,
};

/** The steps of one item, each with how much it still lacks; any of them may be opened. */
export function ItemStepList({ steps, current, missing, onStep }: ItemStepListProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const { number } = useFormats();
  return (
    <nav aria-label={t('itemSteps.steps')} style={colours}>
      <ol className={styles['steps']}>
        {steps.map(({ key, label }, index) => {
          const count = missing.get(key) ?? 0;
          return (
            <li key={key}>
              <button
                type="button"
                className={styles['step']}
                aria-current={key === current ? 'step' : undefined}
                onClick={() => onStep(key)}
              >
                <span>
                  {number(index + 1)}. {label[language]}
                </span>
                {count === 0 ? (
                  <>
                    <CheckCircleFilled aria-hidden style={{ color: palette.green }} />
                    <VisuallyHidden> {t('list.valid')}</VisuallyHidden>
                  </>
                ) : (
                  <span className={styles['count']} role="img" aria-label={t('people.lackingHere', { count })}>
                    {number(count)}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
