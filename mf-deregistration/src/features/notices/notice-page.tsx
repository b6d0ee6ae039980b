import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { PublicNoticeDetail } from '@registrar/domain/calls/public-notices';
import { claimKinds, noticeChannels } from '@registrar/domain/enumerations';
import { PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import { Button, Flex, localName, PageHeader, Sheet } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { FollowPart } from '../following/follow-part';
import { NoticeFrame } from './notice-frame';
import { handingInAddress, NOTICES } from './notices';
import styles from './notices.module.css';
import { TimeLeft } from './time-left';

/** One notice as it was published, how long it runs, and what anybody may hand in until then. */
export function NoticePage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id = '' } = useParams();
  return (
    <NoticeFrame id={id} title={t('notices.notice')}>
      {(notice) => (
        <>
          <PageHeader title={localName(notice.name, language)} badge={<TimeLeft notice={notice} />}>
            <div>
              {localName(notice.company, language)} · {notice.company.registrationNumber}
            </div>
            <div>
              <PortalLink to={NOTICES}>{t('notices.toList')}</PortalLink>
            </div>
          </PageHeader>
          <div className={styles['sections']}>
            <Sheet as="section" aria-labelledby="notice-text">
              <h2 id="notice-text" className={styles['heading']}>
                {t('notices.text')}
              </h2>
              <p className={styles['text']}>{language === 'ne' ? notice.text.nepali : notice.text.english}</p>
              <dl className={styles['facts']}>
                <NoticeFacts notice={notice} />
              </dl>
              {notice.paper == null ? null : <PortalLink to={notice.paper}>{t('proceedings.seePaper')}</PortalLink>}
            </Sheet>
            {notice.takes.length === 0 ? null : <HandingIn notice={notice} />}
            {notice.proceeding.end === null ? <FollowPart noticeId={id} /> : null}
          </div>
        </>
      )}
    </NoticeFrame>
  );
}

function NoticeFacts({ notice }: { readonly notice: PublicNoticeDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { proceeding, channel, publishedOn, endsOn } = notice;
  return (
    <>
      <Fact term={t('notices.publishedOn')}>
        <DatePair day={publishedOn} inline />
      </Fact>
      <Fact term={t('notices.endsOn')}>
        <DatePair day={endsOn} inline />
      </Fact>
      <Fact term={t('notices.channel')}>{noticeChannels.name(channel)[language]}</Fact>
      <Fact term={t('notices.proceeding')}>
        {localName(proceeding.name, language)} · {proceeding.number}
      </Fact>
      {proceeding.end === null ? null : (
        <Fact term={t('notices.outcome')}>
          {localName(proceeding.end.name, language)} · <DatePair day={proceeding.end.on} inline />
        </Fact>
      )}
    </>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What may be handed in; after the end only that the time is over. */
function HandingIn({ notice: { id, takes, isRunning, proceeding } }: { readonly notice: PublicNoticeDetail }) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  return (
    <Sheet as="section" aria-labelledby="notice-handing-in">
      <h2 id="notice-handing-in" className={styles['heading']}>
        {t('notices.handingIn')}
      </h2>
      {isRunning ? (
        <>
          <ul className={styles['list']}>
            {claimKinds.keys
              .filter((kind) => takes.includes(kind))
              .map((kind) => (
                <li key={kind}>{t(`notices.means.${kind}`)}</li>
              ))}
          </ul>
          <p className={styles['lead']}>{t('notices.noAccount')}</p>
          <Flex gap="small" wrap>
            {claimKinds.keys
              .filter((kind) => takes.includes(kind))
              .map((kind) => (
                <Button key={kind} type="primary" onClick={() => navigation.to(handingInAddress(id, kind))}>
                  {t(`notices.give.${kind}`)}
                </Button>
              ))}
          </Flex>
        </>
      ) : (
        <>
          <p className={styles['lead']}>{t('notices.timeOver')}</p>
          {proceeding.end === null && takes.includes('OBJECTION') ? (
            <p className={styles['lead']}>
              {t('notices.further')}{' '}
              <PortalLink to={`${handingInAddress(id, 'OBJECTION')}?again=1`}>{t('notices.bringFurther')}</PortalLink>
            </p>
          ) : null}
        </>
      )}
    </Sheet>
  );
}
