import { useState } from 'react';
import { useReviewWords } from './review-words';
import type { AddRemarkTemplate, RemarkTemplate } from '@registrar/domain/calls/remark-templates';
import { reasonCodes } from '@registrar/domain/transitions';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { VisuallyHidden } from '../base/a11y/visually-hidden';
import { FormSkeleton } from '../base/feedback/skeletons';
import Tag from 'antd/es/tag';
import Drawer from 'antd/es/drawer';
import { ConfirmDialog } from '../base/dialogs/confirm-dialog';
import { useAddTemplate, useChangeTemplate, useRemarkTemplates } from './remark-templates';
import { TemplateForm } from './template-form';
import styles from './remark-templates.module.css';

/** The remarks an officer keeps, and those of the office: to add, to edit, to retire. */
export function TemplateDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useReviewWords();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('templates.title')}
      size={560}
      destroyOnHidden
      closable={{ 'aria-label': t('common:action.close') }}
    >
      <Templates />
    </Drawer>
  );
}

function Templates() {
  const t = useReviewWords();
  const language = useLanguage();
  const list = useRemarkTemplates();
  const add = useAddTemplate();
  const change = useChangeTemplate();
  const [editing, setEditing] = useState<RemarkTemplate | 'new'>();
  const [retiring, setRetiring] = useState<RemarkTemplate>();

  if (list.isPending) return <FormSkeleton />;
  if (list.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('templates.failed')}
        action={<Button onClick={() => void list.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  const { items, mayAddForOffice } = list.data;
  if (editing !== undefined) {
    const save = async ({ scope, ...fields }: AddRemarkTemplate) => {
      if (editing === 'new') await add.mutateAsync({ scope, ...fields });
      else await change.mutateAsync({ id: editing.id, version: editing.version, retired: false, ...fields });
      setEditing(undefined);
    };
    return (
      <TemplateForm
        template={editing === 'new' ? undefined : editing}
        mayAddForOffice={mayAddForOffice}
        onSave={save}
        onCancel={() => setEditing(undefined)}
      />
    );
  }
  const retire = async () => {
    if (retiring === undefined) return;
    const { id, version, textNepali, textEnglish } = retiring;
    const reasonCode = reasonCodes.has(retiring.reasonCode ?? '')
      ? reasonCodes.schema.parse(retiring.reasonCode)
      : null;
    await change.mutateAsync({ id, version, retired: true, reasonCode, textNepali, textEnglish });
    setRetiring(undefined);
  };
  return (
    <>
      <p className={styles['soft']}>{t('templates.lead')}</p>
      <Button type="primary" onClick={() => setEditing('new')}>
        {t('templates.add')}
      </Button>
      {items.length === 0 ? <p>{t('templates.empty')}</p> : null}
      <ul className={styles['list']}>
        {items.map((template) => (
          <li key={template.id} className={styles['item']}>
            <div className={styles['marks']}>
              <Tag>{t(`templates.scope.${template.scope}`)}</Tag>
              {template.reasonCode === null ? null : (
                <span className={styles['soft']}>{reasonCodes.name(template.reasonCode)[language]}</span>
              )}
            </div>
            <p lang="ne">{template.textNepali}</p>
            <p lang="en">{template.textEnglish}</p>
            {template.mayChange ? (
              <div className={styles['buttons']}>
                <Button onClick={() => setEditing(template)}>
                  {t('common:action.change')}
                  <VisuallyHidden> {language === 'ne' ? template.textNepali : template.textEnglish}</VisuallyHidden>
                </Button>
                <Button danger onClick={() => setRetiring(template)}>
                  {t('templates.retire')}
                  <VisuallyHidden> {language === 'ne' ? template.textNepali : template.textEnglish}</VisuallyHidden>
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={retiring !== undefined}
        title={t('templates.retireTitle')}
        confirmLabel={t('templates.retire')}
        destructive
        onConfirm={retire}
        onCancel={() => setRetiring(undefined)}
      >
        <p>{t('templates.retireMeaning')}</p>
      </ConfirmDialog>
    </>
  );
}
