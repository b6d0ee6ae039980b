import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { AcceptedAnswer, InvitationView } from '@registrar/domain/calls/representatives';
import { isGatewayFailure, PortalLink, usePortal } from '@registrar/runtime';
import { Alert, Button, Flex, FormSkeleton, useFormats } from '@registrar/ui';
import { RemarksDialog, InstantPair } from '@registrar/ui/components';
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
  if (accepted !== undefined) return <Accepted {...accepted} />;
  const view = invitation.data;
  if (view !== undefined)
    return <Answer token={token} view={view} onAccepted={(answer) => setAccepted({ view, answer })} />;
  const unknown = isGatewayFailure(invitation.error) && invitation.error.status === 404;
  return (
    <AccountPage title={t('invitation.title')}>
      {invitation.isPending ? <FormSkeleton fields={2} /> : null}
      {unknown ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('invitation.unknown')}
          description={t('invitation.unknownHint')}
        />
      ) : null}
      {invitation.isError && !unknown ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('invitation.failed')}
          action={<Button onClick={() => void invitation.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
    </AccountPage>
  );
}

interface AnswerProps {
  readonly token: string;
  readonly view: InvitationView;
  readonly onAccepted: (answer: AcceptedAnswer) => void;
}

function Answer({ token, view, onAccepted }: AnswerProps) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const decline = useDeclineInvitation(token);
  const [declining, setDeclining] = useState(false);
  const company = nameOf(view.company);
  const confirm = async ({ remark = '' }: { readonly remark?: string }) => {
    await decline.mutateAsync(remark);
    setDeclining(false);
  };
  return (
    <AccountPage
      title={t('invitation.title')}
      lead={t(view.restores ? 'invitation.leadAgain' : 'invitation.lead', {
        by: nameOf(view.invitedBy),
        name: nameOf(view),
        company,
      })}
    >
      <p style={{ margin: '0 0 16px' }}>
        <strong>{company}</strong>
        <br />
        {t('mandate.regNo', { regNo: view.company.regNo })}
      </p>
      {view.state === 'PENDING' ? (
        <>
          <p style={{ margin: '0 0 8px' }}>{t('invitation.means')}</p>
          <p style={{ margin: '0 0 16px' }}>
            {t('people.validUntil')} <InstantPair at={view.expiresAt} inline />
          </p>
          <NextStep token={token} view={view} onAccepted={onAccepted} />
          <Button danger type="text" onClick={() => setDeclining(true)} style={{ marginBlockStart: 16 }}>
            {t('invitation.decline')}
          </Button>
        </>
      ) : (
        <Alert
          type={view.state === 'ACCEPTED' ? 'success' : 'warning'}
          showIcon
          role="status"
          title={t(`invitation.state.${view.state}`)}
        />
      )}
      <RemarksDialog
        open={declining}
        title={t('invitation.declineTitle', { company })}
        confirmLabel={t('invitation.decline')}
        destructive
        remark="required"
        onConfirm={confirm}
        onCancel={() => setDeclining(false)}
      >
        <p>{t('invitation.declineMeans')}</p>
      </RemarksDialog>
    </AccountPage>
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
