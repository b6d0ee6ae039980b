import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Collects what no page of the portal may do: write errors or warnings, or throw past every boundary. */
export function watchConsole(context: BrowserContext): { readonly complaints: readonly string[] } {
  const complaints: string[] = [];
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  });
  return { complaints };
}
