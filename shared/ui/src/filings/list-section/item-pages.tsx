import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import {
  itemStepOfPath,
  stepsOfItem,
  type Answers,
  type ItemStep,
  type ListSection,
} from '@registrar/domain/processes';
import { useLanguage, usePortal } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { FormSkeleton } from '../../base/feedback/skeletons';
import { UnreadGuardContext, useUnreadGuard } from '../../base/form/unread-guard';
import { useDocuments } from '../documents/list-documents';
import { withItem } from '../filing/filing-frame';
import { useFilingWords } from '../filing/filing-words';
import type { ItemStepBody, Opened } from '../filing/list-part-props';
import { lackingIn, listTroubles } from '../people/item-part';
import { PersonDocuments } from '../people/person-documents';
import { useWizard } from '../wizard/wizard-context';
import { ItemStepForm } from './item-step-form';
import { ItemStepList } from './item-step-list';
import { missingIn } from './missing-in-item';
import { useItemWriter } from './use-item-writer';
import styles from './item-pages.module.css';

interface ItemPagesProps {
  readonly section: ListSection;
  readonly itemSteps: readonly ItemStep[];
  readonly opened: Opened;
  readonly items: readonly FiledItemState[];
  readonly body?: ItemStepBody | undefined;
  readonly told?: string | undefined;
  /** A new one has got its id. */
  readonly onAdded: (id: string) => void;
}

/**
 * One item in steps of its own, in the place of its list. What is typed is saved by itself; every step has an address,
 * so that Back and a reload lead to it again.
 */
export function ItemPages({
  section,
  itemSteps,
  opened,
  items,
  body: Body = ItemStepForm,
  told,
  onAdded,
}: ItemPagesProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const { toast } = usePortal();
  const { detail, frame, isOpen, itemAt, openItem, wantedPlace, placeShown } = useWizard();
  const writer = useItemWriter(section, opened.kind === 'new' ? undefined : opened.id, items);
  const documents = useDocuments(detail.id, detail.version);
  const { forms, holdsBack } = useUnreadGuard();
  const [typed, setTyped] = useState<{ readonly begun: number; readonly data: Answers }>();
  const [leaving, setLeaving] = useState(false);
  const changed = useRef(false);
  const { item, begun } = writer;
  const itemId = item?.id ?? '';
  const data = typed !== undefined && typed.begun === begun ? typed.data : writer.initial;

  const within = useMemo(() => withItem(frame, section.key, itemId, data), [frame, section.key, itemId, data]);
  // Hundreds of other entries are not counted again between two keys.
  const settled = useDeferredValue(within);
  const settledData = useDeferredValue(data);
  const places = (documents.data?.places ?? []).filter((place) => item !== undefined && place.itemId === item.id);
  const steps = stepsOfItem(itemSteps, data, within, places.length > 0);
  const lacking = useMemo(
    () => [...lackingIn(section, settledData, settled, language), ...listTroubles(section, itemId, settled, language)],
    [section, settledData, settled, language, itemId],
  );
  const missing = missingIn(itemSteps, lacking, places);
  const current = steps.find(({ key }) => key === itemAt?.itemStep) ?? steps[0];
  const position = current === undefined ? -1 : steps.indexOf(current);
  const previous = steps[position - 1];
  const next = steps[position + 1];
  const title = section.item.title(data, within)[language] || t('list.untitled');

  const addedId = opened.kind === 'new' ? item?.id : undefined;
  const stepKey = current?.key;
  // The router draws an address after it was asked for, and the answer that adds the item may come between the two.
  const askedStep = useRef(stepKey);
  useEffect(() => {
    askedStep.current = stepKey;
  }, [stepKey]);
  useEffect(() => {
    if (addedId === undefined) return;
    onAdded(addedId);
    openItem(section, { kind: 'edit', id: addedId }, { itemStep: askedStep.current, replace: true });
  }, [addedId, section, onAdded, openItem]);

  const openStep = useCallback(
    (key: string) => {
      if (holdsBack()) return;
      askedStep.current = key;
      openItem(section, item === undefined ? opened : { kind: 'edit', id: item.id }, { itemStep: key });
    },
    [holdsBack, openItem, section, item, opened],
  );
  const place = `${section.key}.${itemId}`;
  const wanted = wantedPlace !== undefined && wantedPlace.startsWith(place) ? wantedPlace : undefined;
  const wantedPath = wanted?.slice(place.length + 1);
  const wantedStep = wantedPath === undefined ? undefined : itemStepOfPath(steps, wantedPath)?.key;
  useEffect(() => {
    if (wantedStep === undefined) return;
    if (wantedStep !== stepKey) openStep(wantedStep);
    else if (wantedPath === '') placeShown();
  }, [wantedStep, wantedPath, stepKey, openStep, placeShown]);

  const close = async () => {
    if (holdsBack()) return;
    setLeaving(true);
    const safe = await writer.flush();
    setLeaving(false);
    if (!safe) return;
    if (changed.current)
      toast.show({
        kind: 'success',
        serverMessage: t(opened.kind === 'new' ? 'list.added' : 'list.updated', {
          name: told ?? section.item.name[language],
        }),
      });
    openItem(section, undefined);
  };
  /** The step is in order: to the next, and from the last one to what another one still lacks. */
  const goOn = () => {
    const unfinished = steps.find(({ key }) => key !== stepKey && missing.get(key));
    if (next !== undefined) openStep(next.key);
    else if (unfinished !== undefined) openStep(unfinished.key);
    else void close();
  };
  const actions = (
    <div className={styles['actions']}>
      {previous === undefined ? null : (
        <Button onClick={() => openStep(previous.key)}>{t('common:action.previous')}</Button>
      )}
      {writer.trouble === undefined || item !== undefined ? null : (
        <Button
          danger
          onClick={() => {
            writer.abandon();
            openItem(section, undefined);
          }}
        >
          {t('list.doNotAdd')}
        </Button>
      )}
      <Button onClick={() => void close()} loading={leaving}>
        {t('list.closeLater')}
      </Button>
      <Button
        type="primary"
        htmlType={current?.kind === 'DOCUMENTS' ? 'button' : 'submit'}
        onClick={current?.kind === 'DOCUMENTS' ? goOn : undefined}
      >
        {t(next === undefined ? 'list.done' : 'wizard.saveAndContinue')}
      </Button>
    </div>
  );
  if (current === undefined) return null;
  return (
    <section aria-label={`${section.item.name[language]}: ${title}`}>
      <p className={styles['list']}>
        <Button type="link" className={styles['back']} onClick={() => void close()}>
          {t('itemSteps.toList', { list: section.label[language] })}
        </Button>
      </p>
      <h2 className={styles['title']}>{title}</h2>
      <ItemStepList steps={steps} current={current.key} missing={missing} onStep={openStep} />
      {writer.trouble === undefined ? null : (
        <Alert
          type="error"
          showIcon
          role="alert"
          className={styles['trouble']}
          title={writer.trouble || t('common:state.saveFailed')}
        />
      )}
      <ItemStepHeading key={current.key} step={current} focuses={wanted === undefined} />
      {current.kind === 'DOCUMENTS' ? (
        <>
          <PersonDocuments itemId={itemId} />
          {actions}
        </>
      ) : (
        <UnreadGuardContext value={forms}>
          <Suspense fallback={<FormSkeleton />}>
            <Body
              key={`${current.key} ${begun}`}
              step={current}
              section={section}
              item={item}
              initial={data}
              readOnly={false}
              onChange={(answers) => {
                changed.current = true;
                setTyped({ begun, data: answers });
                writer.change(answers);
              }}
              onGood={goOn}
              isLocked={(inner) => item !== undefined && !isOpen(`${section.key}.${item.id}.${inner}`)}
            >
              {actions}
            </Body>
          </Suspense>
        </UnreadGuardContext>
      )}
    </section>
  );
}

/** Takes the focus where one comes to the step, unless a field of it is wanted. */
function ItemStepHeading({
  step: { label, lead, fields },
  focuses,
}: {
  readonly step: ItemStep;
  readonly focuses: boolean;
}) {
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [atOnce] = useState(focuses);
  // the first group of questions has the same words right below
  const isRepeated = lead === undefined && fields[0]?.group?.[language] === label[language];
  useEffect(() => {
    if (!atOnce) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, [atOnce]);
  return (
    <>
      <h3 className={styles[isRepeated ? 'headingHeard' : 'heading']} tabIndex={-1} ref={heading}>
        {label[language]}
      </h3>
      {lead === undefined ? null : <p className={styles['lead']}>{lead[language]}</p>}
    </>
  );
}
