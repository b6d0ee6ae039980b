import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { validationMessage } from '@registrar/domain/messages';
import { filedItems, type Answers } from '@registrar/domain/processes';
import { automaticRanges, quantitiesToAssign, shareRangeDraft } from '@registrar/domain/processes/company-registration';
import { SHAREHOLDER } from '@registrar/domain/processes/questions/holders/shareholder';
import { assignmentProblems, type AssignedRange } from '@registrar/domain/share-ledger';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, FormSkeleton } from '@registrar/ui';
import { StepActions, StepHeading, useFilingWords, useWizard, type StepProps } from '@registrar/ui/filing';
import type { DraftRange, Holding, RangeTrouble } from './holding';
import { RangeBoard } from './range-board';

const KEY = 'SHARE_RANGE_ASSIGN';

/** Which shares are whose: the ledger of the company begins with what is assigned here. */
export function ShareRangeStep(props: StepProps) {
  const { frameComplete } = useWizard();
  const { t } = useTranslation();
  return (
    <>
      <StepHeading stepKey={props.stepKey}>{t('ranges.lead')}</StepHeading>
      {frameComplete ? <Assignment {...props} /> : <FormSkeleton />}
    </>
  );
}

function Assignment({ onDone, onBack }: StepProps) {
  const { t } = useTranslation();
  const said = useFilingWords();
  const language = useLanguage();
  const { frame, draft, saveStep, isOpen, openStep } = useWizard();
  const [ranges, setRanges] = useState<readonly DraftRange[]>(() => rangesIn(draft.answersOf(KEY)));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const readOnly = !isOpen(KEY);

  const quantities = useMemo(() => quantitiesToAssign(frame), [frame]);
  const known = useMemo(
    () => holdingsOf(filedItems(frame, 'SHAREHOLDER'), quantities, language, said('list.untitled')),
    [frame, quantities, language, said],
  );
  // Who was deleted since still has a row, so that the shares can be taken away.
  const gone = [...new Set(ranges.map(({ holderItemId }) => holderItemId))]
    .filter((id) => !known.some((holding) => holding.id === id))
    .map((id): Holding => ({ id, name: t('ranges.goneHolder'), quantity: 0 }));
  const holdings = gone.length === 0 ? known : [...known, ...gone];
  const total = quantities.reduce((sum, { quantity }) => sum + quantity, 0);
  // Five hundred ranges are not compared with each other between two keys.
  const settled = useDeferredValue(ranges);
  const problems = useMemo(() => problemsOf(quantities, settled), [quantities, settled]);
  const troubles = problems.flatMap(({ range, code, parameters }): RangeTrouble[] =>
    range === undefined ? [] : [{ range, message: validationMessage(code, language, parameters) }],
  );

  const change = (next: readonly DraftRange[]) => {
    setRanges(next);
    setTried(false);
    draft.change(KEY, { ranges: inSequence(next).map(({ range }) => range) }, draft.versionOf(KEY));
  };
  const goOn = async () => {
    setTried(true);
    if (!readOnly && problemsOf(quantities, ranges).length > 0) return;
    setBusy(true);
    try {
      if (await saveStep()) await onDone();
    } finally {
      setBusy(false);
    }
  };
  if (total === 0) return <NoShares onShareholders={() => void openStep('shareholder')} onBack={onBack} />;
  return (
    <>
      {tried && problems.length > 0 ? (
        <Alert
          role="alert"
          type="error"
          showIcon
          style={{ marginBlockEnd: 16 }}
          title={troubles[0]?.message ?? t('ranges.notAllAssigned')}
        />
      ) : null}
      <RangeBoard
        holdings={holdings}
        ranges={ranges}
        total={total}
        troubles={troubles}
        readOnly={readOnly}
        onChange={change}
        assignAll={() => automaticRanges(frame).ranges}
      />
      <StepActions onBack={onBack} onContinue={() => void goOn()} busy={busy} />
    </>
  );
}

function NoShares({
  onShareholders,
  onBack,
}: {
  readonly onShareholders: () => void;
  readonly onBack: StepProps['onBack'];
}) {
  const { t } = useTranslation();
  return (
    <>
      <Alert
        type="info"
        showIcon
        title={t('ranges.noShares')}
        action={<Button onClick={onShareholders}>{t('ranges.toShareholders')}</Button>}
      />
      {onBack === undefined ? null : (
        <Button style={{ marginBlockStart: 24 }} onClick={onBack}>
          {t('common:action.previous')}
        </Button>
      )}
    </>
  );
}

function rangesIn(data: Answers): DraftRange[] {
  const { ranges = [] } = shareRangeDraft.safeParse(data).data ?? {};
  return ranges.map(({ holderItemId, from, to }) => ({
    holderItemId: holderItemId ?? '',
    from: from ?? undefined,
    to: to ?? undefined,
  }));
}

/** By their first share, as the rules ask; what is not typed yet comes last. With the place each has on the screen. */
function inSequence(ranges: readonly DraftRange[]): { readonly range: DraftRange; readonly place: number }[] {
  return ranges
    .map((range, place) => ({ range, place }))
    .sort((a, b) => (a.range.from ?? Infinity) - (b.range.from ?? Infinity) || a.place - b.place);
}

type Problem = Omit<ReturnType<typeof assignmentProblems>[number], 'at' | 'code'> & {
  readonly range?: number;
  readonly code: string;
};

/**
 * What the ledger's rules say, at the place where the range stands on the screen. A range that is not finished is one
 * itself.
 */
function problemsOf(quantities: ReturnType<typeof quantitiesToAssign>, ranges: readonly DraftRange[]): Problem[] {
  const given = inSequence(ranges).flatMap(({ range: { holderItemId, from, to }, place }) =>
    from === undefined || to === undefined
      ? []
      : [{ place, assigned: { holderId: holderItemId, from, to } satisfies AssignedRange }],
  );
  const unfinished = ranges.flatMap((range, place): Problem[] =>
    range.from === undefined || range.to === undefined ? [{ range: place, code: 'KITTA_REQUIRED' }] : [],
  );
  const found = assignmentProblems(
    quantities,
    given.map(({ assigned }) => assigned),
  );
  return [
    ...unfinished,
    ...found.map(({ at, ...problem }) => ({ ...problem, range: at === undefined ? undefined : given[at]?.place })),
  ];
}

function holdingsOf(
  items: ReturnType<typeof filedItems>,
  quantities: ReturnType<typeof quantitiesToAssign>,
  language: 'ne' | 'en',
  untitled: string,
): Holding[] {
  const quantityByHolder = new Map(quantities.map(({ holderId, quantity }) => [holderId, quantity]));
  return items.map(({ id, data }) => ({
    id,
    name: SHAREHOLDER.item.title(data)[language] || untitled,
    quantity: quantityByHolder.get(id) ?? 0,
  }));
}
