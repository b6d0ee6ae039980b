import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail, GroupMatter } from '@registrar/domain/calls/filings';
import { nameReservation } from '@registrar/domain/processes/filings/name-reservation/definition';
import { useLanguage } from '@registrar/runtime';
import { InstantPair, StatusBadge } from '@registrar/ui/components';
import { localName } from '@registrar/ui';
import { AnswerValue } from '../reservation/answer-value';
import styles from './group-request.module.css';

/** Of what was answered: what a parent company has to know of the company that is to bear its word. */
const SHOWN: ReadonlySet<string> = new Set([
  'companyTypeId',
  'nsicCodes',
  'otherGovernmentBody',
  'otherGovernmentBodyRegistrationNumber',
]);

/** Who asks, for which company of one's own, and what the new company is to do, or which company takes the name. */
export function GroupRequestFacts({
  detail,
  group,
}: {
  readonly detail: ApplicationDetail;
  readonly group: GroupMatter;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { parent } = group;
  const answers = nameReservation.sections.flatMap((section) => {
    const data = detail.sections.find(({ key }) => key === section.key)?.data ?? {};
    return section.fields
      .filter(
        (field) =>
          SHOWN.has(field.path) &&
          data[field.path] !== undefined &&
          (!('onlyWhen' in field) || field.onlyWhen === undefined || data[field.onlyWhen] === true),
      )
      .map((field) => ({ field, value: data[field.path] }));
  });
  return (
    <dl className={styles['facts']}>
      <dt>{t('groupRequest.asker')}</dt>
      <dd>{localName(detail.applicant, language)}</dd>
      <dt>{t('groupRequest.askedOn')}</dt>
      <dd>
        <InstantPair at={group.askedAt} inline />
      </dd>
      {detail.processName === 'NAME_CHANGE' && detail.company ? (
        <>
          <dt>{t('groupRequest.renamedCompany')}</dt>
          <dd>
            {localName(detail.company, language)} · {detail.company.registrationNumber}
          </dd>
        </>
      ) : null}
      {answers.map(({ field, value }) => (
        <Fragment key={field.path}>
          <dt>{field.label[language]}</dt>
          <dd>
            <AnswerValue field={field} value={value} />
          </dd>
        </Fragment>
      ))}
      <dt>{t('groupRequest.yourCompany')}</dt>
      <dd>
        {localName(parent, language)} · {parent.registrationNumber}
        {parent.status === 'ACTIVE' ? null : (
          <>
            {' '}
            <StatusBadge of="company" status={parent.status} />
          </>
        )}
      </dd>
    </dl>
  );
}
