import { Suspense, useMemo, useRef, useState } from 'react';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import { withItem } from '../filing/filing-frame';
import { itemSchema } from '../filing/item-schema';
import type { Answers, ListSection } from '@registrar/domain/processes';
import { useLanguage, usePortal } from '@registrar/runtime';
import Button from 'antd/es/button';
import { FormSkeleton } from '../../base/feedback/skeletons';
import Flex from 'antd/es/flex';
import { narrowQuery, useMediaQuery } from '../../base/a11y/use-media-query';
import { UnreadGuardContext, useUnreadGuard } from '../../base/form/unread-guard';
import { useZodForm } from '../../base/form/use-zod-form';
import Drawer from 'antd/es/drawer';
import { useFocusBack } from '../../base/a11y/use-focus-back';
import { SaveStateText } from '../../base/feedback/save-state';
import { saveStateOf } from '../../sections/saving/save-state-of';
import { SectionAnswers } from '../../sections/answers/section-answers';
import { SectionForm } from '../../sections/form/section-form';
import { useWizard } from '../wizard/wizard-context';
import { titleOf } from '../filing/filed-items';
import type { ItemBody, ItemBodyProps, Opened } from '../filing/list-part-props';
import { personBars } from '../wizard/same-person';
import { useStandingAnswers } from '../wizard/standing-answers';
import { useItemWriter } from './use-item-writer';
import { useFilingWords } from '../filing/filing-words';

interface ItemDrawerProps {
  readonly section: ListSection;
  readonly opened: Opened;
  readonly items: readonly FiledItemState[];
  readonly body?: ItemBody;
  readonly told?: string;
  readonly onClose: () => void;
}

/** One item beside its list; on a small screen it is the page. */
export function ItemDrawer({ section, opened, items, body: Body = DefinedBody, told, onClose }: ItemDrawerProps) {
  useFocusBack();
  const t = useFilingWords();
  const language = useLanguage();
  const narrow = useMediaQuery(narrowQuery);
  const { draft, frame, isOpen } = useWizard();
  const writer = useItemWriter(section, opened.kind === 'new' ? undefined : opened.id, items);
  const { toast } = usePortal();
  const [leaving, setLeaving] = useState(false);
  const changed = useRef(false);
  const readOnly = opened.kind === 'view';
  const name = section.item.name[language];
  const { forms, holdsBack } = useUnreadGuard();
  const close = async () => {
    if (holdsBack()) return;
    setLeaving(true);
    const safe = await writer.flush();
    setLeaving(false);
    if (!safe) return;
    // Every answer is saved by itself and without a word; it is said once, when the person is through.
    if (changed.current) {
      toast.show({
        kind: 'success',
        serverMessage: t(opened.kind === 'new' ? 'list.added' : 'list.updated', { name: told ?? name }),
      });
    }
    onClose();
  };
  const change = (data: Answers) => {
    changed.current = true;
    writer.change(data);
  };
  const title =
    opened.kind === 'new'
      ? t('list.add', { name })
      : `${name}: ${writer.item === undefined ? '' : titleOf(writer.item, language) || t('list.untitled')}`;
  const path = (inner: string) => `${section.key}.${writer.item?.id ?? ''}.${inner}`;
  return (
    <Drawer
      open
      title={title}
      size={narrow ? '100%' : 760}
      mask={{ closable: false }}
      keyboard
      onClose={() => void close()}
      extra={readOnly ? null : <SaveLine writer={writer} />}
    >
      {readOnly && writer.item !== undefined ? (
        <>
          <SectionAnswers
            fields={section.item.fields}
            data={writer.item.data}
            frame={withItem(frame, section.key, writer.item.id, writer.item.data)}
          />
          <Flex justify="flex-end" style={{ marginBlockStart: 20 }}>
            <Button onClick={onClose}>{t('common:action.close')}</Button>
          </Flex>
        </>
      ) : (
        <UnreadGuardContext value={forms}>
          <Suspense fallback={<FormSkeleton />}>
            <Body
              key={`${section.key} ${writer.begun}`}
              section={section}
              item={writer.item}
              initial={writer.initial}
              readOnly={false}
              onChange={change}
              onGood={() => void close()}
              isLocked={(inner) => writer.item !== undefined && !isOpen(path(inner))}
            >
              <Flex wrap gap="small" justify="flex-end" style={{ marginBlockStart: 16 }}>
                {writer.trouble === undefined || writer.item !== undefined ? null : (
                  <Button
                    danger
                    onClick={() => {
                      writer.abandon();
                      onClose();
                    }}
                  >
                    {t('list.doNotAdd')}
                  </Button>
                )}
                <Button onClick={() => void close()} loading={leaving}>
                  {t('list.closeLater')}
                </Button>
                <Button type="primary" htmlType="submit" disabled={draft.state.kind === 'saving' && leaving}>
                  {t('list.done')}
                </Button>
              </Flex>
            </Body>
          </Suspense>
        </UnreadGuardContext>
      )}
    </Drawer>
  );
}

function SaveLine({ writer }: { readonly writer: ReturnType<typeof useItemWriter> }) {
  const { draft } = useWizard();
  const t = useFilingWords();
  if (writer.trouble !== undefined) return <span role="alert">{writer.trouble || t('common:state.saveFailed')}</span>;
  const state = saveStateOf(draft.state);
  return state === undefined ? null : <SaveStateText state={state} />;
}

/** The form of the definition. */
function DefinedBody({ section, item, initial, onChange, onGood, isLocked, children }: ItemBodyProps) {
  const { definition, frame } = useWizard();
  const [held, setHeld] = useState(initial);
  const within = withItem(frame, section.key, item?.id ?? '', held);
  const form = useZodForm({ schema: itemSchema(section, definition, within, item?.id ?? ''), onSubmit: onGood });
  const bars = useMemo(() => personBars(section, item?.id), [section, item?.id]);
  const standing = useStandingAnswers(section.key, item?.id ?? '');
  return (
    <SectionForm
      form={form}
      standing={standing}
      fields={section.item.fields}
      frame={within}
      initial={initial}
      isLocked={isLocked}
      beforeField={bars}
      onChange={(data) => {
        setHeld(data);
        onChange(data);
      }}
    >
      {children}
    </SectionForm>
  );
}
