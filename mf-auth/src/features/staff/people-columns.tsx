import type { Language } from '@registrar/contract/shell-api';
import type { StaffAction, StaffMember } from '@registrar/domain/calls/staff';
import { roles } from '@registrar/domain/roles';
import { Button, type useFormats } from '@registrar/ui';
import { type ColumnsType, Tag, Dropdown } from '@registrar/ui/antd';
import { DatePair, InstantPair } from '@registrar/ui/components';
import type { TFunction } from 'i18next';
import styles from './staff.module.css';

interface PeopleColumns {
  readonly t: TFunction;
  readonly formats: ReturnType<typeof useFormats>;
  readonly language: Language;
  readonly onChoose: (person: StaffMember, action: StaffAction) => void;
}

export function nameOf(
  person: { readonly fullNameEnglish: string; readonly fullNameNepali: string },
  language: Language,
): string {
  return language === 'ne' ? person.fullNameNepali : person.fullNameEnglish;
}

export function peopleColumns({ t, formats, language, onChoose }: PeopleColumns): ColumnsType<StaffMember> {
  return [
    {
      key: 'person',
      title: t('staff.column.person'),
      render: (_, person) => (
        <span className={`${styles['lines']} ${styles['person']}`}>
          <strong>{nameOf(person, language)}</strong>
          <span className={styles['soft']} lang="en">
            {person.username}
          </span>
          <span className={styles['soft']} lang="en">
            {person.email}
          </span>
        </span>
      ),
    },
    {
      key: 'role',
      title: t('staff.column.role'),
      render: (_, person) => (
        <span className={styles['lines']}>
          <span>{roles.name(person.roleCode)[language]}</span>
          {person.changeWaits && (
            <span>
              <Tag color="warning">{t('staff.changeWaits')}</Tag>
            </span>
          )}
        </span>
      ),
    },
    { key: 'status', title: t('staff.column.status'), render: (_, person) => <Presence person={person} t={t} /> },
    {
      key: 'work',
      title: t('staff.column.openWork'),
      align: 'end',
      render: (_, { openWork }) => formats.number(openWork),
    },
    {
      key: 'signIn',
      title: t('staff.column.lastSignIn'),
      render: (_, { lastSignInAt }) =>
        lastSignInAt === null ? (
          <span className={styles['soft']}>{t('staff.neverSignedIn')}</span>
        ) : (
          <InstantPair at={lastSignInAt} />
        ),
    },
    {
      key: 'actions',
      title: t('staff.column.actions'),
      render: (_, person) =>
        person.allowedActions.length === 0 ? null : (
          <Dropdown
            trigger={['click']}
            menu={{
              items: person.allowedActions.map((action) => ({
                key: action,
                label: t(`staff.action.${action}`),
                danger: action === 'DISABLE',
              })),
              onClick: ({ key }) => {
                const action = person.allowedActions.find((allowed) => allowed === key);
                if (action) onChoose(person, action);
              },
            }}
          >
            <Button aria-haspopup="menu" aria-label={t('staff.actionsOf', { name: nameOf(person, language) })}>
              {t('staff.column.actions')}
            </Button>
          </Dropdown>
        ),
    },
  ];
}

function Presence({ person, t }: { readonly person: StaffMember; readonly t: TFunction }) {
  const [next] = person.leaves;
  return (
    <span className={styles['lines']}>
      <span>
        {person.status === 'DISABLED' ? (
          <Tag color="error">{t('staff.status.DISABLED')}</Tag>
        ) : (
          <Tag color={person.onLeave ? 'warning' : 'success'}>
            {t(person.onLeave ? 'staff.leave.true' : 'staff.status.ACTIVE')}
          </Tag>
        )}
      </span>
      {person.awaitsFirstLogin && person.status === 'ACTIVE' && (
        <span className={styles['soft']}>{t('staff.awaitsFirstLogin')}</span>
      )}
      {next && (
        <span className={styles['soft']}>
          {t('staff.leaveDays')} <DatePair day={next.fromDay} inline /> – <DatePair day={next.toDay} inline />
        </span>
      )}
    </span>
  );
}
