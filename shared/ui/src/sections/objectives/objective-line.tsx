import { useSectionWords } from '../section/section-words';
import type { Nsic } from '@registrar/domain/calls/lookups';
import { useLanguage } from '../../base/language/use-language';
import { objectiveText } from './objective-text';
import styles from './objectives.module.css';

/** An objective in the reader's language, with its code in the office's list and in the newer one. */
export function ObjectiveLine({ objective }: { readonly objective: Nsic | { readonly nsicCode: string } }) {
  const say = useSectionWords();
  const language = useLanguage();
  const known = 'objectiveEnglish' in objective ? objective : undefined;
  const newCodes = known?.newNsicCodes ?? [];
  return (
    <span className={styles['line']}>
      {known === undefined ? null : <span>{objectiveText(known, language)}</span>}
      <span className={styles['codes']}>
        {say('objectives.oldCode', { code: objective.nsicCode })}
        {known === undefined ? null : (
          <>
            {' '}
            ·{' '}
            {newCodes.length === 0
              ? say('objectives.noNewCode')
              : say('objectives.newCode', { codes: newCodes.join(', ') })}
          </>
        )}
      </span>
    </span>
  );
}
