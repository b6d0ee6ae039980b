import type { DeskItem } from '@registrar/domain/calls/desk';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { Alert, focusField, Form, LongText, Skeleton, useLanguage } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { ConfirmDialog } from '@registrar/ui/components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssign, useOperators } from './assign-work';

interface AssignDialogProps {
  readonly item: DeskItem;
  readonly onClose: () => void;
}

/** Whom an application is given to, and why: both officers read the remark. */
export function AssignDialog({ item, onClose }: AssignDialogProps) {
  const { t } = useTranslation('shell-pages');
  const ne = useLanguage() === 'ne';
  const operators = useOperators();
  const assign = useAssign();
  const [operatorId, setOperatorId] = useState<string>();
  const [remark, setRemark] = useState('');
  const [tried, setTried] = useState(false);
  const remarkMissing = tried && remark.trim() === '';
  const operatorMissing = tried && operatorId === undefined;
  const confirm = async () => {
    setTried(true);
    if (operatorId === undefined) return focusField('assign-operator');
    if (remark.trim() === '') return focusField('assign-remark');
    await assign
      .mutateAsync({ id: item.id, version: item.version, operatorId, remark: remark.trim() })
      .then(onClose, () => undefined);
  };
  const others = (operators.data ?? []).filter(({ id }) => id !== item.assignee?.id);
  return (
    <ConfirmDialog
      open
      title={t('desk.assign.title')}
      confirmLabel={t('desk.assign.confirm')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>
        {t(item.assignee ? 'desk.assign.whatFrom' : 'desk.assign.what', {
          name: ne ? item.titleNepali : item.titleEnglish,
          officer: ne ? item.assignee?.nameNepali : item.assignee?.nameEnglish,
        })}
      </p>
      {operators.isError && <Alert type="error" showIcon title={t('desk.assign.failed')} />}
      {operators.isPending ? (
        <Skeleton active paragraph={{ rows: 2 }} />
      ) : (
        <Form layout="vertical" component={false}>
          <Form.Item
            label={t('desk.assign.to')}
            htmlFor="assign-operator"
            required
            validateStatus={operatorMissing ? 'error' : undefined}
            help={operatorMissing ? <span role="alert">{t('desk.assign.toRequired')}</span> : undefined}
          >
            <Select
              id="assign-operator"
              value={operatorId}
              onChange={setOperatorId}
              aria-required
              placeholder={t('desk.assign.choose')}
              options={others.map(({ id, nameNepali, nameEnglish, inHand, onLeave }) => ({
                value: id,
                disabled: onLeave,
                label: `${ne ? nameNepali : nameEnglish} – ${onLeave ? t('desk.assign.onLeave') : t('desk.assign.inHand', { count: inHand })}`,
              }))}
            />
          </Form.Item>
          <Form.Item
            label={t('field.remark', { ns: 'common' })}
            htmlFor="assign-remark"
            required
            validateStatus={remarkMissing ? 'error' : undefined}
            help={remarkMissing ? <span role="alert">{t('remarks.required', { ns: 'common' })}</span> : undefined}
          >
            <LongText
              id="assign-remark"
              value={remark}
              onChange={(event) => setRemark(event.target.value)}
              rows={3}
              maxLength={REASON_MAXIMUM}
              aria-required
            />
          </Form.Item>
        </Form>
      )}
    </ConfirmDialog>
  );
}
