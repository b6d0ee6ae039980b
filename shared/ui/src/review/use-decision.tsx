import { useState, type ReactNode } from 'react';
import { useReviewWords, type ReviewWords } from './review-words';
import type { Bilingual } from '@registrar/domain/bilingual';
import type { AllowedAction, ApplicationDetail } from '@registrar/domain/calls/filings';
import { filingActions } from '@registrar/domain/transitions/actions';
import type { ProcessDefinition } from '@registrar/domain/processes';
import { reasonsOf } from '@registrar/domain/processes/tables/reasons';
import { reasonCodes } from '@registrar/domain/transitions';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import { RemarksDialog, type ActionRemark, type KeptRemark } from '../base/dialogs/remarks-dialog';
import type { DecisionAction } from '../base/pages/decision-page';
import { ConfirmDialog } from '../base/dialogs/confirm-dialog';
import { useApplicationCache } from '../filings/filing/application';
import { usePerformAction } from '../filings/filing/perform-action';
import { asksReason, buttonKind, type OfferedAction } from './action-kinds';
import { useFocusReturn } from './use-focus-return';

export interface Decision {
  readonly actions: readonly DecisionAction[];
  /** Somebody else was quicker: said above the application, which is already fresh. */
  readonly notice: ReactNode;
  readonly dialog: ReactNode;
  /** What was done here last, as long as the page stands. */
  readonly done: OfferedAction | undefined;
}

export interface DecisionOptions {
  readonly kept?: readonly KeptRemark[];
  /** The page itself says what was done, and a toast would only cover the way on. */
  readonly tells?: boolean;
  /** Actions that ask for more than a remark: the page asks for it itself. */
  readonly own?: Readonly<Partial<Record<OfferedAction, () => void>>>;
  /** What the definition of the filing says of its decisions. */
  readonly meanings?: ProcessDefinition['office']['decision'];
}

/**
 * What the action will do: to this kind of filing where it has a sentence of its own, otherwise to any. Days are those
 * of the configuration.
 */
export function meaningOf(
  t: ReviewWords,
  action: OfferedAction,
  { processName, reservedDays }: Pick<ApplicationDetail, 'processName' | 'reservedDays'>,
  own?: string,
): string {
  if (own !== undefined) return own;
  const anyKind = t(`decide.meaning.${action}`);
  const ofKind = t(`decide.meaning.${action}.${processName}`, {
    defaultValue: anyKind,
    days: reservedDays ?? undefined,
  });
  // a number that has not come along is not shown as a gap
  return ofKind.includes('{{') ? anyKind : ofKind;
}

/**
 * What the gateway offers of the actions that the page performs, in the page's order; each asked once, with its remark,
 * and done once.
 */
export function useDecision(
  detail: ApplicationDetail,
  performs: readonly OfferedAction[],
  { kept = [], tells = false, own = {}, meanings }: DecisionOptions = {},
): Decision {
  const t = useReviewWords();
  const language = useLanguage();
  const cache = useApplicationCache();
  const perform = usePerformAction(performs, { quiet: tells });
  /** With the version that was on the screen when it was pressed: what is drawn behind the question nobody has read. */
  const [asked, setAsked] = useState<AllowedAction & { readonly action: OfferedAction; readonly version: number }>();
  /** The action was refused: because the application has moved on, or with a sentence of the gateway. */
  const [refusal, setRefusal] = useState<'overtaken' | { readonly message: string }>();
  const [done, setDone] = useState<OfferedAction>();
  const focus = useFocusReturn(asked !== undefined);

  const said = new Map<string, Bilingual>(Object.entries(meanings ?? {}));
  const offered = performs.flatMap((name) => {
    const entry = detail.allowedActions.find(({ action }) => action === name);
    return entry === undefined ? [] : [{ ...entry, action: name }];
  });
  const confirm = async (remark: ActionRemark) => {
    if (asked === undefined) return;
    try {
      await perform.mutateAsync({ applicationId: detail.id, action: asked.action, version: asked.version, ...remark });
      focus.isDone();
      setRefusal(undefined);
      setDone(asked.action);
      setAsked(undefined);
    } catch (error) {
      const changed = isGatewayFailure(error) && (error.status === 409 || error.status === 412);
      // The dialog stays with what was typed; only when the application moved on is its question out of date.
      if (!changed) throw error;
      focus.isDone();
      setAsked(undefined);
      setDone(undefined);
      const fresh = await cache.readAnew(detail.id);
      setRefusal(fresh?.version === asked.version && error.status === 409 ? { message: error.message } : 'overtaken');
      void cache.refreshLists();
    }
  };

  const dialogProps = asked && {
    open: true,
    title: filingActions.name(asked.action)[language],
    confirmLabel: filingActions.name(asked.action)[language],
    destructive: buttonKind[asked.action] === 'danger',
    onCancel: () => setAsked(undefined),
    children: <p>{meaningOf(t, asked.action, detail, said.get(asked.action)?.[language])}</p>,
  };
  return {
    done,
    actions: offered.map((entry) => ({
      key: entry.action,
      label: filingActions.name(entry.action)[language],
      kind: buttonKind[entry.action],
      disabledReason: entry.allowed ? undefined : (entry.reason?.message ?? t('decide.notNow')),
      onClick: () => {
        const ask = own[entry.action];
        if (ask !== undefined) return ask();
        focus.opens();
        setRefusal(undefined);
        setAsked({ ...entry, version: detail.version });
      },
    })),
    notice:
      refusal === undefined ? null : refusal === 'overtaken' ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('decide.overtaken')}
          description={t('decide.overtakenHint')}
          style={{ marginBlockEnd: 16 }}
        />
      ) : (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('decide.refused')}
          description={refusal.message}
          style={{ marginBlockEnd: 16 }}
        />
      ),
    dialog:
      asked === undefined || dialogProps === undefined ? null : asked.remark === 'none' ? (
        <ConfirmDialog {...dialogProps} onConfirm={() => confirm({})} />
      ) : (
        <RemarksDialog
          {...dialogProps}
          remark={asked.remark}
          // what names a ground is for the actions that ask for one
          kept={asksReason.has(asked.action) ? kept : kept.filter(({ reasonCode }) => reasonCode === undefined)}
          reasons={
            asksReason.has(asked.action)
              ? reasonsOf(detail.processName).map((code) => ({ code, label: reasonCodes.name(code)[language] }))
              : undefined
          }
          onConfirm={confirm}
        />
      ),
  };
}
