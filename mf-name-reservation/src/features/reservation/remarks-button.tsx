import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { Button, useFormats } from '@registrar/ui';
import { Dialog } from '@registrar/ui/components';
import { ApplicationHistory } from '@registrar/ui/review';

/** All remarks of an application in one place, without the steps that were taken in silence. */
export function RemarksButton({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [open, setOpen] = useState(false);
  const said = detail.history.filter(({ remark, reasonCode }) => remark !== null || reasonCode !== null);
  if (said.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('remarks.open', { number: number(said.length) })}</Button>
      <Dialog
        open={open}
        title={t('remarks.title')}
        footer={<Button onClick={() => setOpen(false)}>{t('common:action.close')}</Button>}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <ApplicationHistory history={said} />
      </Dialog>
    </>
  );
}
