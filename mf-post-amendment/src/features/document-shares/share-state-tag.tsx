import { shareStates, shareTargets, type ShareItem, type ShareState } from '@registrar/domain/calls/document-shares';
import { letterKinds } from '@registrar/domain/calls/letters';
import { useLanguage } from '@registrar/runtime';
import { Tag } from '@registrar/ui/antd';

const COLOURS: Readonly<Record<ShareState, string>> = {
  WAITING: 'warning',
  OPEN: 'success',
  OBJECTED: 'error',
  REVOKED: 'default',
  EXPIRED: 'default',
};

export function ShareStateTag({ state }: { readonly state: ShareState }) {
  const language = useLanguage();
  return <Tag color={COLOURS[state]}>{shareStates.name(state)[language]}</Tag>;
}

/** What is shared, by name. */
export const targetName = ({ target, kind }: Pick<ShareItem, 'target' | 'kind'>, language: 'ne' | 'en'): string =>
  (kind === null ? shareTargets.name(target) : letterKinds.name(kind))[language];
