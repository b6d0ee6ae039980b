import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { CompanyRepresentatives, Representative } from '@registrar/domain/calls/representatives';
import { usePortal } from '@registrar/runtime';
import { Alert, Button, Flex, Sheet } from '@registrar/ui';
import { RemarksDialog, type ActionRemark } from '@registrar/ui/choices';
import { AvatarGroup, DatePair, HistoryList, Tag } from '@registrar/ui/filing';
import { useNameOf } from './in-language';
import { InvitationRow } from './invitation-row';
import { InviteDialog } from './invite-dialog';
import { Loaded } from './loaded';
import { useChangePerson, useRepresentatives, type PersonChange } from './representatives';
import styles from './representatives.module.css';

interface CompanyPeopleProps {
  readonly companyId: string;
  /** The person represents no other company: stepping down ends the session. */
  readonly lastCompany: boolean;
}

export function CompanyPeople({ companyId, lastCompany }: CompanyPeopleProps) {
  const { t } = useTranslation();
  const query = useRepresentatives(companyId);
  return (
    <Loaded query={query} failed={t('people.failed')}>
      {(data) => <People data={data} lastCompany={lastCompany} />}
    </Loaded>
  );
}

type Asked = Pick<PersonChange, 'kind'> & { readonly person: Representative };

function People({ data, lastCompany }: { readonly data: CompanyRepresentatives; readonly lastCompany: boolean }) {
  const { t } = useTranslation();
  const { auth, navigation, toast } = usePortal();
  const nameOf = useNameOf();
  const change = useChangePerson(data.company.id);
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const active = data.representatives.filter(({ state }) => state === 'ACTIVE');
  const former = data.representatives.filter(({ state }) => state === 'FORMER');

  const confirm = async ({ remark = '' }: ActionRemark) => {
    if (asked === undefined) return;
    const { signedOut } = await change.mutateAsync({ kind: asked.kind, accountId: asked.person.accountId, remark });
    setAsked(undefined);
    if (!signedOut) return;
    toast.show({ kind: 'info', messageKey: 'people.signedOut', dedupeKey: 'people-signed-out' });
    await auth.signOut();
    navigation.to('/login', { replace: true });
  };
  const action = asked === undefined ? 'remove' : asked.kind === 'remove' && asked.person.self ? 'leave' : asked.kind;
  const actions = (person: Representative, kind: Asked['kind'], label: string) => (
    <Button
      danger={kind === 'remove'}
      disabled={!data.open}
      onClick={() => setAsked({ kind, person })}
      aria-label={`${label}: ${nameOf(person)}`}
    >
      {label}
    </Button>
  );

  return (
    <Flex vertical gap="middle">
      {data.open ? null : <Alert type="warning" showIcon title={t('people.closed')} />}
      <Sheet as="section" aria-label={t('people.active')}>
        <div className={styles['head']}>
          <h2>{t('people.active')}</h2>
          {active.length > 1 ? (
            <AvatarGroup names={active.map(nameOf)} label={t('people.count', { count: active.length })} />
          ) : null}
          <Button type="primary" disabled={!data.open} onClick={() => setInviting(true)}>
            {t('people.invite')}
          </Button>
        </div>
        <ul className={styles['list']}>
          {active.map((person) => (
            <PersonRow key={person.accountId} person={person} name={nameOf(person)}>
              {active.length > 1 ? actions(person, 'remove', t(person.self ? 'people.leave' : 'people.remove')) : null}
            </PersonRow>
          ))}
        </ul>
        {active.length === 1 ? (
          <p className={styles['soft']} style={{ marginBlockStart: 12 }}>
            {t('people.lastOne')}
          </p>
        ) : null}
      </Sheet>
      {data.invitations.length === 0 ? null : (
        <Sheet as="section" aria-label={t('people.invited')}>
          <div className={styles['head']}>
            <h2>{t('people.invited')}</h2>
          </div>
          <ul className={styles['list']}>
            {data.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} companyId={data.company.id} invitation={invitation} />
            ))}
          </ul>
        </Sheet>
      )}
      {former.length === 0 ? null : (
        <Sheet as="section" aria-label={t('people.former')}>
          <div className={styles['head']}>
            <h2>{t('people.former')}</h2>
          </div>
          <ul className={styles['list']}>
            {former.map((person) => (
              <PersonRow key={person.accountId} person={person} name={nameOf(person)}>
                {data.invitations.some(({ restores }) => restores === person.accountId)
                  ? null
                  : actions(person, 'restore', t('people.restore'))}
              </PersonRow>
            ))}
          </ul>
        </Sheet>
      )}
      <Sheet as="section" aria-label={t('people.history')}>
        <h2 style={{ fontSize: 19, marginBlock: '0 12px' }}>{t('people.history')}</h2>
        <HistoryList
          lines={data.history.map((event) => ({
            key: `${event.at}-${event.action}-${event.subject.nameEnglish}`,
            at: event.at,
            title: t(`people.event.${event.action}`, { name: nameOf(event.subject) }),
            actor: event.actor === null ? t('people.throughLink') : nameOf(event.actor),
            remark: event.remark,
          }))}
        />
      </Sheet>
      {inviting ? <InviteDialog companyId={data.company.id} onClose={() => setInviting(false)} /> : null}
      <RemarksDialog
        open={asked !== undefined}
        title={t(`people.${action}Title`, { name: asked === undefined ? '' : nameOf(asked.person) })}
        confirmLabel={t(`people.${action}`)}
        destructive={action !== 'restore'}
        remark="required"
        onConfirm={confirm}
        onCancel={() => setAsked(undefined)}
      >
        <p>{t(`people.${action}Means`)}</p>
        {action === 'leave' && lastCompany ? <p>{t('people.leaveSignsOut')}</p> : null}
      </RemarksDialog>
    </Flex>
  );
}

function PersonRow({
  person,
  name,
  children,
}: {
  readonly person: Representative;
  readonly name: string;
  readonly children: React.ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <li className={styles['row']}>
      <div className={styles['who']}>
        <div className={styles['name']}>
          {name}
          {person.self ? <Tag>{t('people.you')}</Tag> : null}
        </div>
        <div className={styles['facts']}>
          <Trans t={t} i18nKey="people.since" components={{ day: <DatePair day={person.since} inline /> }} />
          {person.until === null ? null : (
            <>
              <br />
              <Trans t={t} i18nKey="people.until" components={{ day: <DatePair day={person.until} inline /> }} />
            </>
          )}
        </div>
      </div>
      {children}
    </li>
  );
}
