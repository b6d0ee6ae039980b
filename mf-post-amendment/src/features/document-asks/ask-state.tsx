import { useTranslation } from 'react-i18next';
import { documentAskStates, type DocumentAsk } from '@registrar/domain/calls/document-asks';
import { shareStates } from '@registrar/domain/calls/document-shares';
import { useLanguage } from '@registrar/runtime';
import { Tag } from '@registrar/ui/antd';
import { InstantPair } from '@registrar/ui/components';

const COLOURS = {
  OPEN: 'warning',
  SHARED: 'success',
  REFUSED: 'error',
  WITHDRAWN: 'default',
  LAPSED: 'default',
} as const;

/** Where an ask stands, until when it is answered, and what became of what was shared. */
export function AskState({ ask }: { readonly ask: DocumentAsk }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <Tag color={COLOURS[ask.state]}>{documentAskStates.name(ask.state)[language]}</Tag>
      {ask.state === 'OPEN' ? (
        <div>
          {t('asks.lapses')} <InstantPair at={ask.lapsesAt} inline />
        </div>
      ) : null}
      {ask.refusedReason === null ? null : <div>{ask.refusedReason}</div>}
      {ask.share === null ? null : (
        <div>
          {ask.share.number} · {shareStates.name(ask.share.state)[language]}
        </div>
      )}
    </>
  );
}
