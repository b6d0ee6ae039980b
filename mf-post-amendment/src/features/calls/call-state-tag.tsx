import { callStates, type CallState } from '@registrar/domain/calls/explanation-calls';
import { useLanguage } from '@registrar/runtime';
import { Tag } from '@registrar/ui/antd';

const COLOURS: Readonly<Record<CallState, string>> = {
  OPEN: 'processing',
  PAST_DUE: 'error',
  ANSWERED: 'warning',
  SENT_BACK: 'warning',
  ORDERED: 'success',
  CLOSED: 'default',
};

export function CallStateTag({ state }: { readonly state: CallState }) {
  const language = useLanguage();
  return <Tag color={COLOURS[state]}>{callStates.name(state)[language]}</Tag>;
}
