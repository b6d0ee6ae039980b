import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filedItems, stepsOf } from '@registrar/domain/processes';
import { PortalLink, useLanguage } from '@registrar/runtime';
import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import { PageSkeleton } from '../../base/feedback/skeletons';
import { PageHeader } from '../../base/layout/page-header';
import { Sheet } from '../../base/layout/sheet';
import { SectionAnswers } from '../../sections/answers/section-answers';
import { useAnswerViews } from '../answers/answer-views';
import { changedItems, useBegunAnswers } from '../answers/begun-answers';
import { useFilingFrame } from '../filing/filing-frame';
import { definitionOf, useFilingPages } from '../filing/filing-pages';
import { useFilingWords } from '../filing/filing-words';
import { itemAddressOf, itemAtAddress, type ItemAddress } from '../filing/item-address';
import { NoSuchPage } from '../filing/not-readable';

interface FiledItemPageProps {
  readonly detail: ApplicationDetail;
  readonly at: ItemAddress;
  /** The filing may be changed now by whoever reads. */
  readonly mayWrite: boolean;
}

/** One item with steps of its own, to read: all that is filed, with the register's answer beside a changed one. */
export function FiledItemPage({ detail, at, mayWrite }: FiledItemPageProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const pages = useFilingPages();
  const views = useAnswerViews();
  const definition = definitionOf(pages, detail);
  const { frame, complete } = useFilingFrame(detail, definition);
  const begun = useBegunAnswers(detail, definition);
  if (!complete) return <PageSkeleton />;
  const step = stepsOf(definition, frame).find(({ key }) => key === at.step);
  const found = itemAtAddress(definition, step, frame, at);
  const opened = found?.opened;
  const items = found === undefined ? [] : filedItems(frame, found.section.key);
  const item = opened === undefined || opened.kind === 'new' ? undefined : items.find(({ id }) => id === opened.id);
  if (found === undefined || item === undefined) return <NoSuchPage address={pages.addressOf(detail.id)} />;
  const { section } = found;
  const changes = changedItems(items, begun.data?.items[section.key]);
  const { filedItem: Own } = pages.parts?.[section.key] ?? {};
  const isChanged = section.ofRegister?.isTouched(item.data, frame) ?? changes?.changed.has(item.id) === true;
  return (
    <>
      <PageHeader
        title={section.item.title(item.data, frame)[language] || t('list.untitled')}
        badge={isChanged ? <Tag color="warning">{t('review.change.CHANGED')}</Tag> : undefined}
      >
        {t('itemSteps.readLead', { list: section.label[language] })}
      </PageHeader>
      {Own === undefined ? null : <Own item={item} frame={frame} />}
      <Sheet>
        <SectionAnswers
          fields={section.item.fields}
          data={item.data}
          before={changes?.before(item.id)}
          frame={frame}
          views={views}
        />
      </Sheet>
      <Flex wrap gap="middle" style={{ marginBlockStart: 16 }}>
        {mayWrite ? (
          <PortalLink to={itemAddressOf(pages, detail.id, { step: at.step, item: at.item })}>
            {t('common:action.change')}
          </PortalLink>
        ) : null}
        <PortalLink to={pages.addressOf(detail.id, mayWrite ? at.step : undefined)}>
          {mayWrite ? t('itemSteps.toList', { list: section.label[language] }) : t('part.toStatus')}
        </PortalLink>
      </Flex>
    </>
  );
}
