import { useTranslation } from 'react-i18next';
import { formatNepalTime } from '@registrar/i18n/dates';
import { palette } from '../theme/palette';
import { useLanguage } from '../language/use-language';

export type SaveState =
  | { readonly kind: 'unsaved' | 'saving' | 'failed' | 'offline' }
  | { readonly kind: 'saved'; /** UTC. */ readonly at: string };

const messages = {
  unsaved: 'state.unsaved',
  saving: 'state.saving',
  failed: 'state.saveFailed',
  offline: 'state.offline',
} as const;

/** Whether what was typed is safe, in one line that is read out when it changes. */
export function SaveStateText({ state }: { readonly state: SaveState }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const text =
    state.kind === 'saved'
      ? t('state.savedAt', { time: formatNepalTime(state.at, language) })
      : t(messages[state.kind]);
  return (
    <span role="status" style={{ color: state.kind === 'failed' ? palette.crimson : palette.inkSoft }}>
      {text}
    </span>
  );
}
