import { useMemo, useState } from 'react';
import { z } from 'zod';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { assessmentSchema, type AssessedLine, type Invoice } from '@registrar/domain/calls/money';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { AmountField } from '../../../base/fields/amount-field';
import { LongText } from '../../../base/fields/long-text';
import { FormField } from '../../../base/form/form-field';
import { useZodForm } from '../../../base/form/use-zod-form';
import { ZodForm } from '../../../base/form/zod-form';
import { useFormats } from '../../../base/language/use-formats';
import { FormDialog } from '../../../base/dialogs/form-dialog';
import { useAsSeen } from '../../../base/dialogs/use-as-seen';
import { useAssess } from './payable';
import { usePayableWords } from './payable-words';

const { lineId, amountPaisa, reason } = assessmentSchema.shape.overrides.element.shape;

/** As the gateway takes it, but every line stands there: a reason is asked only of those whose amount was changed. */
function formSchema(lines: readonly AssessedLine[]) {
  const one = z
    .object({ lineId, amountPaisa, reason: z.string().trim().max(REASON_MAXIMUM, 'REMARK_TOO_LONG') })
    .superRefine((entry, context) => {
      if (!isChanged(entry, lines)) return;
      const given = reason.safeParse(entry.reason);
      if (!given.success)
        context.addIssue({ code: 'custom', path: ['reason'], message: given.error.issues[0]?.message });
    });
  return z.object({ overrides: z.array(one) });
}

const isChanged = (
  entry: { readonly lineId: string; readonly amountPaisa: number },
  lines: readonly AssessedLine[],
): boolean => lines.some((line) => line.id === entry.lineId && line.amountPaisa !== entry.amountPaisa);

/**
 * Another amount than the schedule's, line by line and each with its reason. What the gateway refuses is said at the
 * line.
 */
export function ChangeAmounts({
  onClose,
  ...live
}: {
  readonly detail: ApplicationDetail;
  readonly invoice: Invoice;
  readonly onClose: () => void;
}) {
  const t = usePayableWords();
  const { detail, invoice } = useAsSeen(live, true);
  const assess = useAssess(detail, { quiet: true });
  const [failure, setFailure] = useState<string>();
  const schema = useMemo(() => formSchema(invoice.lines), [invoice.lines]);
  const form = useZodForm({
    schema,
    onSubmit: async ({ overrides: all }) => {
      const overrides = all.filter((entry) => isChanged(entry, invoice.lines));
      if (overrides.length === 0) return setFailure(t('set.nothingChanged'));
      try {
        await assess.mutateAsync({ overrides });
        onClose();
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        setFailure(error.message);
        return (error.errors ?? []).map((problem) => ({
          ...problem,
          path: atTheForm(problem.path, (index) => all.findIndex((entry) => entry.lineId === overrides[index]?.lineId)),
        }));
      }
    },
  });
  return (
    <FormDialog title={t('set.change')} busy={form.submitting} onClose={onClose}>
      <p style={{ marginBlockEnd: 16 }}>{t('set.changeHint')}</p>
      {failure === undefined ? null : (
        <Alert type="error" showIcon role="alert" title={failure} style={{ marginBlockEnd: 16 }} />
      )}
      <ZodForm
        form={form}
        initialValues={{
          overrides: invoice.lines.map((line) => ({ lineId: line.id, amountPaisa: line.amountPaisa, reason: '' })),
        }}
      >
        {invoice.lines.map((line, index) => (
          <LineFields key={line.id} line={line} index={index} />
        ))}
        <Flex wrap gap="small" justify="flex-end">
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={form.submitting}>
            {t('set.save')}
          </Button>
        </Flex>
      </ZodForm>
    </FormDialog>
  );
}

/** The gateway counts only the lines that were sent. */
const atTheForm = (path: string, indexOf: (sent: number) => number): string =>
  path
    .replace(/^assessment\./, '')
    .replace(/^overrides\.(\d+)/, (_, sent: string) => `overrides.${indexOf(Number(sent))}`);

function LineFields({ line, index }: { readonly line: AssessedLine; readonly index: number }) {
  const t = usePayableWords();
  const language = useLanguage();
  const { money } = useFormats();
  const name = language === 'ne' ? line.nameNepali : line.nameEnglish;
  return (
    <>
      <FormField name={['overrides', String(index), 'lineId']} hidden>
        <Input />
      </FormField>
      <FormField
        name={['overrides', String(index), 'amountPaisa']}
        label={name}
        extra={t('set.bySchedule', { amount: money(line.proposedPaisa) })}
        required
      >
        <AmountField />
      </FormField>
      <FormField name={['overrides', String(index), 'reason']} label={t('set.reasonOf', { line: name })}>
        <LongText rows={3} maxLength={REASON_MAXIMUM} />
      </FormField>
    </>
  );
}
