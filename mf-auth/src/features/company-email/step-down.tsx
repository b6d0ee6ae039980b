import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyEmail } from '@registrar/domain/calls/profile';
import { usePortal, useSession } from '@registrar/runtime';
import { Button } from '@registrar/ui';
import { RemarksDialog } from '@registrar/ui/components';
import { useStepDown } from './company-emails';

/** The way out for who has left the company, and so cannot know where it reads its mail. */
export function StepDown({ company, name }: { readonly company: CompanyEmail; readonly name: string }) {
  const { t } = useTranslation();
  const { auth, navigation, toast } = usePortal();
  const accountId = useSession()?.userId ?? '';
  const stepDown = useStepDown();
  const [asking, setAsking] = useState(false);
  const confirm = async ({ remark = '' }: { readonly remark?: string }) => {
    const { signedOut } = await stepDown.mutateAsync({ companyId: company.companyId, accountId, remark });
    setAsking(false);
    if (!signedOut) return;
    toast.show({ kind: 'info', messageKey: 'people.signedOut', dedupeKey: 'people-signed-out' });
    await auth.signOut();
    navigation.to('/login', { replace: true });
  };
  return (
    <>
      <Button
        type="link"
        style={{ paddingInline: 0, marginBlockStart: 12, whiteSpace: 'normal', textAlign: 'start', height: 'auto' }}
        onClick={() => setAsking(true)}
      >
        {t('companyEmail.stepDown')}
      </Button>
      <RemarksDialog
        open={asking}
        title={t('companyEmail.stepDownTitle', { name })}
        confirmLabel={t('people.leave')}
        destructive
        remark="required"
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        <p>{t('people.leaveMeans')}</p>
        <p>{t('companyEmail.stepDownLast')}</p>
      </RemarksDialog>
    </>
  );
}
