import Form from 'antd/es/form';
import Select from 'antd/es/select';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { LongText } from '../fields/long-text';
import { focusField } from '../form/error-summary';
import { ConfirmDialog } from './confirm-dialog';

export interface ActionRemark {
  readonly remark?: string;
  readonly reasonCode?: string;
}

/** A text that was kept to be used again, ready to be sent. */
export interface KeptRemark {
  readonly key: string;
  readonly text: string;
  /** Chosen with it, where no reason is chosen yet. */
  readonly reasonCode?: string;
}

/** What is being written, kept by who opens the dialog: a dialog that opens again goes on with it. */
export interface RemarkDraft {
  readonly text: string;
  readonly keep: (text: string) => void;
}

interface RemarksDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen. */
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly destructive?: boolean;
  readonly remark: 'required' | 'optional';
  /** Offered as a list above the remark; choosing one is then required. */
  readonly reasons?: readonly { readonly code: string; readonly label: string }[];
  /** Offered above the remark; choosing one writes it there, to be sent or changed. */
  readonly kept?: readonly KeptRemark[];
  readonly draft?: RemarkDraft;
  readonly onConfirm: (remark: ActionRemark) => Promise<void> | void;
  readonly onCancel: () => void;
}

/** Confirms an action and takes the remark that is written into its history. */
export function RemarksDialog(props: RemarksDialogProps) {
  // A dialog that opens again begins empty, or with the draft.
  return props.open ? <OpenRemarksDialog {...props} /> : null;
}

function OpenRemarksDialog({
  children,
  remark: need,
  reasons,
  kept = [],
  draft,
  onConfirm,
  ...dialog
}: RemarksDialogProps) {
  const { t } = useTranslation('common');
  const [remark, setRemark] = useState(draft?.text ?? '');
  const [reasonCode, setReasonCode] = useState<string>();
  const [tried, setTried] = useState(false);
  const text = remark.trim();
  const reasonMissing = reasons !== undefined && reasonCode === undefined;
  const remarkMissing = need === 'required' && text === '';
  const choose = (key: string) => {
    const chosen = kept.find((candidate) => candidate.key === key);
    if (chosen === undefined) return;
    // what was written by hand stays, and comes first
    setRemark((written) => [written.trim(), chosen.text].filter(Boolean).join('\n').slice(0, REASON_MAXIMUM));
    if (chosen.reasonCode !== undefined && reasons?.some(({ code }) => code === chosen.reasonCode))
      setReasonCode((code) => code ?? chosen.reasonCode);
    focusField('remarks-text');
  };
  const confirm = async () => {
    setTried(true);
    if (reasonMissing || remarkMissing) {
      focusField(reasonMissing ? 'remarks-reason' : 'remarks-text');
      return;
    }
    await onConfirm({ remark: text || undefined, reasonCode });
  };
  return (
    <ConfirmDialog {...dialog} onConfirm={confirm}>
      {children === undefined ? null : <div style={{ marginBlockEnd: 16 }}>{children}</div>}
      <Form layout="vertical" component={false}>
        {reasons && (
          <Form.Item
            label={t('field.reason')}
            htmlFor="remarks-reason"
            required
            validateStatus={tried && reasonMissing ? 'error' : undefined}
            help={tried && reasonMissing ? <span role="alert">{t('remarks.reasonRequired')}</span> : undefined}
          >
            <Select
              id="remarks-reason"
              value={reasonCode}
              onChange={setReasonCode}
              placeholder={t('remarks.reasonPlaceholder')}
              options={reasons.map(({ code, label }) => ({ value: code, label }))}
              aria-required
              aria-invalid={tried && reasonMissing}
            />
          </Form.Item>
        )}
        {kept.length > 0 && (
          <Form.Item label={t('remarks.kept')} htmlFor="remarks-kept">
            <Select
              id="remarks-kept"
              value={null}
              onChange={choose}
              placeholder={t('remarks.keptPlaceholder')}
              options={kept.map(({ key, text: label }) => ({ value: key, label }))}
              listHeight={220}
              optionRender={({ label }) => <span style={{ whiteSpace: 'normal' }}>{label}</span>}
            />
          </Form.Item>
        )}
        <Form.Item
          label={need === 'required' ? t('field.remark') : `${t('field.remark')} (${t('field.optional')})`}
          htmlFor="remarks-text"
          required={need === 'required'}
          validateStatus={tried && remarkMissing ? 'error' : undefined}
          help={tried && remarkMissing ? <span role="alert">{t('remarks.required')}</span> : undefined}
        >
          <LongText
            id="remarks-text"
            value={remark}
            onChange={({ target: { value } }) => {
              setRemark(value);
              draft?.keep(value);
            }}
            rows={4}
            maxLength={REASON_MAXIMUM}
            aria-required={need === 'required'}
            aria-invalid={tried && remarkMissing}
          />
        </Form.Item>
      </Form>
    </ConfirmDialog>
  );
}
