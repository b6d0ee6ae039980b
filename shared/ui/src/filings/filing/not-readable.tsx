import { isGatewayFailure, PortalLink } from '@registrar/runtime';
import Button from 'antd/es/button';
import { Sheet } from '../../base/layout/sheet';
import { useFilingWords } from './filing-words';

const NOT_FOR_THIS_PERSON: ReadonlySet<number> = new Set([400, 403, 404, 422]);

/** Instead of a filing that is not there for this person, or that could not be read now. */
export function NotReadable({
  error,
  onRetry,
  home,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly home: string;
}) {
  const t = useFilingWords();
  const missing = isGatewayFailure(error) && NOT_FOR_THIS_PERSON.has(error.status);
  return (
    <Sheet role="alert">
      <h1 tabIndex={-1} style={{ fontSize: 24, marginBlockStart: 0 }}>
        {t(missing ? 'application.missing' : 'application.failed')}
      </h1>
      {missing ? <p>{t('application.missingHint')}</p> : <Button onClick={onRetry}>{t('common:action.retry')}</Button>}
      <p>
        <PortalLink to={home}>{t('application.toList')}</PortalLink>
      </p>
    </Sheet>
  );
}

/** Instead of a page that the filing does not have. `address`: of the filing. */
export function NoSuchPage({ address }: { readonly address: string }) {
  const t = useFilingWords();
  return (
    <Sheet role="alert">
      <h1 tabIndex={-1} style={{ fontSize: 24, marginBlockStart: 0 }}>
        {t('application.noSuchPage')}
      </h1>
      <p>{t('application.noSuchPageHint')}</p>
      <p>
        <PortalLink to={address}>{t('application.open')}</PortalLink>
      </p>
    </Sheet>
  );
}

/** The same on a page of the office. */
export function NotReviewable({ onRetry, list }: { readonly onRetry: () => void; readonly list: string }) {
  const t = useFilingWords();
  return (
    <Sheet role="alert">
      <h1 tabIndex={-1} style={{ fontSize: 24, marginBlockStart: 0 }}>
        {t('application.failed')}
      </h1>
      <Button onClick={onRetry}>{t('common:action.retry')}</Button>
      <p>
        <PortalLink to={list}>{t('review.toList')}</PortalLink>
      </p>
    </Sheet>
  );
}
