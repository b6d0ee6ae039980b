import { useReviewWords } from './review-words';
import type { HistoryEntry } from '@registrar/domain/calls/filings';
import { roles } from '@registrar/domain/roles';
import { filingActions } from '@registrar/domain/transitions/actions';
import { reasonCodes } from '@registrar/domain/transitions';
import { useLanguage } from '@registrar/runtime';
import { HistoryList } from '../base/pages/history-list';
import { localName } from '../base/language/local-name';

/** Every step of an application, the newest first, with who took it, the ground named and the remark. */
export function ApplicationHistory({ history }: { readonly history: readonly HistoryEntry[] }) {
  const t = useReviewWords();
  const language = useLanguage();
  const lines = history.map((entry, index) => ({
    key: `${entry.at}-${index}`,
    at: entry.at,
    // What was done, not the button’s order to do it.
    title: t(`history.did.${entry.action}`, { defaultValue: filingActions.name(entry.action)[language] }),
    actor: t('history.actor', {
      name: localName(entry.actor, language),
      role: roles.name(entry.actor.roleCode)[language],
    }),
    remark:
      [entry.reasonCode === null ? null : reasonCodes.name(entry.reasonCode)[language], entry.remark]
        .filter(Boolean)
        .join(' — ') || null,
  }));
  return <HistoryList lines={lines.toReversed()} />;
}
