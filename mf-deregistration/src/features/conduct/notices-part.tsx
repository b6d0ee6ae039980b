import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProceedingDetail } from '@registrar/domain/calls/proceedings';
import { noticeChannels } from '@registrar/domain/enumerations';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Button, localName } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { DatePair, FormDialog, ScanFigure } from '@registrar/ui/components';
import { ActButton, type OfActs } from './acts-bar';
import styles from './conduct.module.css';

/** What was published or served: its days, its text and its proof, and whether it came back. */
export function NoticesPart({ proceeding, onAct }: OfActs) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { published, allowedActs } = proceeding;
  return (
    <ul className={styles['list']}>
      {published.map((notice) => {
        const { id, name, channel, publishedOn, endsOn, text, paper, proof, proofFile, returned } = notice;
        return (
          <li key={id}>
            <strong>{localName(name, language)}</strong>
            {channel === null ? null : <> · {noticeChannels.name(channel)[language]}</>}
            <div className={styles['soft']}>
              <DatePair day={publishedOn} inline /> – <DatePair day={endsOn} inline />
            </div>
            {text === null ? null : <p className={styles['text']}>{language === 'ne' ? text.nepali : text.english}</p>}
            {paper == null ? null : (
              <div>
                <PortalLink to={paper}>{t('proceedings.seePaper')}</PortalLink>
              </div>
            )}
            {proof === null ? null : <div>{t('conduct.proofIs', { proof })}</div>}
            {returned === null ? null : (
              <div>
                <Tag color="error">{t('conduct.returned')}</Tag> <DatePair day={returned.on} inline />
                <div>{returned.reason}</div>
              </div>
            )}
            <div className={styles['actions']}>
              {proofFile === null ? null : (
                <ProofButton
                  proceedingId={proceeding.id}
                  noticeId={id}
                  name={proofFile}
                  of={localName(name, language)}
                />
              )}
              {allowedActs.returnNotice.includes(id) ? (
                <ActButton act={{ kind: 'returnNotice', notice }} onAct={onAct} />
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface ProofButtonProps {
  readonly proceedingId: ProceedingDetail['id'];
  readonly noticeId: string;
  readonly name: string;
  readonly of: string;
}

function ProofButton({ proceedingId, noticeId, name, of }: ProofButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const title = `${t('conduct.proofFile')}: ${of}`;
  return (
    <>
      <Button size="small" aria-label={title} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('conduct.proofFile')}
      </Button>
      {open ? (
        <FormDialog title={title} onClose={() => setOpen(false)}>
          <ScanFigure
            path={`/external/api/proceeding/${proceedingId}/notice/${noticeId}/proof`}
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
