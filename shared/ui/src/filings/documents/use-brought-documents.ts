import { useState } from 'react';
import { isMissingDocument, type DocumentPlace } from '@registrar/domain/calls/documents';
import { documentsArrived } from './change-documents';
import { useDocuments } from './list-documents';

/**
 * The step of a filing that asks for its documents: whoever goes on while one is missing is told which. What is still
 * being uploaded counts as brought, and a list that has not come, or is that of the answers before, asks for too
 * little, so that both are waited for. A list that cannot be read stops nobody: the gateway asks again when it is
 * handed in. `counts`: of several places only these.
 */
export function useBroughtDocuments(
  applicationId: string,
  version: number,
  onComplete: () => Promise<unknown> | void,
  counts: (place: DocumentPlace) => boolean = () => true,
) {
  const list = useDocuments(applicationId, version);
  const [tried, setTried] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const isMissing = (place: DocumentPlace): boolean => counts(place) && isMissingDocument(place);
  const places = list.data?.places;
  const missing = places?.filter(isMissing) ?? [];
  const goOn = async (): Promise<void> => {
    setWaiting(true);
    try {
      await documentsArrived(applicationId);
      const upToDate = list.isSuccess && !list.isPlaceholderData && missing.length === 0;
      const { data } = upToDate ? list : await list.refetch();
      const complete = data?.places.some(isMissing) !== true;
      setTried(!complete);
      if (complete) await onComplete();
    } finally {
      setWaiting(false);
    }
  };
  return { places, isPending: list.isPending, missing, told: tried && missing.length > 0, waiting, goOn };
}
