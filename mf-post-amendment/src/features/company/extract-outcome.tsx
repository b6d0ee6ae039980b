import { useTranslation } from 'react-i18next';
import { isGatewayFailure, PortalLink } from '@registrar/runtime';
import { Alert } from '@registrar/ui';
import type { useExtract } from './company-standing';

/** What became of an extract that was asked for: where it is read, or why there is none. */
export function ExtractOutcome({ extract }: { readonly extract: ReturnType<typeof useExtract> }) {
  const { t } = useTranslation();
  return (
    <>
      <div role="status">
        {extract.data === undefined ? null : (
          <Alert
            type="success"
            showIcon
            style={{ marginBlockStart: 12 }}
            title={t('company.extractIssued')}
            action={<PortalLink to={extract.data.link}>{t('company.extractOpen')}</PortalLink>}
          />
        )}
      </div>
      {extract.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          style={{ marginBlockStart: 12 }}
          title={isGatewayFailure(extract.error) ? extract.error.message : t('company.failed')}
        />
      ) : null}
    </>
  );
}
