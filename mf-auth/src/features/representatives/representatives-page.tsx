import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RepresentedCompany, WaitingInvitation } from '@registrar/domain/calls/representatives';
import { PortalLink, useAccess } from '@registrar/runtime';
import { Alert, PageHeader, Sheet } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { CompanyMandates } from './company-mandates';
import { CompanyPeople } from './company-people';
import { useNameOf } from './in-language';
import { Loaded } from './loaded';
import { useOwnCompanies, useWaitingInvitations } from './representatives';

/** Who speaks for one's companies, and who acts for them. The company stands in the address. */
export function RepresentativesPage() {
  const { t } = useTranslation();
  const can = useAccess();
  return can('REPRESENTATIVE') || !can('MANDATE') ? (
    <People />
  ) : (
    <>
      <PageHeader title={t('people.title')} />
      <Sheet>
        <p style={{ marginBlockStart: 0 }}>{t('people.byMandate')}</p>
        <PortalLink to="/mandates">{t('people.toMandates')}</PortalLink>
      </Sheet>
    </>
  );
}

function People() {
  const { t } = useTranslation();
  const companies = useOwnCompanies();
  return (
    <>
      <PageHeader title={t('people.title')}>{t('people.lead')}</PageHeader>
      <WaitingForMe />
      <Loaded query={companies} failed={t('people.failed')}>
        {(all) => {
          const own = all.filter(({ capacity }) => capacity !== 'HEIR');
          return own.length === 0 ? <NoCompany /> : <OwnCompany companies={own} />;
        }}
      </Loaded>
    </>
  );
}

function OwnCompany({ companies }: { readonly companies: readonly RepresentedCompany[] }) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const [address, setAddress] = useSearchParams();
  const [first] = companies;
  const company = companies.find(({ id }) => id === address.get('company')) ?? first;
  if (company === undefined) return null;
  const label = (one: RepresentedCompany) => `${nameOf(one)} (${one.regNo})`;
  return (
    <>
      {companies.length === 1 ? (
        <p style={{ fontSize: 18, fontWeight: 600, marginBlock: '0 16px' }}>{label(company)}</p>
      ) : (
        <Select
          value={company.id}
          onChange={(id: string) => setAddress({ company: id })}
          aria-label={t('people.chooseCompany')}
          options={companies.map((one) => ({ value: one.id, label: label(one) }))}
          style={{ inlineSize: '100%', maxInlineSize: 520, marginBlockEnd: 16 }}
        />
      )}
      <CompanyPeople key={`people-${company.id}`} companyId={company.id} lastCompany={companies.length === 1} />
      <CompanyMandates key={`mandates-${company.id}`} companyId={company.id} />
    </>
  );
}

function NoCompany() {
  const { t } = useTranslation();
  return (
    <Sheet>
      <p style={{ marginBlock: 0 }}>{t('people.noCompany')}</p>
    </Sheet>
  );
}

function WaitingForMe() {
  const waiting = useWaitingInvitations();
  return (
    <>
      {waiting.data?.map((invitation) => (
        <Waiting key={invitation.id} invitation={invitation} />
      ))}
    </>
  );
}

function Waiting({ invitation }: { readonly invitation: WaitingInvitation }) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const [shownAt] = useState(() => new Date().toISOString());
  if (invitation.expiresAt <= shownAt) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t('people.waiting', { company: nameOf(invitation.company), by: nameOf(invitation.invitedBy) })}
      description={
        <PortalLink to={`/representative-invitation/${invitation.id}`}>{t('people.waitingAnswer')}</PortalLink>
      }
      style={{ marginBlockEnd: 16 }}
    />
  );
}
