import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { OldFocalPerson, oldFocalPersonsSchema } from '@registrar/domain/calls/old-system';
import { isGatewayFailure, useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button } from '@registrar/ui';
import { Checkbox } from '@registrar/ui/antd';
import { Dialog } from '@registrar/ui/components';
import { useAddItem, useFiledItems, useWizard } from '@registrar/ui/filing';
import styles from './old-focal-persons.module.css';

const KEY = 'FOCAL_PERSON';

function useOldFocalPersons(applicationId: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['application', applicationId, 'old-focal-persons'],
    queryFn: async ({ signal }) =>
      (
        await gateway.request<z.infer<typeof oldFocalPersonsSchema>>({
          path: `/external/api/application/${applicationId}/old-focal-person`,
          signal,
          quiet: { overlay: true, failureToast: true },
        })
      ).people,
  });
}

/**
 * Whom the older system knew as focal persons of the own companies: chosen here, and entered as the old record has
 * them. Whoever brought none over sees nothing of it.
 */
export function OldFocalPersons() {
  const { t } = useTranslation();
  const { detail, isOpen } = useWizard();
  const [open, setOpen] = useState(false);
  const known = useOldFocalPersons(detail.id);
  if (!isOpen(KEY) || (known.data ?? []).length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('focal.import')}</Button>
      {open ? <Choice people={known.data ?? []} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Choice({ people, onClose }: { readonly people: readonly OldFocalPerson[]; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { detail } = useWizard();
  const { toast } = usePortal();
  const entered = useFiledItems(detail.id, KEY).data ?? [];
  const add = useAddItem(detail.id, KEY);
  const isEntered = ({ answers }: OldFocalPerson): boolean =>
    entered.some(
      ({ data }) =>
        data['fullNameEnglish'] === answers.fullNameEnglish && data['fullNameNepali'] === answers.fullNameNepali,
    );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(people.filter((one) => !isEntered(one)).map(({ id }) => id)),
  );
  const [failure, setFailure] = useState<string>();
  const choose = (id: string, wanted: boolean) =>
    setChosen(new Set(wanted ? [...chosen, id] : [...chosen].filter((other) => other !== id)));
  const enter = async () => {
    setFailure(undefined);
    try {
      const added = people.filter((one) => chosen.has(one.id) && !isEntered(one));
      for (const { answers } of added) await add.mutateAsync(answers);
      toast.show({ kind: 'success', messageKey: 'focal.added', values: { count: added.length } });
      onClose();
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      setFailure(error.message);
    }
  };
  return (
    <Dialog
      open
      title={t('focal.import')}
      okText={t('focal.enter', { count: chosen.size })}
      cancelText={t('common:action.cancel')}
      okButtonProps={{ disabled: chosen.size === 0 }}
      confirmLoading={add.isPending}
      onOk={() => void enter()}
      onCancel={onClose}
    >
      <p className={styles['lead']}>{t('focal.lead')}</p>
      {failure === undefined ? null : (
        <Alert role="alert" type="error" showIcon title={failure} style={{ marginBlockEnd: 12 }} />
      )}
      <ul className={styles['people']}>
        {people.map((one) => (
          <li key={one.id}>
            <Checkbox
              checked={chosen.has(one.id)}
              disabled={isEntered(one)}
              onChange={(event) => choose(one.id, event.target.checked)}
            >
              <strong>{language === 'ne' ? one.answers.fullNameNepali : one.answers.fullNameEnglish}</strong>
              {one.answers.designation === undefined ? null : <span lang="en"> · {one.answers.designation}</span>}
            </Checkbox>
            <div className={styles['company']}>
              {language === 'ne' ? one.company.nameNepali : one.company.nameEnglish}
              {isEntered(one) ? ` · ${t('focal.entered')}` : ''}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
