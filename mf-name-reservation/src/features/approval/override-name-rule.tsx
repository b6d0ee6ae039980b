import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { nameOverrideRequestSchema, type NameFinding, type NameOverrideRequest } from '@registrar/domain/calls/names';
import { isGatewayFailure, useIdempotencyKey, usePortal } from '@registrar/runtime';
import { RemarksDialog, type ActionRemark, type FindingLine } from '@registrar/ui/components';
import { useFocusReturn } from '@registrar/ui/review';
import { useApplicationCache } from '@registrar/ui/filing';

const passable = nameOverrideRequestSchema.pick({ kind: true, token: true });
type Word = Pick<NameOverrideRequest, 'kind' | 'token'>;

/** What the gateway says of an approval that waits for words to be allowed. */
const WORDS_AWAIT_LEAVE = 'FLOW-409';

/** The word of a finding that the deciding officer may allow and that is not allowed yet. */
function passableWord(finding: NameFinding): Word[] {
  const word =
    finding.overridable === true && finding.override === undefined ? passable.safeParse(finding).data : undefined;
  return word === undefined ? [] : [word];
}

export interface OverrideNameRule {
  /** What the button beside a finding does; undefined where there is nothing to allow, or not for this reader. */
  readonly offer: (line: FindingLine) => (() => void) | undefined;
  readonly dialog: ReactNode;
}

/**
 * One word of a name, in both scripts where it stands in both, is allowed with a remark that stays beside the finding.
 */
export function useOverrideNameRule(detail: ApplicationDetail): OverrideNameRule {
  const { t } = useTranslation();
  const { gateway } = usePortal();
  const cache = useApplicationCache();
  const attempt = useIdempotencyKey();
  const [asked, setAsked] = useState<readonly Word[]>([]);
  const focus = useFocusReturn(asked.length > 0);
  const pass = useMutation({
    mutationFn: (value: NameOverrideRequest) =>
      gateway.request<ApplicationDetail>({
        path: `/external/api/application/${detail.id}/name-override`,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor({ applicationId: detail.id, ...value }),
        // The finding itself says who let it pass.
        quiet: { successToast: true },
      }),
    onSuccess: cache.put,
  });
  const confirm = async ({ remark = '' }: ActionRemark) => {
    for (const word of asked) {
      try {
        await pass.mutateAsync({ ...word, remark });
      } catch (error) {
        if (!isGatewayFailure(error) || error.status !== 409) throw error;
        // Somebody else has let it pass meanwhile, or decided.
        await cache.refresh(detail.id);
      }
    }
    focus.isDone();
    setAsked([]);
  };
  // Whoever may approve, now or once the words have passed, may let them pass; the gateway says who that is.
  const decides = detail.allowedActions.some(
    ({ action, allowed, reason }) => action === 'approve' && (allowed || reason?.code === WORDS_AWAIT_LEAVE),
  );
  return {
    offer: (line) => {
      const words = decides ? line.flatMap(passableWord) : [];
      return words.length === 0 ? undefined : () => (focus.opens(), setAsked(words));
    },
    dialog: (
      <RemarksDialog
        open={asked.length > 0}
        title={t('findings.overrideTitle', { word: asked.map(({ token }) => token).join(', ') })}
        confirmLabel={t('findings.override')}
        remark="required"
        onConfirm={confirm}
        onCancel={() => setAsked([])}
      >
        <p>{t('findings.overrideMeaning')}</p>
      </RemarksDialog>
    ),
  };
}
