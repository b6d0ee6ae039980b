import type { HistoryEntry } from '@registrar/domain/calls/filings';
import { roles } from '@registrar/domain/roles';
import { reasonCodes } from '@registrar/domain/transitions';
import { filingActions } from '@registrar/domain/transitions/actions';
import { useLanguage } from '@registrar/runtime';
import { HistoryList } from '../../base/pages/history-list';
import { useFilingWords } from '../filing/filing-words';

/** Every step of a filing, the newest first, with who took it, the ground named and the remark. */
export function FilingStory({ history }: { readonly history: readonly HistoryEntry[] }) {
  const t = useFilingWords();
  const language = useLanguage();
  const lines = history.map((entry, index) => ({
    key: `${entry.at}-${index}`,
    at: entry.at,
    title: filingActions.name(entry.action)[language],
    actor: t('status.actor', {
      name: language === 'ne' ? entry.actor.nameNepali : entry.actor.nameEnglish,
      role: roles.name(entry.actor.roleCode)[language],
    }),
    remark:
      [entry.reasonCode === null ? null : reasonCodes.name(entry.reasonCode)[language], entry.remark]
        .filter(Boolean)
        .join(' — ') || null,
  }));
  return <HistoryList lines={lines.toReversed()} />;
}
