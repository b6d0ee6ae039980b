/**
 * Just five megabytes that begin and end as a PDF does; with a page, all of it has to be looked at before it can be
 * refused.
 */
function filled(head: string, piece: string): Buffer {
  return Buffer.from(`${head}${piece.repeat(Math.floor(((5 << 20) - 200) / piece.length))}\n%%EOF\n`, 'latin1');
}

const PAGE = '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj 3 0 obj << /Type /Page >> endobj\n';

/** Files that are slow to read for a parser that looks twice at the same place. */
export const hostileFiles: readonly { readonly what: string; readonly bytes: () => Buffer }[] = [
  { what: 'streams without end', bytes: () => filled('%PDF-1.7\n', 'stream\nendstream\n') },
  { what: 'objects within one another', bytes: () => filled(PAGE, '1 0 obj << /A [ ') },
  { what: 'texts that are not closed', bytes: () => filled(PAGE, '1 0 obj ( ') },
];

/** The longest that healthz took to answer while something else was going on, in milliseconds. */
export async function longestPause(healthz: URL, during: () => Promise<unknown>): Promise<number> {
  let [longest, isOver] = [0, false];
  const work = during().finally(() => (isOver = true));
  while (!isOver) {
    const began = performance.now();
    const answer = await fetch(healthz);
    await answer.text();
    if (answer.status !== 200) throw new Error(`healthz answered ${answer.status}`);
    longest = Math.max(longest, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await work;
  return longest;
}
