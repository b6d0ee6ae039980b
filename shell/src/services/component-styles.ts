/** A page without them is drawn all the same: Ant Design then writes its styles itself, only more slowly. */
const PATIENCE_MS = 5_000;

/**
 * The styles of Ant Design's components as a sheet before all others, so that the portal's own rules go over them, as
 * they do over those that Ant Design writes. To be there before the first component is drawn, for it looks once.
 */
export function loadComponentStyles(document: Document, address: string): Promise<void> {
  return new Promise((resolve) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = address;
    const done = (): void => resolve();
    sheet.addEventListener('load', done, { once: true });
    sheet.addEventListener('error', done, { once: true });
    setTimeout(done, PATIENCE_MS);
    document.head.prepend(sheet);
  });
}
