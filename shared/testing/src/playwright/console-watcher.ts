import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** Collects what no page of the portal may do: write errors or warnings, or throw past every boundary. */
export function watchConsole(context: BrowserContext): { readonly complaints: readonly string[]; readonly stop: () => void } {
  const complaints: string[] = [];
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError): void => {
    complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  };
  context.on('console', onConsole);
  context.on('weberror', onError);
  const stop = (): void => {
    context.off('console', onConsole);
    context.off('weberror', onError);
  };
  return { complaints, stop };
}
