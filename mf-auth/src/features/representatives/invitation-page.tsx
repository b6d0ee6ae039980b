import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { AcceptedAnswer, InvitationView } from '@registrar/domain/calls/representatives';
import { PortalLink, usePortal } from '@registrar/runtime';
import { Alert, Button, Flex, useFormats } from '@registrar/ui';
import { InstantPair, OutsideOutcome, OutsidePage, OutsideRefusal } from '@registrar/ui/components';
import { AccountPage } from '../account-page/account-page';
import { AcceptForm } from './accept-form';
import { useNameOf } from './in-language';
import { useDeclineInvitation, useInvitation } from './invitation';

/** Where the link of an invitation leads: what is asked, and what the reader can answer. */
export function InvitationPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const [accepted, setAccepted] = useState<{ readonly view: InvitationView; readonly answer: AcceptedAnswer }>();
  // once accepted it is over, also while the session of the old role ends
  const invitation = useInvitation(token, accepted === undefined);
  const nameOf = useNameOf();
  if (accepted !== undefined) return <Accepted {...accepted} />;
  return (
    <OutsidePage
      title={t('invitation.title')}
      link={invitation}
      unknownHint={t('invitation.unknownHint')}
      lead={(view) =>
        t(view.restores ? 'invitation.leadAgain' : 'invitation.lead', {
          by: nameOf(view.invitedBy),
          name: nameOf(view),
          company: nameOf(view.company),
        })
      }
      facts={(view) =>
        view.state === 'PENDING'
          ? [{ label: t('invitation.until'), value: <InstantPair at={view.expiresAt} withTime inline /> }]
          : []
      }
    >
      {(view) => <Standing token={token} view={view} onAccepted={(answer) => setAccepted({ view, answer })} />}
    </OutsidePage>
  );
}

interface AnswerProps {
  readonly token: string;
  readonly view: InvitationView;
  readonly onAccepted: (answer: AcceptedAnswer) => void;
}

function Standing({ token, view, onAccepted }: AnswerProps) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const decline = useDeclineInvitation(token);
  if (view.state !== 'PENDING')
    return (
      <OutsideOutcome
        type={view.state === 'ACCEPTED' ? 'success' : 'warning'}
        title={t(`invitation.state.${view.state}`)}
      />
    );
  return (
    <>
      <p style={{ margin: '0 0 16px' }}>{t('invitation.means')}</p>
      <NextStep token={token} view={view} onAccepted={onAccepted} />
      <OutsideRefusal
        label={t('invitation.decline')}
        title={t('invitation.declineTitle', { company: nameOf(view.company) })}
        means={t('invitation.declineMeans')}
        onRefuse={(reason) => decline.mutateAsync({ remark: reason })}
      />
    </>
  );
}

/** For the invited person the code; for another account the way out of it; for nobody yet the way in. */
function NextStep({ token, view, onAccepted }: AnswerProps) {
  const { t } = useTranslation();
  const { auth, navigation } = usePortal();
  const { digits } = useFormats();
  const andBack = new URLSearchParams({ returnTo: `/representative-invitation/${token}` }).toString();
  const login = `/login?${andBack}`;
  if (view.forYou === true) return <AcceptForm token={token} sentTo={view.sentTo} onAccepted={onAccepted} />;
  if (view.forYou === false) {
    const change = async () => {
      await auth.signOut();
      navigation.to(login);
    };
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={t('invitation.otherAccount', { sentTo: digits(view.sentTo) })}
        description={<Button onClick={() => void change()}>{t('invitation.changeAccount')}</Button>}
      />
    );
  }
  return (
    <>
      <p style={{ margin: '0 0 16px' }}>
        {t(view.channel === 'EMAIL' ? 'invitation.signInEmail' : 'invitation.signInMobile', {
          sentTo: digits(view.sentTo),
        })}
      </p>
      <Button type="primary" size="large" block onClick={() => navigation.to(login)}>
        {t('invitation.logIn')}
      </Button>
      <Flex vertical gap="small" style={{ marginBlockStart: 16 }}>
        <PortalLink to={`/register?${andBack}`}>{t('invitation.signUp')}</PortalLink>
        <span>{t('invitation.signUpHint')}</span>
      </Flex>
    </>
  );
}

function Accepted({ view, answer }: { readonly view: InvitationView; readonly answer: AcceptedAnswer }) {
  const { t } = useTranslation();
  const { auth, navigation } = usePortal();
  const nameOf = useNameOf();
  const page = `/representatives?company=${answer.companyId}`;
  const goOn = async () => {
    if (!answer.signInAgain) return navigation.to(page, { replace: true });
    await auth.signOut();
    navigation.to(`/login?returnTo=${encodeURIComponent(page)}`, { replace: true });
  };
  return (
    <AccountPage title={t('invitation.title')}>
      <Alert
        type="success"
        showIcon
        role="status"
        title={t('invitation.accepted', { company: nameOf(view.company) })}
        description={answer.signInAgain ? t('invitation.signInAgain') : undefined}
        style={{ marginBlockEnd: 16 }}
      />
      <Button type="primary" size="large" block onClick={() => void goOn()}>
        {t(answer.signInAgain ? 'invitation.logInAgain' : 'invitation.toCompany')}
      </Button>
    </AccountPage>
  );
}
