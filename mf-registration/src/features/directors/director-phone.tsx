import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { FiledItemState, SavedItem } from '@registrar/domain/calls/filing-sections';
import type { Answers, FilingFrame } from '@registrar/domain/processes';
import { companyTypeRules } from '@registrar/domain/registration/company-type-rules';
import { usePortal } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import { CodeProof, InstantPair } from '@registrar/ui/filing';
import { useSavedItem } from '@registrar/ui/sections';
import { useWizard } from '@registrar/ui/filing-pages';
import styles from './directors.module.css';

interface DirectorPhoneProps {
  /** Undefined until the first answer is saved: a code is for a number that stands in the draft. */
  readonly item: FiledItemState | undefined;
  readonly data: Answers;
  readonly frame: FilingFrame;
  readonly readOnly: boolean;
}

/** The phone of a director of a public company is proven by a code: it is the director's word that they agree. */
export function DirectorPhone({ item, data, frame, readOnly }: DirectorPhoneProps) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const typed = typeof data['phoneNo'] === 'string' ? data['phoneNo'].trim() : '';
  const needed = frame.companyType !== null && companyTypeRules(frame.companyType).directorsConfirm;
  if (!needed || typed === '') return null;
  const provenAt = item?.data['phoneNo'] === typed ? item.data['phoneVerifiedAt'] : undefined;
  if (typeof provenAt === 'string') return <p role="status" className={styles['line']}>{t('board.phoneProven', { phone: digits(typed) })} <InstantPair at={provenAt} inline /></p>;
  if (item === undefined || readOnly) return <p className={styles['line']}>{t('board.phoneMustBeProven')}</p>;
  return <ProvePhone key={typed} item={item} phoneNo={typed} />;
}

function ProvePhone({ item, phoneNo }: { readonly item: FiledItemState; readonly phoneNo: string }) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const { gateway } = usePortal();
  const { detail, draft } = useWizard();
  const put = useSavedItem(detail.id);
  const path = `/external/api/application/${detail.id}/section/BOD_DETAILS/item/${item.id}/phone` as const;
  const send = useMutation({
    mutationFn: () => gateway.request<OtpSent>({ path: `${path}/otp`, method: 'POST', body: { kind: 'json', value: { phoneNo } }, quiet: { successToast: true, failureToast: true } }),
  });
  const verify = useMutation({
    mutationFn: (otp: string) => gateway.request<SavedItem>({ path: `${path}/verify`, method: 'POST', body: { kind: 'json', value: { phoneNo, otp } }, quiet: { failureToast: true } }),
    onSuccess: (saved) => put(saved),
  });
  return (
    <CodeProof
      lead={t('board.phoneMustBeProven')}
      sendLabel={t('board.sendCode')}
      sentText={t('board.codeSent', { phone: digits(phoneNo) })}
      verifyLabel={t('board.verifyCode')}
      tooShort={t('board.sixDigits')}
      onSend={async () => ((await draft.flush()) ? send.mutateAsync() : undefined)}
      onVerify={(otp) => verify.mutateAsync(otp)}
    />
  );
}
