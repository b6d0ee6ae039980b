import type { ProceedingSummary } from '@registrar/domain/calls/proceedings';
import { proceedingTurns, type ProceedingTurn } from '@registrar/domain/enumerations';
import { useLanguage } from '@registrar/runtime';
import { Tag } from '@registrar/ui/antd';
import { DatePair } from '@registrar/ui/components';
import { useTranslation } from 'react-i18next';

const COLOURS: Readonly<Record<ProceedingTurn, string>> = {
  COMPANY: 'processing',
  OFFICE: 'warning',
  PARTNER: 'processing',
  BODY: 'default',
  TIME: 'default',
};

/** Whose turn it is and until when. */
export function TurnTag({ turn }: { readonly turn: NonNullable<ProceedingSummary['turn']> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <Tag color={turn.isOver ? 'error' : COLOURS[turn.turn]}>{proceedingTurns.name(turn.turn)[language]}</Tag>
      {turn.until === null ? null : (
        <div>
          {t(turn.isOver ? 'proceedings.over' : 'proceedings.until')} <DatePair day={turn.until} inline />
        </div>
      )}
    </>
  );
}
