import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/**
 * A recording asks for the bodies of files in memory once more, which the portal's policy forbids: no address of a
 * script, so no page of ours.
 */
const OF_THE_RECORDING = /^Connecting to 'blob:[^']*' violates/;

/**
 * A page names the files that it is going to need before its scripts ask for them; on a slow machine the browser finds
 * that they ask late. Which files a page names is held by tests of the host.
 */
const ASKED_FOR_LATE = /was preloaded using link preload but not used within a few seconds/;

/** Collects what no page of the portal may do: write errors or warnings, or throw past every boundary. */
export function watchConsole(context: BrowserContext): {
  readonly complaints: readonly string[];
  readonly stop: () => void;
} {
  const complaints: string[] = [];
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.location().url === '' && OF_THE_RECORDING.test(message.text())) return;
    if (ASKED_FOR_LATE.test(message.text())) return;
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
