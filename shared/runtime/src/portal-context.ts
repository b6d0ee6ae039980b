import type { Language, Session, ShellApi } from '@registrar/contract/shell-api';
import { createContext, useContext } from 'react';
import { useStore } from './use-store';

export const PortalContext = createContext<ShellApi | null>(null);

/** Everything this remote may ask of the shell. */
export function usePortal(): ShellApi {
  const shell = useContext(PortalContext);
  if (shell === null) throw new Error('usePortal is called outside a remote: wrap the tree in PortalProviders');
  return shell;
}

/** Who is signed in; null on public pages. */
export function useSession(): Session | null {
  return useStore(usePortal().session);
}

export function useLanguage(): Language {
  return useStore(usePortal().language);
}

/** Where a filing is shown to this reader; null where there is no such page for this person. */
export function useFilingAddress(): NonNullable<ShellApi['filings']>['addressOf'] {
  const { access, filings } = usePortal();
  useStore(access.revision);
  return (process, id, reader) => filings?.addressOf(process, id, reader) ?? null;
}

/** Whether the person may open a screen; asks again whenever the module list changes. */
export function useAccess(): (screenCode: string) => boolean {
  const { access } = usePortal();
  useStore(access.revision);
  return (screenCode) => access.can(screenCode);
}
