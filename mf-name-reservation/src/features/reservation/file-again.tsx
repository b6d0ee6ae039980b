import { useTranslation } from 'react-i18next';
import { usePortal } from '@registrar/runtime';
import { Button } from '@registrar/ui';
import { useStartReservation } from '../my-reservations/start-reservation';
import { addressOf } from './addresses';

/** A new draft with the answers and documents of this application, to be changed and filed. */
export function FileAgain({ applicationId }: { readonly applicationId: string }) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const start = useStartReservation(applicationId);
  const begin = async () => {
    const draft = await start.mutateAsync();
    navigation.to(addressOf(draft.id, 'names'));
  };
  return (
    // the gateway client has said why when it did not work
    <Button type="primary" loading={start.isPending} onClick={() => void begin().catch(() => undefined)}>
      {t('status.fileAgain')}
    </Button>
  );
}
