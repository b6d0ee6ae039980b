import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ShellApi } from '@registrar/contract/shell-api';
import { kindsOf, type nextInQueueAnswerSchema, type nextInQueueRequestSchema } from '@registrar/domain/calls/desk';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { useFilingAddress, useIdempotencyKey, useLanguage, usePortal } from '@registrar/runtime';
import { useReviewWords } from './review-words';

type Question = z.infer<typeof nextInQueueRequestSchema>;

const nextInQueue = (gateway: ShellApi['gateway'], question: Question, idempotencyKey: string) =>
  gateway.request<z.infer<typeof nextInQueueAnswerSchema>>({
    path: '/external/api/desk/next',
    method: 'POST',
    body: { kind: 'json', value: question },
    idempotencyKey,
    // The review that opens says it; of an empty queue the page speaks itself, and not as of a success.
    quiet: { successToast: true },
  });

/** Leads to the next application: an operator has taken it by then, for who decides it has stayed where it is. */
export function useNextInQueue(question: Question) {
  const t = useReviewWords();
  const language = useLanguage();
  const addressOf = useFilingAddress();
  const nameOf = (process: string): string => everyProcess.name(process)[language];
  const { gateway, navigation, toast } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  const next = useMutation({
    mutationFn: () => nextInQueue(gateway, question, attempt.keyFor(question)),
    onSuccess: ({ application }) => {
      attempt.renew();
      void client.invalidateQueries({ queryKey: ['desk'] });
      if (application === null)
        toast.show({ kind: 'info', serverMessage: t('next.nothingWaits'), dedupeKey: 'next-in-queue' });
      else {
        // Taken by this call, so what is known of it is from before; the page that opens asks anew.
        void client.invalidateQueries({ queryKey: ['application', application.id] });
        const asked = question.processName === undefined ? [] : kindsOf(question.processName);
        if (asked.length > 0 && !asked.includes(application.processName)) {
          const kind = nameOf(application.processName);
          const [only, ...others] = asked.map(nameOf);
          toast.show({
            kind: 'info',
            serverMessage:
              others.length === 0
                ? t('next.otherKind', { asked: only, kind })
                : t('next.otherThanTheseKinds', { kind }),
            dedupeKey: 'next-in-queue',
          });
        }
        navigation.to(addressOf(application.processName, application.id, 'review') ?? '/management?queue=mine');
      }
    },
  });
  return { pending: next.isPending, go: () => (next.isPending ? undefined : next.mutate()) };
}
