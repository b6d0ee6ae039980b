import { useState } from 'react';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import {
  comesByLink,
  comesFromPaper,
  DIRECTOR_DISCLOSURE,
  hasContact,
  isSigned,
} from '@registrar/domain/processes/questions/disclosures/director-disclosures';
import { isGatewayFailure } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useFiledItems } from '../filing/filed-items';
import { partOfItem } from '../filing/filing-draft';
import { useFilingWords } from '../filing/filing-words';
import { useWizard } from '../wizard/wizard-context';
import { useDisclosureLinks, useSendDisclosure } from './disclosure-links';

const KEY = DIRECTOR_DISCLOSURE.key;

/** One press sends its link to every director who has an address and has got none yet. */
export function SendToAll() {
  const t = useFilingWords();
  const { detail, frame, isOpen, draft, saveStep } = useWizard();
  const items = useFiledItems(detail.id, KEY).data ?? [];
  const links = useDisclosureLinks(detail.id);
  const send = useSendDisclosure(detail.id);
  const [sent, setSent] = useState<number>();
  const [trouble, setTrouble] = useState<string>();
  const stateOf = ({ id }: FiledItemState) => links.data?.items.find(({ itemId }) => itemId === id)?.state;
  const waiting = items.filter(
    (item) =>
      isOpen(`${KEY}.${item.id}`) &&
      !comesFromPaper(item.data) &&
      !isSigned(item.data) &&
      hasContact(item.data, frame) &&
      (stateOf(item) ?? 'NOT_SENT') === 'NOT_SENT',
  );
  const busy = sent !== undefined && trouble === undefined;
  const sendAll = async () => {
    setTrouble(undefined);
    let done = 0;
    setSent(done);
    try {
      // a link is of an entry that is saved as one that comes by link
      for (const { id, data, version } of waiting.filter((item) => !comesByLink(item.data)))
        draft.change(partOfItem(KEY, id), { ...data, way: 'LINK' }, version);
      if (!(await saveStep())) return setTrouble(t('common:state.saveFailed'));
      for (const item of waiting) {
        await send.mutateAsync(item.id);
        done += 1;
        setSent(done);
      }
      setSent(undefined);
    } catch (error) {
      setTrouble(
        isGatewayFailure(error) ? (error.errors?.[0]?.message ?? error.message) : t('common:state.saveFailed'),
      );
    }
  };
  if (waiting.length < 2 && !busy && trouble === undefined) return null;
  return (
    <div style={{ marginBlockEnd: 12 }}>
      {trouble === undefined ? null : (
        <Alert role="alert" type="error" showIcon style={{ marginBlockEnd: 8 }} title={trouble} />
      )}
      <Button loading={busy} onClick={() => void sendAll()}>
        {t('disclosures.sendAll', { count: waiting.length })}
      </Button>
    </div>
  );
}
