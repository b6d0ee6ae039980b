import { useEffect, useState } from 'react';
import { isList, itemStepOfPath, sectionOf, type ListSection } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { FormSkeleton } from '../../base/feedback/skeletons';
import { useFiledItems } from '../filing/filed-items';
import { useWizard } from '../wizard/wizard-context';
import { ItemDrawer } from './item-drawer';
import { ItemPages } from './item-pages';
import { ItemTable } from './item-table';
import type { ListPartProps, Opened } from '../filing/list-part-props';
import { useRemoval } from './use-removal';
import { useFilingWords } from '../filing/filing-words';

/** One LIST section of the wizard: its items in a table, each opened, saved and deleted by itself. */
export function ListPart({ sectionKey, ...props }: ListPartProps) {
  const { definition } = useWizard();
  const section = sectionOf(definition, sectionKey);
  return section !== undefined && isList(section) ? <OpenList section={section} {...props} /> : null;
}

const ofEvery = () => true;

function OpenList({
  section,
  columns,
  heading,
  stateOf,
  body,
  isAsked = ofEvery,
  removalWarning,
  tools,
  empty,
  before,
  most = section.most,
  full: fullText,
  told,
  stepBody,
  at,
}: Omit<ListPartProps, 'sectionKey'> & { readonly section: ListSection }) {
  const t = useFilingWords();
  const language = useLanguage();
  const { detail, isOpen, wantedPlace, placeShown, itemAt, openItem } = useWizard();
  const items = useFiledItems(detail.id, section.key);
  const { itemSteps } = section;
  const [kept, setKept] = useState<Opened>();
  const [begunHere, setBegunHere] = useState<string>();
  const beside = at?.open ?? setKept;
  const opened = itemSteps !== undefined ? itemAt?.opened : at === undefined ? kept : at.opened;
  const setOpened = (next: Opened | undefined) => (itemSteps === undefined ? beside(next) : openItem(section, next));
  const removal = useRemoval(section, removalWarning);
  const state = detail.sections.find(({ key }) => key === section.key);
  const open = isOpen(section.key);
  // A correction that opens single items adds none.
  const mayChange = open && (detail.unlocked == null || detail.unlocked.includes(section.key));
  const rows = items.data ?? [];
  const wanted = rows.find(
    ({ id }) => wantedPlace === `${section.key}.${id}` || wantedPlace?.startsWith(`${section.key}.${id}.`) === true,
  );
  const wantedId = wanted?.id;
  const wantedAs = wanted !== undefined && isAsked(wanted) ? 'edit' : 'view';
  useEffect(() => {
    if (wantedId === undefined) return;
    if (itemSteps === undefined) {
      beside({ kind: wantedAs, id: wantedId });
      placeShown();
    } else if (itemAt === undefined || itemAt.opened.kind === 'new' || itemAt.opened.id !== wantedId) {
      const within = wantedPlace?.slice(`${section.key}.${wantedId}.`.length) ?? '';
      openItem(
        section,
        { kind: wantedAs, id: wantedId },
        wantedAs === 'view' ? {} : { itemStep: itemStepOfPath(itemSteps, within)?.key },
      );
    }
  }, [wantedId, wantedAs, wantedPlace, placeShown, section, itemSteps, itemAt, openItem, beside]);
  const mayAdd = mayChange && section.ofRegister?.closed !== true;
  const full = most !== undefined && rows.length >= most;
  const name = section.item.name[language];
  if (itemSteps !== undefined && opened !== undefined) {
    if (!items.isSuccess) return <FormSkeleton />;
    return (
      <ItemPages
        // The address of a new item changes when it is added; its form stays.
        key={opened.kind === 'new' || opened.id === begunHere ? 'new' : opened.id}
        section={section}
        itemSteps={itemSteps}
        opened={opened}
        items={rows}
        body={stepBody}
        told={told}
        onAdded={setBegunHere}
      />
    );
  }

  return (
    <section aria-label={section.label[language]} style={{ marginBlockStart: 8 }}>
      <Flex wrap gap="small" justify="space-between" align="center" style={{ marginBlockEnd: 12 }}>
        <h3 style={{ fontSize: 20, margin: 0 }}>{section.label[language]}</h3>
        {mayAdd ? (
          <Flex wrap gap="small">
            {tools}
            <Button
              type={rows.length === 0 ? 'primary' : 'default'}
              disabled={full}
              onClick={() => setOpened({ kind: 'new' })}
            >
              {t('list.add', { name })}
            </Button>
          </Flex>
        ) : null}
      </Flex>
      {before}
      {full && mayAdd ? <p>{fullText ?? t('list.full', { most })}</p> : null}
      {(state?.errors ?? [])
        .filter(({ path }) => path === '')
        .map(({ code, message }) =>
          state?.count === 0 ? null : (
            <Alert key={code} type="error" showIcon style={{ marginBlockEnd: 12 }} title={message} />
          ),
        )}
      {items.isPending ? <FormSkeleton /> : null}
      {items.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('list.failed')}
          action={<Button onClick={() => void items.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {items.isSuccess && rows.length === 0 ? (
        <p>{empty ?? t(section.optional ? 'list.emptyOptional' : 'list.empty', { name })}</p>
      ) : null}
      {rows.length === 0 ? null : (
        <ItemTable
          section={section}
          rows={rows}
          columns={columns}
          heading={heading}
          stateOf={stateOf}
          mayEdit={(item) => isAsked(item) && isOpen(`${section.key}.${item.id}`)}
          mayRemove={(item) => mayChange && section.ofRegister?.isStanding(item.data) !== true}
          onOpen={setOpened}
          onRemove={removal.ask}
        />
      )}
      {opened === undefined || (opened.kind !== 'new' && !rows.some(({ id }) => id === opened.id)) ? null : (
        <ItemDrawer
          key={opened.kind === 'new' ? 'new' : opened.id}
          section={section}
          opened={opened}
          items={rows}
          body={body}
          told={told}
          onClose={() => setOpened(undefined)}
        />
      )}
      {removal.dialog}
    </section>
  );
}
