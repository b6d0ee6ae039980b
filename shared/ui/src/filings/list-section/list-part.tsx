import { useEffect, useState, type ReactNode } from 'react';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import { isList, sectionOf, type ListSection } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { FormSkeleton } from '../../feedback/skeletons';
import type { ColumnsType } from 'antd/es/table';
import { useFiledItems } from '../filed-items';
import { useWizard } from '../wizard/wizard-context';
import { ItemDrawer, type ItemBody } from './item-drawer';
import { ItemTable } from './item-table';
import { useRemoval } from './use-removal';
import { useFilingWords } from '../filing-words';

export interface ListPartProps {
  readonly sectionKey: string;
  /** Between name and state. */
  readonly columns?: ColumnsType<FiledItemState>;
  /** What the column of the names is called; without it as the section calls an entry. */
  readonly heading?: string;
  /** Instead of "complete" and what is wrong, where the entry waits for somebody else. */
  readonly stateOf?: (item: FiledItemState) => ReactNode;
  /** Instead of the form of the definition, for items that are asked in pages of their own. */
  readonly body?: ItemBody;
  /** Of which entries something is asked; the others are read and deleted alone. Without it of all. */
  readonly isAsked?: (item: FiledItemState) => boolean;
  /** Said before an item is deleted, e.g. what goes with it. */
  readonly removalWarning?: (item: FiledItemState) => ReactNode;
  /** Beside "Add": an import. */
  readonly tools?: ReactNode;
  readonly empty?: string;
  /** Between the heading and the list: what the law asks of the list, or how far it has come. */
  readonly before?: ReactNode;
  /** How many there may be here, where that is less than the section says; `full` is the sentence for it. */
  readonly most?: number;
  readonly full?: string;
  /** What an entry is called when it is said to be added or changed; without it as the section calls it. */
  readonly told?: string;
  /** Which entry stands beside the list, where the page's address says it; without it the list keeps that to itself. */
  readonly at?: OpenedAt;
}

export interface OpenedAt {
  readonly opened: Opened | undefined;
  readonly open: (opened: Opened | undefined) => void;
}

/** One LIST section of the wizard: its items in a table, each opened, saved and deleted by itself. */
export function ListPart({ sectionKey, ...props }: ListPartProps) {
  const { definition } = useWizard();
  const section = sectionOf(definition, sectionKey);
  return section !== undefined && isList(section) ? <OpenList section={section} {...props} /> : null;
}

const ofEvery = () => true;

/** What the drawer shows: an item by its id, or one that is not there yet. */
export type Opened = { readonly kind: 'new' } | { readonly kind: 'edit' | 'view'; readonly id: string };

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
  at,
}: Omit<ListPartProps, 'sectionKey'> & { readonly section: ListSection }) {
  const t = useFilingWords();
  const language = useLanguage();
  const { detail, isOpen, wantedPlace, placeShown } = useWizard();
  const items = useFiledItems(detail.id, section.key);
  const [kept, setKept] = useState<Opened>();
  const { opened, open: setOpened } = at ?? { opened: kept, open: setKept };
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
    setOpened({ kind: wantedAs, id: wantedId });
    placeShown();
  }, [wantedId, wantedAs, placeShown, setOpened]);
  const mayAdd = mayChange && section.ofRegister?.closed !== true;
  const full = most !== undefined && rows.length >= most;
  const name = section.item.name[language];

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
