import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ObjectionView } from '@registrar/domain/calls/representative-objections';
import { isGatewayFailure } from '@registrar/runtime';
import { Alert, Button, FormSkeleton } from '@registrar/ui';
import { RemarksDialog, DatePair } from '@registrar/ui/components';
import { AccountPage } from '../account-page/account-page';
import { FactList } from '../profile/fact-list';
import { useNameOf } from '../representatives/in-language';
import { useObject, useObjection } from './objection';

/** Where the notice of a change of representatives leads: what is asked, and the objection to it. */
export function ObjectionPage() {
  const { t } = useTranslation();
  const { reference = '' } = useParams();
  const objection = useObjection(reference);
  if (objection.data !== undefined) return <Told reference={reference} view={objection.data} />;
  const unknown = isGatewayFailure(objection.error) && objection.error.status === 404;
  return (
    <AccountPage title={t('objection.title')}>
      {objection.isPending ? <FormSkeleton fields={2} /> : null}
      {unknown ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('objection.unknown')}
          description={t('objection.unknownHint')}
        />
      ) : null}
      {objection.isError && !unknown ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('objection.failed')}
          action={<Button onClick={() => void objection.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
    </AccountPage>
  );
}

function Told({ reference, view }: { readonly reference: string; readonly view: ObjectionView }) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const object = useObject(reference);
  const [asking, setAsking] = useState(false);
  const names = (people: ObjectionView['leaving']) => people.map(nameOf).join(', ') || '—';
  return (
    <AccountPage title={t('objection.title')} lead={t('objection.lead', { name: nameOf(view.person) })}>
      <div style={{ marginBlockEnd: 20 }}>
        <FactList
          facts={[
            {
              label: t('objection.company'),
              value: (
                <>
                  <strong>{nameOf(view.company)}</strong> ({t('mandate.regNo', { regNo: view.company.regNo })})
                </>
              ),
            },
            { label: t('objection.leaving'), value: names(view.leaving) },
            { label: t('objection.joining'), value: names(view.joining) },
            { label: t('objection.until'), value: <DatePair day={view.until} /> },
          ]}
        />
      </div>
      {view.objectedAt !== null ? (
        <Alert type="success" showIcon role="status" title={t('objection.objected')} />
      ) : null}
      {view.objectedAt === null && !view.open ? (
        <Alert type="warning" showIcon role="status" title={t('objection.over')} />
      ) : null}
      {view.objectedAt === null && view.open ? (
        <>
          <p style={{ margin: '0 0 16px' }}>{t('objection.means')}</p>
          <Button danger size="large" block onClick={() => setAsking(true)}>
            {t('objection.object')}
          </Button>
        </>
      ) : null}
      <RemarksDialog
        open={asking}
        title={t('objection.confirm')}
        confirmLabel={t('objection.object')}
        destructive
        remark="required"
        onConfirm={async ({ remark = '' }: { readonly remark?: string }) => {
          await object.mutateAsync(remark);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{t('objection.confirmMeans')}</p>
      </RemarksDialog>
    </AccountPage>
  );
}
