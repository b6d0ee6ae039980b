import type { Language, ShellApi } from '@registrar/contract/shell-api';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import i18next, { type i18n } from 'i18next';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { getI18n, I18nextProvider } from 'react-i18next';
import { PortalContext } from './portal-context';
import { useStore } from './use-store';

/** Wraps every root in the portal's look; `UiProvider` of `@registrar/ui` is one. */
export type PortalWrapper = ComponentType<{ readonly language: Language; readonly children: ReactNode }>;

export interface PortalProvidersProps {
  readonly shell: ShellApi;
  /** Namespace in which the remote's own messages lie. */
  readonly namespace: string;
  readonly queryClient: QueryClient;
  readonly wrapper?: PortalWrapper;
  readonly children: ReactNode;
}

/** The instance the shell registered with react-i18next; both packages are shared, so there is one of each. */
const portalI18n = (): i18n => getI18n() ?? i18next;

/**
 * Answers of the gateway carry sentences in the language they were asked in; after a switch they are asked for again.
 * Files have no language.
 */
function useTextsInLanguage(queryClient: QueryClient, language: Language): void {
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void queryClient.invalidateQueries({ predicate: ({ state }) => !(state.data instanceof Blob) });
  }, [queryClient, language]);
}

const bare: PortalWrapper = ({ children }) => children;

/** What every remote's root is wrapped in: the shell, the words, the cache and the look. */
export function PortalProviders({
  shell,
  namespace,
  queryClient,
  wrapper: Wrapper = bare,
  children,
}: PortalProvidersProps) {
  const language = useStore(shell.language);
  useTextsInLanguage(queryClient, language);
  return (
    <PortalContext value={shell}>
      <I18nextProvider i18n={portalI18n()} defaultNS={namespace}>
        <QueryClientProvider client={queryClient}>
          <Wrapper language={language}>{children}</Wrapper>
        </QueryClientProvider>
      </I18nextProvider>
    </PortalContext>
  );
}
