import { useTranslation } from 'react-i18next';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button } from '@registrar/ui';
import { addressOf } from '../reservation/addresses';
import { useBeginWithAnswers, type SaidBefore } from './said-before';

/** What was answered before there was an account: begun from it, nothing of it is asked again. */
export function BeginWithAnswers({ said }: { readonly said: SaidBefore }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const begin = useBeginWithAnswers();
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBlockEnd: 20 }}
      title={t('list.saidBefore')}
      description={[companyTypes.name(said.companyType)[language], said.purpose]
        .filter((text) => text !== '')
        .join(' · ')}
      action={
        <Button
          type="primary"
          loading={begin.isPending}
          onClick={() => begin.mutate(said, { onSuccess: ({ id }) => navigation.to(addressOf(id, 'names')) })}
        >
          {t('list.beginWithAnswers')}
        </Button>
      }
    />
  );
}
