import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { toldAs } from '@registrar/domain/calls/filing-reports';
import { useLanguage } from '@registrar/runtime';
import { localName } from '@registrar/ui';
import { InstantPair, OutsideOutcome, OutsidePage, OutsideRefusal } from '@registrar/ui/components';
import { useReport } from './filing-reports';

/** Where the notice of a filing leads a person of the company: what was filed by whom, and the way to stop it. */
export function ReportPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const language = useLanguage();
  const { view, report } = useReport(token);
  return (
    <OutsidePage
      title={t('filingReport.title')}
      link={view}
      unknownHint={t('shared.unknownHint')}
      lead={(told) => t('filingReport.lead', { company: localName(told.company, language) })}
      facts={(told) => [
        { label: t('filingReport.filing'), value: localName(told.filing.process, language) },
        { label: t('filingReport.number'), value: told.filing.number ?? '—' },
        { label: t('filingReport.filedBy'), value: localName(told.filedBy, language) },
        ...(told.filedAt === null
          ? []
          : [{ label: t('filingReport.filedAt'), value: <InstantPair at={told.filedAt} withTime inline /> }]),
        { label: t('filingReport.toldAs'), value: toldAs.name(told.toldAs)[language] },
        { label: t('filingReport.until'), value: <InstantPair at={told.until} withTime inline /> },
      ]}
    >
      {(told) => {
        if (told.state === 'REPORTED')
          return (
            <OutsideOutcome
              type="success"
              title={t(told.outcome === null ? 'filingReport.reported' : `filingReport.outcome.${told.outcome}`)}
              at={told.reportedAt}
              next={t(told.outcome === null ? 'filingReport.reportedNext' : 'filingReport.judgedNext')}
            />
          );
        if (told.state !== 'OPEN')
          return (
            <OutsideOutcome
              type="info"
              title={t(told.state === 'OVER' ? 'filingReport.over' : 'filingReport.expired')}
              next={t('filingReport.overNext')}
            />
          );
        return (
          <OutsideRefusal
            label={t('filingReport.notMe')}
            hint={t('filingReport.hint')}
            title={t('filingReport.notMe')}
            means={t('filingReport.means')}
            onRefuse={(reason) => report.mutateAsync({ reason })}
          />
        );
      }}
    </OutsidePage>
  );
}
