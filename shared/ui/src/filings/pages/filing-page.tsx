import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../base/feedback/skeletons';
import { useSession } from '@registrar/runtime';
import { useApplication } from '../filing/application';
import { useApplicationUpdates } from '../filing/application-updates';
import { askedDocumentsActions, summaryActions } from '../filing/filing-actions';
import { definitionOf, FilingPagesContext, useFilingPages, type FilingPages } from '../filing/filing-pages';
import { ITEM_PARAMETERS, VIEW, type ItemAddress } from '../filing/item-address';
import { NoSuchPage, NotReadable } from '../filing/not-readable';
import { offeredOf } from '../filing/perform-action';
import { isPartAddress, PART_ADDRESSES } from '../filing/part-addresses';
import { FilingWizard } from './filing-wizard';

const FilingStatus = lazy(async () => ({ default: (await import('../status/filing-status')).FilingStatus }));
const FilingPart = lazy(async () => ({ default: (await import('../status/part-pages')).FilingPart }));
const FiledItemPage = lazy(async () => ({ default: (await import('../status/filed-item-page')).FiledItemPage }));
const RemovedFiling = lazy(async () => ({ default: (await import('../status/removed-filing')).RemovedFiling }));
const FilingResult = lazy(async () => ({ default: (await import('../status/filing-result')).FilingResult }));

export interface FilingPageProps {
  readonly pages: FilingPages;
  readonly id: string;
  /** As it stands in the address: a step of the wizard, or `submitted`. */
  readonly step: string | undefined;
  /** An item with steps of its own, where the remote has it in the path. */
  readonly item?: ItemAddress | undefined;
}

/**
 * One filing for whoever files it: the wizard while it may be written, the receipt of what was handed in, then where it
 * stands.
 */
export function FilingPage({ pages, id, step, item }: FilingPageProps) {
  const [parameters] = useSearchParams();
  const key = parameters.get(ITEM_PARAMETERS.item);
  const named =
    key === null || step === undefined
      ? undefined
      : { step, item: key, itemStep: parameters.get(ITEM_PARAMETERS.itemStep) ?? undefined };
  return (
    <FilingPagesContext value={pages}>
      <Suspense fallback={<PageSkeleton />}>
        <OneFiling key={id} id={id} step={step} item={item ?? named} home={pages.home} />
      </Suspense>
    </FilingPagesContext>
  );
}

function OneFiling({ id, step, item, home }: Omit<FilingPageProps, 'pages'> & { readonly home: string }) {
  const session = useSession();
  const pages = useFilingPages();
  const application = useApplication(id);
  useApplicationUpdates(id);
  if (application.isPending) return <PageSkeleton />;
  if (application.isError)
    return <NotReadable error={application.error} onRetry={() => void application.refetch()} home={home} />;
  const detail = application.data;
  if (detail.stored != null) return <RemovedFiling detail={detail} />;
  const mayWrite = detail.status === 'DRAFT' || (detail.unlocked != null && detail.unlocked.length > 0);
  const writes = offeredOf(detail, summaryActions) !== undefined;
  const brings = offeredOf(detail, askedDocumentsActions) !== undefined;
  // a filing of a company is that of all its people; of those who file nobody else sees it on this page
  const ofOwnCompany = detail.company != null && session?.kind === 'applicant';
  const own = detail.applicant.id === session?.userId || ofOwnCompany || writes || brings;
  // what a step of the wizard shows while it is written has a page of its own otherwise
  const part = PART_ADDRESSES.find((address) => address === step);
  const isStep = mayWrite && (definitionOf(pages, detail).steps ?? []).some(({ key }) => key === step);
  if (step !== undefined && !isPartAddress(definitionOf(pages, detail), step))
    return <NoSuchPage address={pages.addressOf(detail.id)} />;
  if (item !== undefined && (item.itemStep === VIEW || !mayWrite))
    return <FiledItemPage detail={detail} at={item} mayWrite={mayWrite && own} />;
  if (part !== undefined && own && !isStep) return <FilingPart detail={detail} part={part} />;
  // Of what is asked for beyond the list no step of the wizard is open: the page that says where it stands has the
  // places.
  if (mayWrite && own && !brings && (detail.status === 'DRAFT' || step !== undefined))
    return <FilingWizard detail={detail} step={step} item={item} />;
  if (step === 'submitted' && own) return <FilingResult detail={detail} />;
  return <FilingStatus detail={detail} own={own} />;
}
