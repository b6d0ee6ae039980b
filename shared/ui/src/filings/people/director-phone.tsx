import { useMutation } from '@tanstack/react-query';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { FiledItemState, SavedItem } from '@registrar/domain/calls/filing-sections';
import type { Answers } from '@registrar/domain/processes';
import { usePortal } from '@registrar/runtime';
import { InstantPair } from '../../dates/date-pair';
import { CodeProof } from '../../fields/code-proof';
import { useFormats } from '../../use-formats';
import { useSavedItem } from '../filed-items';
import { useFilingWords } from '../filing-words';
import { useWizard } from '../wizard/wizard-context';
import styles from './board.module.css';

export interface DirectorPhoneProps {
  /** Undefined until the first answer is saved: a code is for a number that stands in the draft. */
  readonly item: FiledItemState | undefined;
  readonly data: Answers;
  readonly readOnly: boolean;
}

/** The phone of a director is proven by a code: it is the director's word that they agree. Where nobody asks that, it is not drawn. */
export function DirectorPhone({ item, data, readOnly }: DirectorPhoneProps) {
  const t = useFilingWords();
  const { digits } = useFormats();
  const typed = typeof data['phoneNo'] === 'string' ? data['phoneNo'].trim() : '';
  if (typed === '') return null;
  const provenAt = item?.data['phoneNo'] === typed ? item.data['phoneVerifiedAt'] : undefined;
  if (typeof provenAt === 'string') return <p role="status" className={styles['line']}>{t('board.phoneProven', { phone: digits(typed) })} <InstantPair at={provenAt} inline /></p>;
  if (item === undefined || readOnly) return <p className={styles['line']}>{t('board.phoneMustBeProven')}</p>;
  return <ProvePhone key={typed} item={item} phoneNo={typed} />;
}

function ProvePhone({ item, phoneNo }: { readonly item: FiledItemState; readonly phoneNo: string }) {
  const t = useFilingWords();
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
