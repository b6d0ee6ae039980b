import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProceedingDetail } from '@registrar/domain/calls/proceedings';
import { opinionAnswers, opinionBodies, opinionSilences, rayaStatuses } from '@registrar/domain/enumerations';
import { useLanguage } from '@registrar/runtime';
import { Button, useFormats } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { DatePair, FormDialog, InstantPair, ScanFigure } from '@registrar/ui/components';
import { ActButton, type OfActs } from './acts-bar';
import styles from './conduct.module.css';

type Opinion = ProceedingDetail['opinions'][number];

/** Which bodies were asked, until when they answer, and what they said. */
export function OpinionsPart({ proceeding, onAct }: OfActs) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money } = useFormats();
  const { opinions, allowedActs } = proceeding;
  const ACTS = ['sendOpinionLink', 'answerOpinion', 'judgeOpinion'] as const;
  return (
    <ul className={styles['list']}>
      {opinions.map((opinion) => {
        const { id, body, status, question, requestedAt, dueOn, answer, judgement, moreTime, file, number } = opinion;
        const name = opinionBodies.name(body)[language];
        return (
          <li key={id}>
            <strong>{name}</strong> <Tag>{rayaStatuses.name(status)[language]}</Tag>
            <div className={styles['soft']}>
              <InstantPair at={requestedAt} inline /> · {t('conduct.dueOn')} <DatePair day={dueOn} inline />
            </div>
            <p className={styles['text']}>{question}</p>
            {status === 'REQUESTED' ? <Waiting opinion={opinion} /> : null}
            {moreTime == null ? null : (
              <div>
                {t('conduct.timeAdded')} <DatePair day={moreTime.on} inline />
                <p className={styles['text']}>{moreTime.reason}</p>
              </div>
            )}
            {answer === null ? null : (
              <div>
                {t('conduct.answered')} <DatePair day={answer.on} inline />
                {number == null ? null : <> · {t('conduct.opinionNumber', { number })}</>}
                <AnswerKind opinion={opinion} money={money} />
                <p className={styles['text']}>{answer.text}</p>
                {file == null ? null : <FileButton proceedingId={proceeding.id} opinionId={id} name={file} of={name} />}
              </div>
            )}
            {judgement === null ? null : (
              <div>
                {t('conduct.judged')} <InstantPair at={judgement.at} inline />
                <div>{judgement.reason}</div>
              </div>
            )}
            <div className={styles['actions']}>
              {ACTS.map((kind) =>
                allowedActs[kind]?.includes(id) === true ? (
                  <ActButton key={kind} act={{ kind, opinion }} onAct={onAct} />
                ) : null,
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** How the body was asked, and what its silence means. */
function Waiting({ opinion: { link, silence, stops } }: { readonly opinion: Opinion }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul className={styles['soft']}>
      <li>
        {link == null ? (
          t('conduct.byLetter')
        ) : (
          <>
            {t('conduct.byLink', { to: link.to })} · <InstantPair at={link.sentAt} inline />
            {link.openedAt === null ? null : <> · {t('conduct.linkOpened')}</>}
          </>
        )}
      </li>
      {silence == null ? null : <li>{t('conduct.silence', { silence: opinionSilences.name(silence)[language] })}</li>}
      {stops === true ? <li>{t('conduct.stops')}</li> : null}
    </ul>
  );
}

function AnswerKind({
  opinion: { answerKind, claimPaisa },
  money,
}: {
  readonly opinion: Opinion;
  readonly money: (paisa: number) => string;
}) {
  const language = useLanguage();
  if (answerKind == null) return null;
  return (
    <div>
      <Tag color={answerKind === 'OBJECTION' ? 'error' : 'success'}>{opinionAnswers.name(answerKind)[language]}</Tag>
      {claimPaisa == null ? null : money(claimPaisa)}
    </div>
  );
}

interface FileButtonProps {
  readonly proceedingId: string;
  readonly opinionId: string;
  readonly name: string;
  readonly of: string;
}

function FileButton({ proceedingId, opinionId, name, of }: FileButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const title = `${t('conduct.opinionFile')}: ${of}`;
  return (
    <>
      <Button size="small" aria-label={title} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('conduct.opinionFile')}
      </Button>
      {open ? (
        <FormDialog title={title} onClose={() => setOpen(false)}>
          <ScanFigure
            path={`/external/api/proceeding/${proceedingId}/opinion/${opinionId}/file`}
            mediaType={/\.pdf$/i.test(name) ? 'application/pdf' : 'image/*'}
            alt={title}
            openLabel={t('conduct.openProof', { name })}
            failed={t('conduct.proofFailed')}
            whole
          />
        </FormDialog>
      ) : null}
    </>
  );
}
