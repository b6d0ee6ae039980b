import { FormSkeleton } from '../../base/feedback/skeletons';
import { FilingDocuments } from '../documents/filing-documents';
import { useDocuments } from '../documents/list-documents';
import { useFilingWords } from '../filing/filing-words';
import { useWizard } from '../wizard/wizard-context';

/**
 * The papers of one person: identity, photo, signature and whatever the kind of holder asks. Each is kept as soon as it
 * is uploaded.
 */
export function PersonDocuments({ itemId }: { readonly itemId: string }) {
  const t = useFilingWords();
  const { detail, isOpen } = useWizard();
  const documents = useDocuments(detail.id, detail.version);
  const places = (documents.data?.places ?? []).filter((place) => place.itemId === itemId);
  if (documents.isPending) return <FormSkeleton />;
  if (documents.isSuccess && places.length === 0) return <p>{t('people.noDocuments')}</p>;
  return (
    <FilingDocuments
      applicationId={detail.id}
      version={detail.version}
      requirements={places}
      isOpen={({ key }) => isOpen(`DOCUMENTS.${key}`)}
    />
  );
}
