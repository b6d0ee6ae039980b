import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { NoticeFollower } from '@registrar/domain/calls/notice-followers';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, localName, PageHeader, PageSkeleton, Sheet } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { isGone, noticeAddress, NOTICES } from '../notices/notices';
import styles from '../notices/notices.module.css';
import { useAnswerFollower, useFollower } from './following';

/** Where the link of a mail leads: what is sent to the address, to be confirmed and to be stopped. */
export function FollowerPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const follower = useFollower(token);
  if (follower.isPending) return <PageSkeleton />;
  if (follower.isError) {
    const gone = isGone(follower.error);
    return (
      <>
        <PageHeader title={t('following.pageTitle')} />
        <Alert
          role="alert"
          type={gone ? 'info' : 'error'}
          showIcon
          title={t(gone ? 'following.gone' : 'notices.failed')}
          action={
            gone ? (
              <PortalLink to={NOTICES}>{t('notices.toList')}</PortalLink>
            ) : (
              <Button onClick={() => void follower.refetch()}>{t('common:action.retry')}</Button>
            )
          }
        />
      </>
    );
  }
  return <Followed token={token} follower={follower.data} />;
}

function Followed({ token, follower }: { readonly token: string; readonly follower: NoticeFollower }) {
  const { t } = useTranslation();
  const answer = useAnswerFollower(token);
  const waits = follower.items.some(({ isConfirmed }) => !isConfirmed);
  return (
    <>
      <PageHeader title={t('following.pageTitle')}>
        <div>{t('following.address', { address: follower.address })}</div>
      </PageHeader>
      <div className={styles['sections']}>
        {waits ? (
          <Alert
            type="info"
            showIcon
            role="status"
            title={t('following.waits')}
            action={
              <Button type="primary" loading={answer.isPending} onClick={() => answer.mutate(null)}>
                {t('following.confirm')}
              </Button>
            }
          />
        ) : null}
        <Sheet as="section" aria-labelledby="followed">
          <h2 id="followed" className={styles['heading']}>
            {t('following.followed')}
          </h2>
          <ul className={styles['list']}>
            {follower.items.map((item) => (
              <FollowedItem key={item.id} item={item} busy={answer.isPending} onStop={() => answer.mutate(item.id)} />
            ))}
          </ul>
        </Sheet>
      </div>
    </>
  );
}

interface FollowedItemProps {
  readonly item: NoticeFollower['items'][number];
  readonly busy: boolean;
  readonly onStop: () => void;
}

function FollowedItem({ item: { notice, company, proceeding, isConfirmed }, busy, onStop }: FollowedItemProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = localName(company, language);
  return (
    <li>
      <strong>{name}</strong> · {company.registrationNumber}{' '}
      <Tag color={isConfirmed ? 'success' : 'warning'}>
        {t(isConfirmed ? 'following.confirmed' : 'following.notConfirmed')}
      </Tag>
      <div>{proceeding === null ? t('following.ofCompany') : <FollowedProceeding proceeding={proceeding} />}</div>
      {proceeding === null ? <PortalLink to={`/company/${company.id}`}>{t('following.toCompany')}</PortalLink> : null}
      {notice === null ? null : <PortalLink to={noticeAddress(notice)}>{t('following.toNotice')}</PortalLink>}
      <div>
        <Button size="small" disabled={busy} aria-label={`${t('following.stop')}: ${name}`} onClick={onStop}>
          {t('following.stop')}
        </Button>
      </div>
    </li>
  );
}

type Proceeding = NonNullable<NoticeFollower['items'][number]['proceeding']>;

function FollowedProceeding({ proceeding }: { readonly proceeding: Proceeding }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      {localName(proceeding.name, language)} · {proceeding.number}
      {proceeding.hasEnded ? ` · ${t('following.ended')}` : null}
    </>
  );
}
