import { useTranslation } from 'react-i18next';
import type { ConversionOutlook } from '@registrar/domain/calls/conversions';
import { PortalLink } from '@registrar/runtime';
import { Alert, Button, FormSkeleton } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { useConversions } from './conversions';
import styles from './conversion.module.css';

interface ConversionConditionsProps {
  readonly companyId: string;
  /** The type that was chosen; without one every type is shown, each closed up to its heading. */
  readonly chosen?: string;
}

type ConvertedType = ConversionOutlook['types'][number];

/** What the Act asks of the company before it is converted, met or not, each with where it is settled. */
export function ConversionConditions({ companyId, chosen }: ConversionConditionsProps) {
  const { t } = useTranslation();
  const outlook = useConversions(companyId);
  if (outlook.isPending) return <FormSkeleton fields={2} />;
  if (outlook.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('conversion.failed')}
        action={<Button onClick={() => void outlook.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  const one = outlook.data.types.find(({ companyType }) => companyType === chosen);
  if (one !== undefined) {
    return (
      <section className={styles['type']} aria-label={t('conversion.of', { type: one.name })}>
        <p className={styles['head']}>
          <strong>{t('conversion.of', { type: one.name })}</strong> <Possible type={one} />
        </p>
        <p className={styles['name']}>
          {t('conversion.nameAfter')} <strong lang="ne">{one.nameAfterNepali}</strong> ·{' '}
          <span lang="en">{one.nameAfterEnglish}</span>
        </p>
        <Conditions type={one} />
      </section>
    );
  }
  return (
    <div className={styles['types']}>
      {outlook.data.types.map((type) => (
        <details key={type.companyType} className={styles['type']}>
          <summary className={styles['head']}>
            {type.name} <Possible type={type} />
          </summary>
          <Conditions type={type} />
        </details>
      ))}
    </div>
  );
}

function Possible({ type: { possible } }: { readonly type: ConvertedType }) {
  const { t } = useTranslation();
  return (
    <Tag color={possible ? 'success' : 'warning'}>{t(possible ? 'conversion.possible' : 'conversion.notYet')}</Tag>
  );
}

const TONE = { MET: 'success', UNMET: 'warning', UNKNOWN: 'default' } as const;

function Conditions({ type: { conditions } }: { readonly type: ConvertedType }) {
  const { t } = useTranslation();
  return (
    <ul className={styles['conditions']}>
      {conditions.map(({ condition, state, label, has, needs, lawReference, wayOut }) => (
        <li key={condition}>
          <span className={styles['head']}>
            <strong>{label}</strong> <Tag color={TONE[state]}>{t(`conversion.state.${state}`)}</Tag>
          </span>
          <span>{t('conversion.needs', { needs })}</span>
          <span>{t('conversion.has', { has })}</span>
          <span className={styles['law']}>{lawReference}</span>
          {wayOut === null ? null : (
            <PortalLink to={wayOut.link}>{t('conversion.settle', { process: wayOut.process })}</PortalLink>
          )}
        </li>
      ))}
    </ul>
  );
}
