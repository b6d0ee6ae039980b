import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyRepresentatives, Representative } from '@registrar/domain/calls/representatives';
import { usePortal } from '@registrar/runtime';
import { Alert, Button, Flex, Sheet } from '@registrar/ui';
import { RemarksDialog, type ActionRemark, AvatarGroup, HistoryList } from '@registrar/ui/components';
import { useNameOf } from './in-language';
import { InvitationRow } from './invitation-row';
import { InviteDialog } from './invite-dialog';
import { Loaded } from './loaded';
import { PersonRow } from './person-row';
import { RemovalDialog } from './removal-dialog';
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

/** What each call is called on the page; removing somebody else has a dialog of its own. */
const ACTIONS = {
  remove: 'leave',
  restore: 'restore',
  'removal/object': 'object',
  'removal/withdraw': 'keep',
} as const satisfies Record<PersonChange['kind'], string>;
type PersonAction = (typeof ACTIONS)[PersonChange['kind']] | 'remove';

type Asked = Pick<PersonChange, 'kind'> & { readonly person: Representative };

function People({ data, lastCompany }: { readonly data: CompanyRepresentatives; readonly lastCompany: boolean }) {
  const { t } = useTranslation();
  const { auth, navigation, toast } = usePortal();
  const nameOf = useNameOf();
  const change = useChangePerson(data.company.id);
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [removing, setRemoving] = useState<Representative>();
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
  const action = ACTIONS[asked?.kind ?? 'remove'];
  const button = (person: Representative, name: PersonAction, onClick: () => void) => (
    <Button
      danger={name === 'remove' || name === 'leave'}
      disabled={!data.open}
      onClick={onClick}
      aria-label={`${t(`people.${name}`)}: ${nameOf(person)}`}
    >
      {t(`people.${name}`)}
    </Button>
  );
  const actions = (person: Representative, ...kinds: readonly Asked['kind'][]) =>
    kinds.map((kind) => (
      <Fragment key={kind}>{button(person, ACTIONS[kind], () => setAsked({ kind, person }))}</Fragment>
    ));
  const ofActive = (person: Representative) => {
    if (active.length === 1) return null;
    if (person.self) return actions(person, ...(person.removal ? (['removal/object'] as const) : []), 'remove');
    return person.removal ? actions(person, 'removal/withdraw') : button(person, 'remove', () => setRemoving(person));
  };

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
            <PersonRow key={person.accountId} person={person}>
              <Flex wrap gap="small">
                {ofActive(person)}
              </Flex>
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
              <PersonRow key={person.accountId} person={person}>
                {data.invitations.some(({ restores }) => restores === person.accountId)
                  ? null
                  : actions(person, 'restore')}
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
      {removing === undefined ? null : (
        <RemovalDialog companyId={data.company.id} person={removing} onClose={() => setRemoving(undefined)} />
      )}
      <RemarksDialog
        open={asked !== undefined}
        title={t(`people.${action}Title`, { name: asked === undefined ? '' : nameOf(asked.person) })}
        confirmLabel={t(`people.${action}`)}
        destructive={action === 'leave'}
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
