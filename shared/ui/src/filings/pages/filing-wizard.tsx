import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { isList, sectionOf, stepsOf } from '@registrar/domain/processes';
import { useLanguage, usePortal } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { PageHeader } from '../../base/layout/page-header';
import { PageSkeleton } from '../../base/feedback/skeletons';
import { StatusBadge } from '../../base/status/status-badge';
import { Wizard } from '../../base/pages/wizard';
import { ConflictDialog } from '../../sections/saving/conflict-dialog';
import { useApplicationCache } from '../filing/application';
import { placeOfPart, useFilingDraft } from '../filing/filing-draft';
import { saveStateOf } from '../../sections/saving/save-state-of';
import { useDocuments } from '../documents/list-documents';
import { useFilingFrame, withForms } from '../filing/filing-frame';
import type { Conflict } from '../../sections/saving/part-saver';
import { isOvertaken, useShowChanges } from '../company/overtaken';
import { UpToDate } from '../company/up-to-date';
import { itemAddressOf, itemAtAddress, keyOfItem, sameItem, VIEW, type ItemAddress } from '../filing/item-address';
import { NoSuchPage } from '../filing/not-readable';
import { isPartAddress } from '../filing/part-addresses';
import { DiscardFiling } from '../actions/discard-filing';
import { PinsOfStep } from '../wizard/pins-of-step';
import { useAnswerViews } from '../answers/answer-views';
import { RefusedParts } from '../wizard/refused-parts';
import { SaveNow } from '../wizard/save-now';
import { FilingStep } from '../steps/filing-step';
import { firstOpenPin } from '../correction/open-pins';
import { stepOfPath } from '../filing/step-of-path';
import { stateOfStep, stepToContinue } from '../wizard/step-states';
import { UnreadGuardContext, useUnreadGuard } from '../../base/form/unread-guard';
import { useRememberedStep } from '../wizard/switch-step';
import { isOpenPath, WizardContext, type WizardState } from '../wizard/wizard-context';
import { definitionOf, useFilingPages } from '../filing/filing-pages';
import { useFilingTitle } from '../filing/filing-title';
import { useFilingWords } from '../filing/filing-words';

/** Only a filing whose papers may be signed in the portal has it. */
const SignaturesAtStake = lazy(async () => ({
  default: (await import('../signatures/signatures-at-stake')).SignaturesAtStake,
}));

export interface FilingWizardProps {
  readonly detail: ApplicationDetail;
  readonly step: string | undefined;
  /** An item of a list of that step. */
  readonly item?: ItemAddress | undefined;
}

/**
 * The filing. Every step is saved by itself; leaving and coming back lands where one left. A company that changed
 * meanwhile comes first.
 */
export function FilingWizard(props: FilingWizardProps) {
  const pages = useFilingPages();
  const { detail, step } = props;
  if (step !== undefined && !isPartAddress(definitionOf(pages, detail), step))
    return <NoSuchPage address={pages.addressOf(detail.id)} />;
  return (
    <UpToDate detail={props.detail}>
      <OpenWizard {...props} />
    </UpToDate>
  );
}

function OpenWizard({ detail, step, item }: FilingWizardProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const { navigation } = usePortal();
  const cache = useApplicationCache();
  const pages = useFilingPages();
  const definition = definitionOf(pages, detail);
  const draft = useFilingDraft(detail, definition);
  const title = useFilingTitle(detail, definition);
  const { frame, complete } = useFilingFrame(detail, definition);
  const documents = useDocuments(detail.id, detail.version);
  const steps = stepsOf(definition, frame);
  const filled = { detail, definition, frame, places: documents.data?.places };
  const asked = steps.find(({ key }) => key === step)?.key;
  const current = asked ?? stepToContinue(filled, steps);
  const position = steps.findIndex(({ key }) => key === current);
  const previous = steps[position - 1]?.key;
  const found = item && itemAtAddress(definition, steps[position], frame, item);
  // The frame is made anew with every save; which item is open is not.
  const [itemAt, setItemAt] = useState(found);
  if (!sameItem(found, itemAt)) setItemAt(found);
  useRememberedStep(detail, current);

  const ofStep = useCallback(
    (part: string) =>
      steps.find(({ key }) => key === current)?.sections.includes(placeOfPart(part).sectionKey) === true,
    [steps, current],
  );
  const { forms, holdsBack } = useUnreadGuard();
  const saveStep = useCallback(() => draft.flush(ofStep), [draft, ofStep]);
  const openStep = useCallback(
    async (key: string) => {
      if (holdsBack()) return;
      // What could not be saved for want of a line keeps its form on the screen. What is refused stays kept, and is
      // named above every step.
      if (await draft.flush((part, refused) => !refused && ofStep(part)))
        navigation.to(pages.addressOf(detail.id, key));
    },
    [draft, ofStep, navigation, pages, detail.id, holdsBack],
  );
  const openItem = useCallback<WizardState['openItem']>(
    (section, opened, { itemStep = opened?.kind === 'view' ? VIEW : undefined, replace = false } = {}) => {
      if (holdsBack()) return;
      const address =
        opened === undefined
          ? pages.addressOf(detail.id, current)
          : itemAddressOf(pages, detail.id, { step: current, item: keyOfItem(section, opened, frame), itemStep });
      navigation.to(address, { replace });
    },
    [pages, detail.id, current, frame, navigation, holdsBack],
  );
  // A correction begins at its first remark.
  const [wantedPlace, setWantedPlace] = useState(() => {
    const pin = firstOpenPin(detail, steps);
    return pin?.step === current && pin.place.includes('.') ? pin.place : undefined;
  });
  const placeShown = useCallback(() => setWantedPlace(undefined), []);
  const openPlace = useCallback(
    async (path: string) => {
      const target = stepOfPath(definition.steps ?? [], path);
      if (target === undefined) return;
      setWantedPlace(path);
      const isElsewhere = itemAt !== undefined && !path.startsWith(`${itemAt.section.key}.`);
      if (target !== current || isElsewhere) await openStep(target);
    },
    [definition, current, openStep, itemAt],
  );
  const goOn = async () => {
    if (!(await saveStep())) return;
    // what was just answered may bring the step that follows
    const following = stepsOf(definition, withForms(frame, definition, cache.known(detail.id) ?? detail));
    navigation.to(
      pages.addressOf(detail.id, following[following.findIndex(({ key }) => key === current) + 1]?.key ?? current),
    );
  };
  const state = useMemo<WizardState>(
    () => ({
      detail,
      definition,
      frame,
      frameComplete: complete,
      draft,
      saveStep,
      openStep,
      itemAt,
      openItem,
      openPlace,
      wantedPlace,
      placeShown,
      isOpen: (path) => isOpenPath(detail, path),
    }),
    [
      detail,
      definition,
      frame,
      complete,
      draft,
      saveStep,
      openStep,
      itemAt,
      openItem,
      openPlace,
      wantedPlace,
      placeShown,
    ],
  );
  // Where one left may be the documents, which are not known yet.
  if (asked === undefined && (documents.isPending || !complete)) return <PageSkeleton />;
  if (item !== undefined && found === undefined)
    return complete ? <NoSuchPage address={pages.addressOf(detail.id, current)} /> : <PageSkeleton />;

  return (
    <WizardContext value={state}>
      <PageHeader
        title={title}
        badge={<StatusBadge status={detail.status} />}
        action={
          <Flex wrap gap="small">
            <SaveNow holdsBack={holdsBack} />
            <DiscardFiling detail={detail} leadsTo={pages.home} />
          </Flex>
        }
      >
        {t(detail.status === 'DRAFT' ? 'wizard.lead' : 'wizard.leadCorrection')}
      </PageHeader>
      {isOvertaken(detail) ? <Overtaken draft={draft} /> : null}
      <RefusedParts />
      <Wizard
        steps={steps.map((one) => ({
          key: one.key,
          title: one.label[language],
          state: stateOfStep(filled, steps, one, current),
        }))}
        current={current}
        onStep={(key) => void openStep(key)}
        saveState={saveStateOf(draft.state)}
      >
        <PinsOfStep steps={steps} current={current} />
        {definition.parties === undefined ? null : (
          <Suspense>
            <SignaturesAtStake detail={detail} sections={steps[position]?.sections ?? []} />
          </Suspense>
        )}
        <UnreadGuardContext value={forms}>
          <FilingStep
            key={current}
            step={steps[position]}
            detail={detail}
            onDone={goOn}
            onBack={previous === undefined ? undefined : () => void openStep(previous)}
          />
        </UnreadGuardContext>
      </Wizard>
      {draft.state.conflicts[0] === undefined ? null : (
        <PartConflict key={draft.state.conflicts[0].part} conflict={draft.state.conflicts[0]} state={state} />
      )}
    </WizardContext>
  );
}

/** It changed while somebody was writing: what is typed is saved before the changes are shown. */
function Overtaken({ draft }: Pick<WizardState, 'draft'>) {
  const t = useFilingWords();
  const showChanges = useShowChanges();
  const show = async () => {
    // What is refused stays kept in this browser and is asked about afterwards.
    if (await draft.flush((_part, refused) => !refused)) showChanges();
  };
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      style={{ marginBlockEnd: 16 }}
      title={t('takeOver.changedMeanwhile')}
      action={<Button onClick={() => void show()}>{t('takeOver.show')}</Button>}
    />
  );
}

function PartConflict({
  conflict,
  state: { draft, frame, definition },
}: {
  readonly conflict: Conflict;
  readonly state: WizardState;
}) {
  const language = useLanguage();
  const views = useAnswerViews();
  const { sectionKey } = placeOfPart(conflict.part);
  const section = sectionOf(definition, sectionKey);
  if (section === undefined) return null;
  const fields = isList(section) ? section.item.fields : section.fields;
  return (
    <ConflictDialog
      conflict={conflict}
      title={isList(section) ? section.item.name[language] : section.label[language]}
      fields={fields}
      frame={frame}
      views={views}
      onSettle={(data) => draft.settle(conflict.part, data)}
    />
  );
}
