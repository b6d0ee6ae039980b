import { useTranslation } from 'react-i18next';
import type { OwnProceeding } from '@registrar/domain/calls/own-proceedings';
import { opinionAnswers, opinionBodies, opinionSilences, rayaStatuses } from '@registrar/domain/enumerations';
import { useLanguage } from '@registrar/runtime';
import { Sheet, useFormats } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { DatePair } from '@registrar/ui/components';
import styles from '../proceedings/proceedings.module.css';

/** Which bodies the office has asked about the company, until when they answer, and what came. */
export function OwnOpinions({ opinions }: Pick<OwnProceeding, 'opinions'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money } = useFormats();
  if (opinions.length === 0) return null;
  return (
    <Sheet as="section" aria-labelledby="closing-opinions">
      <h2 id="closing-opinions" className={styles['heading']}>
        {t('conduct.opinions')}
      </h2>
      <ul className={styles['list']}>
        {opinions.map(({ id, body, status, question, dueOn, answer, answerKind, claimPaisa, silence, judgement }) => (
          <li key={id}>
            <strong>{opinionBodies.name(body)[language]}</strong> <Tag>{rayaStatuses.name(status)[language]}</Tag>
            <div className={styles['soft']}>
              {t('conduct.dueOn')} <DatePair day={dueOn} inline />
            </div>
            <div className={styles['text']}>{question}</div>
            {status === 'REQUESTED' && silence != null ? (
              <div className={styles['soft']}>
                {t('conduct.silence', { silence: opinionSilences.name(silence)[language] })}
              </div>
            ) : null}
            {answer === null ? null : (
              <div>
                {answerKind == null ? null : <strong>{opinionAnswers.name(answerKind)[language]}</strong>}
                {claimPaisa == null ? null : <> · {money(claimPaisa)}</>}
                <div className={styles['text']}>{answer.text}</div>
              </div>
            )}
            {judgement === null ? null : (
              <div className={styles['text']}>
                {t('conduct.judged')}: {judgement.reason}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
