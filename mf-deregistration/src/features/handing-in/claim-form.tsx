import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import {
  CLAIM_EVIDENCE,
  CLAIM_TEXT_MAXIMUM,
  CLAIMANT_NAME_MAXIMUM,
  guestClaimRequestSchema,
  submitClaimRequestSchema,
  type ClaimReceipt,
} from '@registrar/domain/calls/public-notices';
import type { ClaimKind } from '@registrar/domain/enumerations';
import { AmountField, Button, FormField, Input, LongText, useFormats, useZodForm, ZodForm } from '@registrar/ui';
import { useKeptInTab, useRefusal } from '@registrar/ui/components';
import { EvidenceField } from './evidence-field';
import { useEvidenceUpload, useSubmitClaim, type TokenOf } from './hand-in';

interface ClaimFormProps {
  readonly noticeId: string;
  readonly kind: ClaimKind;
  /** The name of who has an account is that of the account. */
  readonly isGuest: boolean;
  readonly tokenOf: TokenOf;
  readonly onReceived: (receipt: ClaimReceipt) => void;
}

const typedSchema = z.object({
  name: z.string().optional(),
  text: z.string().optional(),
  amountPaisa: z.number().optional(),
});
/** Files belong to the token, which ends with the page; an amount that cannot be read is not kept. */
const keptSchema = typedSchema.extend({ amountPaisa: z.number().optional().catch(undefined) });
type Typed = z.infer<typeof typedSchema>;
const isTyped = (value: unknown): value is Typed => typedSchema.safeParse(value).success;

/** What is claimed or objected, with its evidence. What was typed stays in the tab until it is handed in. */
export function ClaimForm({ noticeId, kind, isGuest, tokenOf, onReceived }: ClaimFormProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [kept, keep] = useKeptInTab<Typed>(`hand-in:${noticeId}:${kind}`, isTyped, {});
  const refusal = useRefusal(t('handIn.failed'));
  const submit = useSubmitClaim(tokenOf);
  const upload = useEvidenceUpload(tokenOf);
  const form = useZodForm({
    schema: isGuest ? guestClaimRequestSchema : submitClaimRequestSchema,
    onSubmit: async (value) => {
      refusal.clear();
      try {
        const receipt = await submit.mutateAsync(value);
        keep({});
        onReceived(receipt);
        return [];
      } catch (error) {
        return refusal.take(error);
      }
    },
  });
  const title = t(`handIn.title.${kind}`);
  const evidence = t('handIn.evidence');
  return (
    <>
      {refusal.shown}
      <ZodForm
        form={form}
        initialValues={{ kind, evidence: [], ...kept }}
        onValuesChange={() => keep(keptSchema.parse(form.antd.getFieldsValue()))}
        aria-label={title}
      >
        <FormField name="kind" hidden>
          <Input type="hidden" />
        </FormField>
        {isGuest ? (
          <FormField name="name" label={t('handIn.name')} required>
            <Input autoComplete="name" maxLength={CLAIMANT_NAME_MAXIMUM} />
          </FormField>
        ) : null}
        {kind === 'CLAIM' ? (
          <FormField name="amountPaisa" label={t('handIn.amount')} extra={t('handIn.amountHint')} required>
            <AmountField />
          </FormField>
        ) : null}
        <FormField name="text" label={t(`handIn.text.${kind}`)} extra={t('handIn.textHint')} required>
          <LongText rows={8} maxLength={CLAIM_TEXT_MAXIMUM} />
        </FormField>
        <FormField
          name="evidence"
          label={evidence}
          extra={t('handIn.evidenceHint', { number: number(CLAIM_EVIDENCE.files) })}
        >
          <EvidenceField label={evidence} upload={upload} />
        </FormField>
        <Button type="primary" size="large" htmlType="submit" loading={form.submitting}>
          {t(`handIn.submit.${kind}`)}
        </Button>
      </ZodForm>
    </>
  );
}
