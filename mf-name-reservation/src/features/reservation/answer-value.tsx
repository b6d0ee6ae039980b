import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { nameSuffixes, parentCompanyTypes } from '@registrar/domain/enumerations/company-types';
import type { FieldDefinition } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { ObjectiveLine, useNsicByCodes } from '@registrar/ui/filing';
import { localName } from '@registrar/ui';
import { EmailProof } from './email-proof';
import { useCompanyTypes } from '@registrar/ui/components';
import styles from './reservation.module.css';

export interface AnswerValueProps {
  readonly field: FieldDefinition;
  readonly value: unknown;
  /** All answers of the section: some are shown together with another one. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** One answer in the reader's language, as its widget would have shown it. */
export function AnswerValue({ field, value, answers = {} }: AnswerValueProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  switch (field.widget) {
    case 'switch':
      return t(value === true ? 'common:action.yes' : 'common:action.no');
    case 'companyType':
      return typeof value === 'number' ? <CompanyTypeName id={value} /> : <Unanswered />;
    case 'parentCompanyType':
      return typeof value === 'string' ? parentCompanyTypes.name(value)[language] : <Unanswered />;
    case 'suffix':
      if (value === 'NONE') return t('answers.noSuffix');
      return typeof value === 'string' ? nameSuffixes.name(value)[language] : <Unanswered />;
    case 'nsic': {
      const codes = z.array(z.string()).safeParse(value);
      return codes.success && codes.data.length > 0 ? <ObjectiveNames codes={codes.data} /> : <Unanswered />;
    }
    case 'provenEmail': {
      const verifiedAt = answers[`${field.path}VerifiedAt`];
      return typeof value === 'string' && value !== '' ? (
        <EmailProof email={value} verifiedAt={typeof verifiedAt === 'string' ? verifiedAt : undefined} />
      ) : (
        <Unanswered />
      );
    }
    case 'nameEnglish':
    case 'nameNepali':
      return typeof value === 'string' && value !== '' ? (
        <strong lang={field.widget === 'nameNepali' ? 'ne' : 'en'}>{value}</strong>
      ) : (
        <Unanswered />
      );
    case 'select':
    case 'radio': {
      const chosen = field.options?.items.find(({ key }) => key === value);
      return chosen === undefined ? <Unanswered /> : localName(chosen, language);
    }
    default:
      return typeof value === 'string' && value !== '' ? value : <Unanswered />;
  }
}

function Unanswered() {
  const { t } = useTranslation();
  return <span className={styles['lead']}>{t('answers.none')}</span>;
}

function CompanyTypeName({ id }: { readonly id: number }) {
  const language = useLanguage();
  const type = useCompanyTypes().data?.find((candidate) => candidate.id === id);
  return type === undefined ? '…' : localName(type, language);
}

function ObjectiveNames({ codes }: { readonly codes: readonly string[] }) {
  const rows = useNsicByCodes(codes).data ?? [];
  return (
    <ul className={styles['codes']}>
      {codes.map((code) => {
        const row = rows.find(({ nsicCode }) => nsicCode === code);
        return (
          <li key={code}>
            <ObjectiveLine objective={row ?? { nsicCode: code }} />
          </li>
        );
      })}
    </ul>
  );
}
