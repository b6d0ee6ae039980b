import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { isGranted } from '@registrar/domain/enumerations/application-status';
import type { ProcessDefinition } from '@registrar/domain/processes';
import { companyChanges } from '@registrar/domain/processes/tables/company-changes';
import { correctableParts } from '@registrar/domain/register/correctable-parts';
import { PortalLink, useSession } from '@registrar/runtime';
import { GroupNote } from '@registrar/ui/components';
import { chooseAddress } from './mistake-address';

const correctable: readonly string[] = correctableParts.keys;
const entersCorrectable = (process: string): boolean =>
  companyChanges.some(
    (change: ProcessDefinition) =>
      change.process === process && change.register.aspects.some((aspect) => correctable.includes(aspect)),
  );

/** Beside an approved filing, for officers: where the office sets its own mistake right. */
export function WayOfOffice({ detail: { company, id, processName, status } }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const ofOffice = useSession()?.kind === 'officer';
  if (!ofOffice || company == null || !isGranted(status) || !entersCorrectable(processName)) return null;
  return (
    <p>
      {t('mistakes.isItOffices')}{' '}
      <PortalLink to={chooseAddress(company.id, id)}>{t('mistakes.officeBegin')}</PortalLink>
    </p>
  );
}

/** Beside an approved filing, for whoever filed it: where a mistake in it is corrected. */
export function WayToCorrect({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const own = useSession()?.kind === 'applicant';
  const { company, id, processName, status } = detail;
  return (
    <>
      <GroupNote detail={detail} />
      {own && company != null && isGranted(status) && entersCorrectable(processName) ? (
        <p>
          {t('mistakes.isItWrong')} <PortalLink to={chooseAddress(company.id, id)}>{t('mistakes.ask')}</PortalLink>
        </p>
      ) : null}
    </>
  );
}
