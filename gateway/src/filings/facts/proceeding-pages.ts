import { proceedingKind } from '@registrar/domain/proceedings';
import type { MessageKey } from '../../platform/language';
import type { ClosedForm } from '../../proceedings/require-open-form';

/** Page of a call for explanation, for company and office. */
export const callLink = (id: string): string => `/post-amendment/call-for-explanation/${id}`;

/** The page of a proceeding, for the company; null: its kind has none. */
export function proceedingLink({ kind, id }: { readonly kind: string; readonly id: string }): string | null {
  if (kind === 'EXPLANATION_CALL') return callLink(id);
  return proceedingKind(kind).closing !== undefined ? `/de-registration/proceeding/${id}` : null;
}

const CLOSED: Readonly<Record<ClosedForm, MessageKey>> = {
  ENDED: 'proceeding.ended',
  APPROVED: 'proceeding.formApproved',
  SUBMITTED: 'proceeding.formSubmitted',
  LOCKED: 'proceeding.phaseNotOpen',
};
const CLOSED_CALL: Readonly<Partial<Record<ClosedForm, MessageKey>>> = {
  ENDED: 'call.decided',
  APPROVED: 'call.answered',
  SUBMITTED: 'call.answered',
};

/** The sentence that says why a form of this kind cannot be begun. */
export function sentenceOfClosed({ kind, why }: { readonly kind: string; readonly why: ClosedForm }): MessageKey {
  return (kind === 'EXPLANATION_CALL' ? CLOSED_CALL[why] : undefined) ?? CLOSED[why];
}
