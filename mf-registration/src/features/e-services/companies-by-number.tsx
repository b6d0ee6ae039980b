import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { companySearchQuerySchema } from '@registrar/domain/calls/lookups';
import { isGatewayFailure, PortalLink } from '@registrar/runtime';
import { Alert, Button, FormField, Input, Skeleton, useZodForm, ZodForm } from '@registrar/ui';
import { StatusBadge } from '@registrar/ui/components';
import { useCompaniesOf } from './e-services';
import styles from './e-services.module.css';

const publicPage = (companyId: string): string => `/company/${companyId}`;

/** The number stands in the address, so that what was found can be passed on. */
export function CompaniesByNumber({ leadsTo = publicPage }: { readonly leadsTo?: (companyId: string) => string }) {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const number = (address.get('number') ?? '').trim();
  const form = useZodForm({
    schema: companySearchQuerySchema,
    onSubmit: ({ registrationNumber }) => {
      setAddress({ number: registrationNumber }, { preventScrollReset: true });
      return Promise.resolve([]);
    },
  });
  return (
    <>
      <ZodForm
        key={number}
        form={form}
        initialValues={{ registrationNumber: number }}
        aria-label={t('eServices.byCompany')}
      >
        <FormField
          name="registrationNumber"
          label={t('eServices.companyNumber')}
          extra={t('eServices.companyHint')}
          required
        >
          <Input maxLength={40} autoComplete="off" spellCheck={false} />
        </FormField>
        <Button type="primary" htmlType="submit">
          {t('eServices.searchCompany')}
        </Button>
      </ZodForm>
      <Found number={number} leadsTo={leadsTo} />
    </>
  );
}

interface FoundProps {
  readonly number: string;
  readonly leadsTo: (companyId: string) => string;
}

function Found({ number, leadsTo }: FoundProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useCompaniesOf(number);
  if (number === '') return null;
  if (error !== null)
    return (
      <Alert
        role="alert"
        type="error"
        showIcon
        style={{ marginBlockStart: 16 }}
        title={isGatewayFailure(error) && error.status === 429 ? error.message : t('eServices.searchFailed')}
        action={
          <Button size="small" onClick={() => void refetch()}>
            {t('common:action.retry')}
          </Button>
        }
      />
    );
  if (data === undefined) return <Skeleton active />;
  return (
    <div role="status" style={{ marginBlockStart: 16 }}>
      {data.length === 0 ? <p className={styles['lead']}>{t('eServices.foundNone')}</p> : null}
      {data.length > 1 ? <p className={styles['lead']}>{t('eServices.foundSeveral')}</p> : null}
      {data.length === 0 ? (
        <PortalLink to="/search-company">{t('eServices.byName')}</PortalLink>
      ) : (
        <ul className={styles['list']} aria-label={t('eServices.found')}>
          {data.map(({ id, nameEnglish, nameNepali, registrationNumber, status }) => (
            <li key={id} className={styles['company']}>
              <div>
                <PortalLink to={leadsTo(id)}>
                  <span lang="ne">{nameNepali}</span>
                  <br />
                  <span lang="en">{nameEnglish}</span>
                </PortalLink>
                <div className={styles['soft']}>{registrationNumber}</div>
              </div>
              <StatusBadge of="company" status={status} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
