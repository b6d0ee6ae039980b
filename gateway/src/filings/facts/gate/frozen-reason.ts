import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import { citation } from '@registrar/domain/law/citation';
import { sentence } from '../../../platform/language';
import type { CompanyFacts, StandingOrder } from './company-facts';
import { factualReason, type Reason } from './law-reason';
import { WAYS_OUT } from './ways-out';

/** Who ordered what, when, until when, and where it is lifted. */
export function frozenBy(order: StandingOrder, { id }: Pick<CompanyFacts, 'id'>): Reason {
  const { kind, number, court, caseNumber, lawSection, text, office } = order;
  const settled = {
    lawReference: lawSection === null ? null : citation(lawSection),
    wayOut: WAYS_OUT.FROZEN?.(id) ?? null,
  };
  const issued = inBothCalendars(order.issuedOn);
  if (number === null)
    return factualReason(
      'FROZEN',
      kind === 'COURT' ? 'blocker.frozenByCourt' : 'blocker.frozenByRegistrar',
      { issued, text },
      settled,
    );
  const facts = { number, issued, text: withoutStop(text), until: untilOf(order), office };
  return court === null
    ? factualReason('FROZEN', 'blocker.frozenByRegistrarOrder', facts, settled)
    : factualReason('FROZEN', 'blocker.frozenByCourtOrder', { ...facts, court, case: caseNumber ?? '—' }, settled);
}

/** The sentence ends after it. */
const withoutStop = ({ ne, en }: Bilingual): Bilingual => ({
  ne: ne.replace(/[।.]\s*$/u, ''),
  en: en.replace(/\.\s*$/, ''),
});

function untilOf({ endsOn }: StandingOrder): Bilingual {
  if (endsOn === null) return { ne: '', en: '' };
  const day = inBothCalendars(endsOn);
  return {
    ne: sentence('blocker.frozenUntil', 'np', { day: day.ne }),
    en: sentence('blocker.frozenUntil', 'en', { day: day.en }),
  };
}
