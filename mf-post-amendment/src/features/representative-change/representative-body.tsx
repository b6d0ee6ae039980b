import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { FiledItemState, SavedItem } from '@registrar/domain/calls/filing-sections';
import { useLanguage, usePortal } from '@registrar/runtime';
import { useFormats, useZodForm } from '@registrar/ui';
import { CodeProof, InstantPair } from '@registrar/ui/filing';
import { useWizard, withItem, type ItemBodyProps } from '@registrar/ui/filing-pages';
import { completeSchema, SectionForm, useSavedItem, withKept } from '@registrar/ui/sections';

const LIST = 'REPRESENTATIVES_AFTER';

/** Of somebody who represents the company today there is nothing to write; somebody new is asked, and proves the mobile. */
export function RepresentativeBody(props: ItemBodyProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { item, initial, children, onGood } = props;
  if (item?.data['accountId'] === undefined) return <NewRepresentative {...props} />;
  const name = initial[language === 'en' ? 'fullNameEnglish' : 'fullNameNepali'];
  return (
    <form onSubmit={(event) => { event.preventDefault(); onGood(); }}>
      <p>{t('representatives.stays', { name: typeof name === 'string' ? name : '' })}</p>
      {children}
    </form>
  );
}

function NewRepresentative({ section, item, initial, onChange, onGood, isLocked, readOnly, children }: ItemBodyProps) {
  const { frame } = useWizard();
  const [held, setHeld] = useState(initial);
  const within = withItem(frame, section.key, item?.id ?? '', held);
  const form = useZodForm({ schema: withKept(completeSchema(section.item.schemaFor(within)), section.item.keep, item?.data), onSubmit: onGood });
  return (
    <SectionForm
      form={form}
      fields={section.item.fields}
      frame={within}
      initial={initial}
      disabled={readOnly}
      isLocked={isLocked}
      afterGroup={(key, data) => (key === 'fullNameNepali' ? <Proof item={item} typed={typeof data['phoneNo'] === 'string' ? data['phoneNo'].trim() : ''} readOnly={readOnly} /> : null)}
      onChange={(data) => {
        setHeld(data);
        onChange(data);
      }}
    >
      {children}
    </SectionForm>
  );
}

interface ProofProps {
  /** Undefined until the first answer is saved: a code is for a number that stands in the draft. */
  readonly item: FiledItemState | undefined;
  readonly typed: string;
  readonly readOnly: boolean;
}

function Proof({ item, typed, readOnly }: ProofProps) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  if (typed === '') return null;
  const provenAt = item?.data['phoneNo'] === typed ? item.data['phoneVerifiedAt'] : undefined;
  if (typeof provenAt === 'string') return <p role="status">{t('representatives.phoneProven', { phone: digits(typed) })} <InstantPair at={provenAt} inline /></p>;
  if (item === undefined || readOnly) return <p>{t('representatives.phoneMustBeProven')}</p>;
  return <Prove key={typed} item={item} phoneNo={typed} />;
}

function Prove({ item, phoneNo }: { readonly item: FiledItemState; readonly phoneNo: string }) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const { gateway } = usePortal();
  const { detail, draft } = useWizard();
  const put = useSavedItem(detail.id);
  const path = `/external/api/application/${detail.id}/section/${LIST}/item/${item.id}/phone` as const;
  const send = useMutation({ mutationFn: () => gateway.request<OtpSent>({ path: `${path}/otp`, method: 'POST', body: { kind: 'json', value: { phoneNo } }, quiet: { successToast: true, failureToast: true } }) });
  const verify = useMutation({
    mutationFn: (otp: string) => gateway.request<SavedItem>({ path: `${path}/verify`, method: 'POST', body: { kind: 'json', value: { phoneNo, otp } }, quiet: { failureToast: true } }),
    onSuccess: (saved) => put(saved),
  });
  return (
    <CodeProof
      lead={t('representatives.phoneMustBeProven')}
      sendLabel={t('representatives.sendCode')}
      sentText={t('representatives.codeSent', { phone: digits(phoneNo) })}
      verifyLabel={t('representatives.verifyCode')}
      tooShort={t('representatives.sixDigits')}
      onSend={async () => ((await draft.flush()) ? send.mutateAsync() : undefined)}
      onVerify={(otp) => verify.mutateAsync(otp)}
    />
  );
}
