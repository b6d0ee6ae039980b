import { useTranslation } from 'react-i18next';
import type { OwnProceeding } from '@registrar/domain/calls/own-proceedings';
import { phasePermissions, processName } from '@registrar/domain/enumerations';
import { PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import { Button, localName, Sheet } from '@registrar/ui';
import { StatusBadge } from '@registrar/ui/components';
import { useBeginFiling } from '@registrar/ui/filing';
import { filingAddress } from '../../model/addresses';
import styles from '../proceedings/proceedings.module.css';

type Form = OwnProceeding['phases'][number]['forms'][number];

/** What the company files in each phase: begun here while its phase is open, otherwise where it stands. */
export function FormRows({ proceeding, at }: { readonly proceeding: OwnProceeding; readonly at?: string | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Sheet as="section" aria-labelledby="closing-forms">
      <h2 id="closing-forms" className={styles['heading']}>
        {t('closing.forms')}
      </h2>
      <ul className={styles['list']}>
        {proceeding.phases.flatMap((phase) =>
          phase.forms.map((form) => (
            <li key={form.process} aria-current={form.process === at ? 'step' : undefined}>
              <strong>{processName(form.process)[language]}</strong>
              <div className={styles['soft']}>{localName(phase.name, language)}</div>
              <FormState proceeding={proceeding} form={form} />
            </li>
          )),
        )}
      </ul>
    </Sheet>
  );
}

function FormState({ proceeding, form }: { readonly proceeding: OwnProceeding; readonly form: Form }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const begin = useBeginFiling();
  const { process, permission, application } = form;
  const name = processName(process)[language];
  const open = async () => {
    const draft = await begin.mutateAsync({
      processName: process,
      companyId: proceeding.company.id,
      subject: { kind: 'PROCEEDING', id: proceeding.id },
    });
    navigation.to(filingAddress(draft.id));
  };
  // one that was rejected may be filed again as long as its phase is open
  const isNew = permission === 'OPEN' && (application === null || application.status === 'REJECTED');
  return (
    <div>
      {application === null ? (
        isNew ? null : (
          phasePermissions.name(permission)[language]
        )
      ) : (
        <>
          <PortalLink to={filingAddress(application.id)}>{application.number ?? t('closing.draft')}</PortalLink>{' '}
          <StatusBadge status={application.status} />
        </>
      )}
      {isNew ? (
        <div className={styles['turn']}>
          <Button
            type="primary"
            loading={begin.isPending}
            aria-label={`${t('filings.begin')}: ${name}`}
            onClick={() => void open().catch(() => undefined)}
          >
            {t('filings.begin')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
