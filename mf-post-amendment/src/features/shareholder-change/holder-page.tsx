import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { sectionOf, isList } from '@registrar/domain/processes';
import { shareholderChange } from '@registrar/domain/processes/filings/shareholder-change/definition';
import { isCorrected } from '@registrar/domain/processes/filings/shareholder-change/corrected-holders';
import { peopleOf, registeredIdOf } from '@registrar/domain/processes/questions/people/registered-people';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Flex, PageHeader, PageSkeleton, Sheet } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { SectionAnswers, useFiledItems, useFilingFrame } from '@registrar/ui/filing';
import { amendmentAddress } from '../filing/amendment-address';
import { HeldShares } from './holder-answers';
import type { AddressedHolder } from './holder-address';

interface HolderPageProps {
  readonly detail: ApplicationDetail;
  readonly at: AddressedHolder;
  /** It may be corrected now. */
  readonly mayWrite: boolean;
}

/** One holder to read: all that is filed, old beside new where it is corrected, and the shares, which stay. */
export function HolderPage({ detail, at, mayWrite }: HolderPageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { frame } = useFilingFrame(detail, shareholderChange);
  const isAsked = detail.sections.some(({ key }) => key === at.list);
  const items = useFiledItems(detail.id, at.list, { enabled: isAsked });
  const section = sectionOf(shareholderChange, at.list);
  const holder = detail.filedCompany ? peopleOf(detail.filedCompany).holders.find(({ id }) => id === at.id) : undefined;
  if (isAsked && items.isPending) return <PageSkeleton />;
  if (section === undefined || !isList(section) || holder === undefined) return null;
  const item = items.data?.find(({ data }) => registeredIdOf(data) === at.id);
  const data = item?.data ?? { ...holder.answers, registeredId: at.id };
  const address = (step?: string) => amendmentAddress(detail.processName, detail.id, step);
  const correctable = mayWrite && isAsked;
  return (
    <>
      <PageHeader
        title={section.item.title(data)[language]}
        badge={
          isCorrected(data, frame) ? (
            <Tag color="warning">{t('holderChange.corrected')}</Tag>
          ) : (
            <Tag>{t('holderChange.asRegistered')}</Tag>
          )
        }
      >
        {t('holderChange.viewLead')}
      </PageHeader>
      <HeldShares holder={holder} company={detail.filedCompany ?? null} />
      <Sheet>
        <SectionAnswers fields={section.item.fields} data={data} before={holder.answers} frame={frame} />
      </Sheet>
      <Flex wrap gap="middle" style={{ marginBlockStart: 16 }}>
        {correctable ? <PortalLink to={address(at.id)}>{t('holderChange.correct')}</PortalLink> : null}
        <PortalLink to={address(correctable ? at.step : undefined)}>
          {t(correctable ? 'holderChange.toList' : 'holderChange.toApplication')}
        </PortalLink>
      </Flex>
    </>
  );
}
