import type { HistoryEntry } from '@registrar/domain/calls/filings';
import { auditActions } from '@registrar/domain/audit/action-names';
import { roles } from '@registrar/domain/roles';
import { reasonCodes } from '@registrar/domain/transitions';
import { useLanguage } from '@registrar/runtime';
import { localName } from '../../base/language/local-name';
import { HistoryList } from '../../base/pages/history-list';
import { useFilingWords } from '../filing/filing-words';

/** Every step of an application, the newest first, with who took it, the ground named and the remark. */
export function ApplicationHistory({ history }: { readonly history: readonly HistoryEntry[] }) {
  const t = useFilingWords();
  const language = useLanguage();
  const lines = history.map((entry, index) => ({
    key: `${entry.at}-${index}`,
    at: entry.at,
    // what was done, in the words of the audit log; the name of an action is the label of its button
    title: auditActions.name(`application.${entry.action}`)[language],
    actor: t('status.actor', {
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
