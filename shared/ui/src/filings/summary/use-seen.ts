import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FilingDocuments } from '@registrar/domain/calls/documents';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filedItems, type FilingFrame } from '@registrar/domain/processes';
import { sameAnswer } from '../../sections/section/same-answer';
import { useDocuments } from '../documents/list-documents';
import { useWizard } from '../wizard/wizard-context';

/** The place of the documents among those that may have changed; the others are sections. */
export const DOCUMENTS_PLACE = 'DOCUMENTS';

/** What is filed, by the place where it is read. */
type Content = ReadonlyMap<string, unknown>;

const contentOf = (
  { sections }: Pick<ApplicationDetail, 'sections'>,
  frame: FilingFrame,
  documents: Pick<FilingDocuments, 'places'> | undefined,
): Content =>
  new Map<string, unknown>([
    ...sections.map(({ key, kind, data }): [string, unknown] => [
      key,
      kind === 'LIST' ? filedItems(frame, key).map((item) => ({ id: item.id, data: item.data })) : data,
    ]),
    [
      DOCUMENTS_PLACE,
      (documents?.places ?? []).flatMap(({ key, document }) => (document === null ? [] : [{ key, id: document.id }])),
    ],
  ]);

const differences = (before: Content, after: Content): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => !sameAnswer(before.get(key), after.get(key)));

interface Seen {
  /** Undefined until everything that is drawn is known to be of one version. */
  readonly version: number | undefined;
  readonly content: Content;
}

interface SeenFiling {
  /** The version that the page was drawn from: the one that is handed in. */
  readonly version: number | undefined;
  /** Places that say something else than they did when the page was opened. */
  readonly changed: readonly string[];
  /** Until the page is drawn from what the gateway has. */
  readonly settled: () => Promise<void>;
}

/**
 * What somebody reads before it is handed in. The answers come in several calls, and other tabs and other people write
 * the same draft: the version of the filing counts only once its lists and documents are known to be of it, and what
 * has become different under the reader's eyes is told, except what is `written` on the page itself. `onChanged` may
 * change this component's own state alone.
 */
export function useSeen(written: readonly string[], onChanged: () => void): SeenFiling {
  const { detail, frame, frameComplete } = useWizard();
  const documents = useDocuments(detail.id, detail.version);
  const client = useQueryClient();
  const [readFor, setReadFor] = useState<number>();
  const [seen, setSeen] = useState<Seen>();
  const [changed, setChanged] = useState<readonly string[]>([]);
  const reading = useRef<Promise<void>>(Promise.resolve());
  const { id, version } = detail;
  useEffect(() => {
    let gone = false;
    // a save of one's own answers with a version that counts the saves of others in other lists too
    reading.current = client.invalidateQueries({ queryKey: ['application', id, 'items'] }).then(() => {
      if (!gone) setReadFor(version);
    });
    return () => {
      gone = true;
    };
  }, [client, id, version]);

  if (frameComplete && !documents.isPending) {
    const content = contentOf(detail, frame, documents.data);
    if (seen === undefined) setSeen({ version: undefined, content });
    else if (seen.version !== version && readFor === version && !documents.isPlaceholderData) {
      const differing = differences(seen.content, content).filter((place) => !written.includes(place));
      setSeen({ version, content });
      if (differing.length > 0) {
        setChanged([...new Set([...changed, ...differing])]);
        onChanged();
      }
    }
  }
  return { version: seen?.version, changed, settled: () => reading.current };
}
