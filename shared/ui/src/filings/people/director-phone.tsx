import { useMutation } from '@tanstack/react-query';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { FiledItemState, SavedItem } from '@registrar/domain/calls/filing-sections';
import type { Answers } from '@registrar/domain/processes';
import { usePortal } from '@registrar/runtime';
import { InstantPair } from '../../base/dates/date-pair';
import { CodeProof } from '../../base/fields/code-proof';
import { useFormats } from '../../base/language/use-formats';
import { useSavedItem } from '../filing/filed-items';
import { useFilingWords } from '../filing/filing-words';
import { useWizard } from '../wizard/wizard-context';
import styles from './board.module.css';

/** The lists in which an entry proves its phone; whose words they are said with. */
const WORDS = { BOD_DETAILS: 'board', REPRESENTATIVES_AFTER: 'newRepresentative' } as const;

export interface DirectorPhoneProps {
  /** Without it the list of directors. */
  readonly section?: keyof typeof WORDS;
  /** Undefined until the first answer is saved: a code is for a number that stands in the draft. */
  readonly item: FiledItemState | undefined;
  readonly data: Answers;
  readonly readOnly: boolean;
}

/**
 * The phone of a director, or of a new representative, is proven by a code: it is that person's word that they agree.
 * Where nobody asks that, it is not drawn.
 */
export function DirectorPhone({ section = 'BOD_DETAILS', item, data, readOnly }: DirectorPhoneProps) {
  const t = useFilingWords();
  const { digits } = useFormats();
  const typed = typeof data['phoneNo'] === 'string' ? data['phoneNo'].trim() : '';
  if (typed === '') return null;
  const provenAt = item?.data['phoneNo'] === typed ? item.data['phoneVerifiedAt'] : undefined;
  if (typeof provenAt === 'string')
    return (
      <p role="status" className={styles['line']}>
        {t('board.phoneProven', { phone: digits(typed) })} <InstantPair at={provenAt} inline />
      </p>
    );
  if (item === undefined || readOnly)
    return <p className={styles['line']}>{t(`${WORDS[section]}.phoneMustBeProven`)}</p>;
  return <ProvePhone key={typed} section={section} item={item} phoneNo={typed} />;
}

function ProvePhone({
  section,
  item,
  phoneNo,
}: {
  readonly section: keyof typeof WORDS;
  readonly item: FiledItemState;
  readonly phoneNo: string;
}) {
  const t = useFilingWords();
  const { digits } = useFormats();
  const { gateway } = usePortal();
  const { detail, saveStep } = useWizard();
  const put = useSavedItem(detail.id);
  const words = WORDS[section];
  const path = `/external/api/application/${detail.id}/section/${section}/item/${item.id}/phone` as const;
  const send = useMutation({
    mutationFn: () =>
      gateway.request<OtpSent>({
        path: `${path}/otp`,
        method: 'POST',
        body: { kind: 'json', value: { phoneNo } },
        quiet: { successToast: true, failureToast: true },
      }),
  });
  const verify = useMutation({
    mutationFn: (otp: string) =>
      gateway.request<SavedItem>({
        path: `${path}/verify`,
        method: 'POST',
        body: { kind: 'json', value: { phoneNo, otp } },
        quiet: { failureToast: true },
      }),
    onSuccess: (saved) => put(saved),
  });
  return (
    <CodeProof
      lead={t(`${words}.phoneMustBeProven`)}
      sendLabel={t(`${words}.sendCode`)}
      sentText={t(`${words}.codeSent`, { phone: digits(phoneNo) })}
      verifyLabel={t('board.verifyCode')}
      tooShort={t('board.sixDigits')}
      onSend={async () => ((await saveStep()) ? send.mutateAsync() : undefined)}
      onVerify={(otp) => verify.mutateAsync(otp)}
    />
  );
}
