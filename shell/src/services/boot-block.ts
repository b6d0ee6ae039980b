import type { SentRegistry } from '../remotes/registry-client';

/** What the host sent with the page; what is missing is asked for. */
export interface BootBlock {
  readonly settings: unknown;
  readonly registry: SentRegistry | null;
}

const nothing: BootBlock = { settings: undefined, registry: null };

/**
 * The registry of the page counts only where the host was asked for the page just now: one that a browser took out of
 * its own copy, on the way back through the history, may name what is long gone.
 */
export function readBootBlock(
  page: Pick<Document, 'getElementById'>,
  timing: Pick<Performance, 'getEntriesByType'>,
): BootBlock {
  const sent = parsed(page.getElementById('boot')?.textContent);
  const { settings, registry, registryTag } = sent;
  if (registry === undefined || typeof registryTag !== 'string' || !cameJustNow(timing))
    return { ...nothing, settings };
  return { settings, registry: { document: registry, tag: registryTag } };
}

/** A question and its answer are a few hundred bytes even where nothing had changed. */
function cameJustNow(timing: Pick<Performance, 'getEntriesByType'>): boolean {
  const [entry] = timing.getEntriesByType('navigation');
  return (
    entry !== undefined && 'transferSize' in entry && typeof entry.transferSize === 'number' && entry.transferSize > 0
  );
}

function parsed(text: string | null | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
