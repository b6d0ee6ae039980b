import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isGatewayFailure, PortalLink } from '@registrar/runtime';
import { Button, PageSkeleton, Sheet } from '@registrar/ui';
import { useApplication, useApplicationUpdates } from '@registrar/ui/filing';
import { GROUP_REQUESTS } from './addresses';
import { GroupRequestDecision } from './group-request-decision';

/** One request to a company of this person: a name of its group, to consent to or to refuse. */
export function GroupRequestPage() {
  const { id = '' } = useParams();
  const application = useApplication(id);
  useApplicationUpdates(id);
  if (application.isPending) return <PageSkeleton />;
  if (application.isError)
    return (
      <NoRequest
        missing={isGatewayFailure(application.error) && application.error.status < 500}
        onRetry={() => void application.refetch()}
      />
    );
  const { group } = application.data;
  return group === null || group === undefined ? (
    <NoRequest missing onRetry={() => void application.refetch()} />
  ) : (
    <GroupRequestDecision key={id} detail={application.data} group={group} />
  );
}

/** Recalled, somebody else's, or asked of a company that one no longer represents: all of them are simply not there. */
function NoRequest({ missing, onRetry }: { readonly missing: boolean; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet role="alert">
      <h1 tabIndex={-1} style={{ fontSize: 24, marginBlockStart: 0 }}>
        {t(missing ? 'groupRequest.missing' : 'groupRequest.failed')}
      </h1>
      {missing ? <p>{t('groupRequest.missingHint')}</p> : <Button onClick={onRetry}>{t('common:action.retry')}</Button>}
      <p>
        <PortalLink to={GROUP_REQUESTS}>{t('groupRequest.toList')}</PortalLink>
      </p>
    </Sheet>
  );
}
