import { useTranslation } from 'react-i18next';
import { proceedingKinds } from '@registrar/domain/proceedings';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, localName, Sheet } from '@registrar/ui';
import { InstantPair } from '@registrar/ui/components';
import { ownProceedingAddress } from '../../model/addresses';
import styles from '../proceedings/proceedings.module.css';
import { TurnTag } from '../proceedings/turn-tag';
import { useOwnProceedings } from './own-proceedings';

const CLOSINGS: ReadonlySet<string> = new Set(
  proceedingKinds().flatMap(({ key, closing }) => (closing === undefined ? [] : [key])),
);

/** The proceedings in which a company is or was closed; of one kind where the page is about it. */
export function CompanyProceedings({ companyId, kind }: { readonly companyId: string; readonly kind?: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const proceedings = useOwnProceedings(companyId);
  if (proceedings.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('proceedings.failed')}
        action={<Button onClick={() => void proceedings.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  const shown = (proceedings.data ?? []).filter((one) =>
    kind === undefined ? CLOSINGS.has(one.kind) : one.kind === kind,
  );
  if (shown.length === 0) return null;
  return (
    <Sheet as="section" aria-labelledby="company-proceedings">
      <h2 id="company-proceedings" className={styles['heading']}>
        {t('proceedings.title')}
      </h2>
      <ul className={styles['list']}>
        {shown.map(({ id, name, number, turn, end }) => (
          <li key={id}>
            <PortalLink to={ownProceedingAddress(id)}>
              {localName(name, language)} {number}
            </PortalLink>
            <div>
              {end === null ? null : (
                <>
                  {localName(end.name, language)} · <InstantPair at={end.at} inline />
                </>
              )}
              {turn === null ? null : (
                <>
                  {localName(turn.phase, language)} <TurnTag turn={turn} />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
