import { useEffect, useState } from 'react';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import {
  comesByLink,
  comesFromPaper,
  DIRECTOR_DISCLOSURE,
  isSigned,
} from '@registrar/domain/processes/questions/disclosures/director-disclosures';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import type { ColumnsType } from 'antd/es/table';
import Tag from 'antd/es/tag';
import { useZodForm } from '../../base/form/use-zod-form';
import { completeSchema, withKept } from '../../sections/section/complete-schema';
import { SectionForm } from '../../sections/form/section-form';
import { titleOf, useFiledItems } from '../filing/filed-items';
import { withItem } from '../filing/filing-frame';
import { useFilingWords } from '../filing/filing-words';
import type { ItemBodyProps } from '../filing/list-part-props';
import { ListPart } from '../list-section/list-part';
import { PersonDocuments } from '../people/person-documents';
import { useWizard } from '../wizard/wizard-context';
import { DisclosureLinkState } from './disclosure-link-state';
import { useDisclosureLinks } from './disclosure-links';
import { SendDisclosure } from './send-disclosure';
import { SendToAll } from './send-to-all';

const KEY = DIRECTOR_DISCLOSURE.key;

/** The directors of the company, how each makes the disclosure, and how it stands. */
export function DisclosureList() {
  const t = useFilingWords();
  const { detail } = useWizard();
  const links = useDisclosureLinks(detail.id).data?.items ?? [];
  // once the link is there, nothing is left to do but to wait
  const stateOf = (item: FiledItemState) => {
    const state =
      item.validity !== 'VALID' && comesByLink(item.data)
        ? links.find(({ itemId }) => itemId === item.id)?.state
        : undefined;
    return state === 'SENT' || state === 'OPENED' ? (
      <Tag color="processing" style={{ whiteSpace: 'normal' }}>
        {t('disclosures.waiting')}
      </Tag>
    ) : undefined;
  };
  return (
    <ListPart
      sectionKey={KEY}
      heading={t('disclosures.director')}
      stateOf={stateOf}
      columns={useColumns()}
      body={DisclosureBody}
      before={<Progress />}
    />
  );
}

/** How many have signed, of all. */
function Progress() {
  const t = useFilingWords();
  const { detail } = useWizard();
  const items = useFiledItems(detail.id, KEY).data ?? [];
  const links = useDisclosureLinks(detail.id);
  const done = items.filter(({ validity }) => validity === 'VALID').length;
  return (
    <>
      {links.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          style={{ marginBlockEnd: 12 }}
          title={t('disclosures.failed')}
          action={<Button onClick={() => void links.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {items.length === 0 ? null : (
        <p role="status" style={{ margin: '0 0 12px' }}>
          {t('disclosures.progress', { done, count: items.length })}
        </p>
      )}
      <SendToAll />
    </>
  );
}

function useColumns(): ColumnsType<FiledItemState> {
  const t = useFilingWords();
  const language = useLanguage();
  const { detail, isOpen } = useWizard();
  const links = useDisclosureLinks(detail.id).data?.items ?? [];
  const stateOf = (item: FiledItemState) => {
    if (comesFromPaper(item.data)) return <Tag>{t('disclosures.fromPaper')}</Tag>;
    const link = comesByLink(item.data) ? links.find(({ itemId }) => itemId === item.id) : undefined;
    if (link === undefined) return <Tag>{t('disclosures.notChosen')}</Tag>;
    return isOpen(`${KEY}.${item.id}`) ? (
      <SendDisclosure link={link} director={titleOf(item, language)} />
    ) : (
      <DisclosureLinkState link={link} />
    );
  };
  return [
    {
      title: t('disclosures.way'),
      key: 'way',
      render: (_, item) => <div style={{ overflowWrap: 'anywhere' }}>{stateOf(item)}</div>,
    },
  ];
}

/** One director: the way is chosen, a link is sent, or the answers are copied from the signed paper. */
function DisclosureBody({ section, item, initial, onChange, onGood, isLocked, readOnly, children }: ItemBodyProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const { frame, detail } = useWizard();
  const [held, setHeld] = useState(initial);
  const { data: links, refetch } = useDisclosureLinks(detail.id);
  const savedByLink = item !== undefined && comesByLink(item.data);
  // another way, language or address is saved: the link has another place to go
  useEffect(() => {
    if (savedByLink) void refetch();
  }, [savedByLink, item?.version, refetch]);
  // what the director signed meanwhile stands in the saved entry, and not in this form
  const saved = item?.data;
  const standing = section.item.keep !== undefined && saved !== undefined ? section.item.keep(saved, held) : held;
  const within = withItem(frame, section.key, item?.id ?? '', standing);
  const schema = withKept(completeSchema(section.item.schemaFor(within)), section.item.keep, saved);
  const form = useZodForm({ schema, onSubmit: onGood });
  const link =
    comesByLink(held) && item !== undefined ? links?.items.find(({ itemId }) => itemId === item.id) : undefined;
  const signed = comesByLink(standing) && isSigned(standing);
  return (
    <SectionForm
      form={form}
      fields={section.item.fields.filter(({ path }) => !signed || path === 'way' || path === 'language')}
      frame={within}
      initial={initial}
      disabled={readOnly}
      isLocked={isLocked}
      afterGroup={(key) =>
        key === 'language' && item !== undefined ? <Sending link={link} director={titleOf(item, language)} /> : null
      }
      onChange={(data) => {
        setHeld(data);
        onChange(data);
      }}
    >
      {signed ? <p role="status">{t('disclosures.signedByLink')}</p> : null}
      {comesFromPaper(held) && item !== undefined ? (
        <section aria-label={t('disclosures.paper')}>
          <h4 style={{ fontSize: 18, margin: '16px 0 8px' }}>{t('disclosures.paper')}</h4>
          <PersonDocuments itemId={item.id} />
        </section>
      ) : null}
      {children}
    </SectionForm>
  );
}

function Sending({
  link,
  director,
}: {
  readonly link: Parameters<typeof SendDisclosure>[0]['link'] | undefined;
  readonly director: string;
}) {
  const t = useFilingWords();
  return link === undefined ? <p>{t('disclosures.savedFirst')}</p> : <SendDisclosure link={link} director={director} />;
}
