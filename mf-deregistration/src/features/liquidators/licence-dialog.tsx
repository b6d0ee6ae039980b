import { useTranslation } from 'react-i18next';
import {
  addLicenceSchema,
  changeLicenceSchema,
  decideAdmissionSchema,
  removeLicenceSchema,
  type Licence,
} from '@registrar/domain/calls/liquidators';
import { licenceActs } from '@registrar/domain/enumerations/liquidators';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, localName } from '@registrar/ui';
import { FormDialog, InstantPair } from '@registrar/ui/components';
import { EntryDialog } from '../liquidator/entry-dialog';
import { LICENCE_FIELDS, REASON_FIELDS } from '../liquidator/entry-fields';
import { useKeepLicence, useLicenceHistory } from './licence-calls';
import styles from '../proceedings/proceedings.module.css';

export type LicenceAct =
  | { readonly kind: 'add' }
  | { readonly kind: 'change' | 'remove' | 'admit' | 'refuse' | 'history'; readonly licence: Licence };

interface LicenceDialogProps {
  readonly act: LicenceAct;
  readonly onClose: () => void;
}

/** One act in the list, or what was written of one licence. */
export function LicenceDialog({ act, onClose }: LicenceDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const keep = useKeepLicence();
  if (act.kind === 'add')
    return (
      <EntryDialog
        title={t('licences.add')}
        schema={addLicenceSchema}
        fields={LICENCE_FIELDS}
        send={(body) => keep.mutateAsync({ body })}
        button={t('licences.save')}
        onClose={onClose}
      />
    );
  const { licence } = act;
  const title = `${t(`licences.${act.kind}`)}: ${localName(licence, language)}`;
  if (act.kind === 'history') return <History title={title} id={licence.id} onClose={onClose} />;
  if (act.kind === 'change') {
    const { nameNepali, nameEnglish, licenceNumber, kind, panNumber, issuedOn, endsOn, email, phone } = licence;
    const initial = { nameNepali, nameEnglish, licenceNumber, kind, endsOn, email, phone };
    return (
      <EntryDialog
        title={title}
        schema={addLicenceSchema}
        fields={LICENCE_FIELDS}
        initial={{ ...initial, panNumber: panNumber ?? undefined, issuedOn: issuedOn ?? undefined }}
        send={(body) =>
          keep.mutateAsync({
            method: 'PUT',
            path: `/${licence.id}`,
            body: changeLicenceSchema.parse({ ...body, version: licence.version }),
          })
        }
        button={t('licences.save')}
        onClose={onClose}
      >
        {licence.account === null ? null : <p>{t('licences.emailMeans')}</p>}
      </EntryDialog>
    );
  }
  const isRemoval = act.kind === 'remove';
  const schema = isRemoval ? removeLicenceSchema : decideAdmissionSchema.omit({ admit: true });
  return (
    <EntryDialog
      title={title}
      schema={schema.omit({ version: true })}
      fields={REASON_FIELDS}
      send={(body) =>
        keep.mutateAsync({
          path: `/${licence.id}/${isRemoval ? 'removal' : 'admission'}`,
          body: { ...body, version: licence.version, ...(isRemoval ? {} : { admit: act.kind === 'admit' }) },
        })
      }
      button={t(`licences.${act.kind}`)}
      danger={act.kind !== 'admit'}
      onClose={onClose}
    >
      <p>{t(`licences.means.${act.kind}`, { email: licence.email, username: licence.account?.username ?? '' })}</p>
    </EntryDialog>
  );
}

function History({
  title,
  id,
  onClose,
}: {
  readonly title: string;
  readonly id: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const history = useLicenceHistory(id);
  return (
    <FormDialog title={title} busy={false} onClose={onClose}>
      {history.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('licences.historyFailed')}
          action={<Button onClick={() => void history.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {history.data?.length === 0 ? <p>{t('licences.noHistory')}</p> : null}
      <ul className={styles['list']}>
        {(history.data ?? []).map(({ id: key, act, at, by, reason, changed }) => (
          <li key={key}>
            <strong>{licenceActs.name(act)[language]}</strong>
            <div className={styles['soft']}>
              <InstantPair at={at} inline /> · {localName(by, language)}
            </div>
            {changed.length === 0 || act !== 'CHANGED' ? null : (
              <div>
                {t('licences.changedFields')}: {changed.map((name) => t(`licences.column.${name}`)).join(', ')}
              </div>
            )}
            <div>{reason}</div>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
