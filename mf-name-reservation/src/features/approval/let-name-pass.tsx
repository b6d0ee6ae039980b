import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { nameOverrideRequestSchema, type NameFinding, type NameOverrideRequest } from '@registrar/domain/calls/names';
import { isGatewayFailure, useIdempotencyKey, usePortal } from '@registrar/runtime';
import { RemarksDialog, type ActionRemark } from '@registrar/ui/choices';
import { useApplicationCache } from '../reservation/get-application';

const passable = nameOverrideRequestSchema.pick({ kind: true, token: true });
type Word = Pick<NameOverrideRequest, 'kind' | 'token'>;

/** The word of a finding that whoever decides may let pass, and that nobody has let pass yet. */
function passableWord(finding: NameFinding): Word | undefined {
  return finding.overridable === true && finding.letPass === undefined ? passable.safeParse(finding).data : undefined;
}

export interface LetNamePass {
  /** What the button beside a finding does; undefined where there is nothing to let pass, or not for this reader. */
  readonly offer: (finding: NameFinding) => (() => void) | undefined;
  readonly dialog: ReactNode;
}

/** One word of a name is let pass, with a remark that stays beside the finding. */
export function useLetNamePass(detail: ApplicationDetail): LetNamePass {
  const { t } = useTranslation();
  const { gateway } = usePortal();
  const cache = useApplicationCache();
  const attempt = useIdempotencyKey();
  const [asked, setAsked] = useState<Word>();
  const pass = useMutation({
    mutationFn: (value: NameOverrideRequest) =>
      gateway.request<ApplicationDetail>({
        path: `/external/api/application/${detail.id}/name-override`,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor({ applicationId: detail.id, ...value }),
      }),
    onSuccess: cache.put,
  });
  const confirm = async ({ remark = '' }: ActionRemark) => {
    if (asked === undefined) return;
    try {
      await pass.mutateAsync({ ...asked, remark });
    } catch (error) {
      if (!isGatewayFailure(error) || error.status !== 409) throw error;
      // Somebody else has let it pass meanwhile, or decided.
      await cache.refresh(detail.id);
    }
    setAsked(undefined);
  };
  // Whoever may approve may let a word pass; the gateway says who that is.
  const decides = detail.allowedActions.some(({ action, allowed }) => action === 'approve' && allowed);
  return {
    offer: (finding) => {
      const word = decides ? passableWord(finding) : undefined;
      return word && (() => setAsked(word));
    },
    dialog: (
      <RemarksDialog
        open={asked !== undefined}
        title={t('findings.letPassTitle', { word: asked?.token ?? '' })}
        confirmLabel={t('findings.letPass')}
        remark="required"
        onConfirm={confirm}
        onCancel={() => setAsked(undefined)}
      >
        <p>{t('findings.letPassMeaning')}</p>
      </RemarksDialog>
    ),
  };
}
