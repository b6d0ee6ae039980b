import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile, ProfileCompany } from '@registrar/domain/calls/profile';
import { useLanguage } from '@registrar/runtime';
import { Sheet, Skeleton, useObjectUrl } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { LogoForm } from './logo-form';
import styles from './profile.module.css';
import { useLogoPicture } from './upload-logo';

/** The logo of a company the person represents. An intermediary acts for a company and does not change its face. */
export function LogoSection({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const represented = profile.companies.filter(({ capacity }) => capacity === 'REPRESENTATIVE');
  const [chosen, setChosen] = useState(represented[0]?.id);
  const company = represented.find(({ id }) => id === chosen) ?? represented[0];
  const nameOf = ({ nameNepali, nameEnglish }: ProfileCompany) => (language === 'ne' ? nameNepali : nameEnglish);
  return (
    <Sheet as="section" aria-label={t('profile.section.logo')}>
      <h2 className={styles['heading']}>{t('profile.section.logo')}</h2>
      {company === undefined ? <p className={styles['detail']}>{t('logo.noCompany')}</p> : null}
      {represented.length > 1 ? (
        <Select
          aria-label={t('logo.company')}
          style={{ maxWidth: 420, width: '100%', marginBlockEnd: 16 }}
          value={company?.id}
          onChange={setChosen}
          options={represented.map((one) => ({ value: one.id, label: nameOf(one) }))}
        />
      ) : null}
      {company === undefined ? null : (
        <>
          <h3 style={{ fontSize: 16, marginBlock: '0 8px' }}>{nameOf(company)}</h3>
          {company.logo === null ? (
            <p className={styles['detail']}>{t('logo.none')}</p>
          ) : (
            <PresentLogo address={company.logo} name={nameOf(company)} />
          )}
          <LogoForm key={company.id} companyId={company.id} />
        </>
      )}
    </Sheet>
  );
}

function PresentLogo({ address, name }: { readonly address: string; readonly name: string }) {
  const { t } = useTranslation();
  const picture = useLogoPicture(address);
  const url = useObjectUrl(picture.data);
  if (picture.isError) return <p className={styles['detail']}>{t('logo.failed')}</p>;
  return url === undefined ? (
    <Skeleton.Node active style={{ width: 128, height: 128 }} />
  ) : (
    <img src={url} alt={t('logo.of', { name })} className={styles['logo']} />
  );
}
