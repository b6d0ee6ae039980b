import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isGatewayFailure, PortalLink, useSession } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, PageHeader } from '@registrar/ui';
import { FineWaivers } from './fine-waivers';
import { linkedTicket, ownTicket, useTicket, type Ticket } from './grievance-calls';
import { TicketActions } from './ticket-actions';
import { TicketView } from './ticket-view';
import { UnknownTicket, WriteByLink, WriteMessage } from './write-message';

/** A grievance for who asked and for the office. */
export function GrievancePage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const ticket = useMemo(() => ownTicket(id), [id]);
  return (
    <>
      <TicketPage ticket={ticket} unknownHint={t('grievance.unknownHint')} Write={WriteMessage} />
      <p>
        <PortalLink to="/grievance">{t('grievance.toList')}</PortalLink>
      </p>
    </>
  );
}

/** The ticket of a link, without an account. */
export function OpenTicketPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const ticket = useMemo(() => linkedTicket(token), [token]);
  return <TicketPage ticket={ticket} unknownHint={t('grievance.linkHint')} Write={WriteByLink} />;
}

interface TicketPageProps {
  readonly ticket: Ticket;
  readonly unknownHint: string;
  readonly Write: (props: { readonly ticket: Ticket }) => React.ReactNode;
}

function TicketPage({ ticket, unknownHint, Write }: TicketPageProps) {
  const { t } = useTranslation();
  const { data, isPending, error, refetch } = useTicket(ticket);
  const ofOffice = useSession()?.kind === 'officer';
  const isUnknown = isGatewayFailure(error) && error.status === 404;
  return (
    <>
      <PageHeader title={data === undefined ? t('grievance.one') : `${t('grievance.one')} ${data.number}`}>
        {data?.subject}
      </PageHeader>
      {data !== undefined ? (
        <TicketView ticket={ticket} detail={data}>
          <TicketActions ticket={ticket} detail={data} />
          {ofOffice ? <FineWaivers ticket={ticket} detail={data} /> : null}
          {data.mayWrite ? <Write ticket={ticket} /> : null}
        </TicketView>
      ) : isPending ? (
        <FormSkeleton />
      ) : isUnknown ? (
        <UnknownTicket hint={unknownHint} />
      ) : (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('common:list.failed')}
          action={
            <Button size="small" onClick={() => void refetch()}>
              {t('common:action.retry')}
            </Button>
          }
        />
      )}
    </>
  );
}
