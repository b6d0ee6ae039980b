import type { SignatureView } from '@registrar/domain/calls/filing-signatures';
import type { SigningFact } from '@registrar/domain/processes';
import type { Asking, SignatureRow } from '../../facts/signatures/party-signatures';
import { shownAtSigning } from '../../facts/signatures/shown';

/** The last time that this party signed before it was asked by this row: a signature that the answers left behind. */
export const signedBefore = (askings: readonly Asking[], { number }: Pick<SignatureRow, 'number'>) =>
  askings.find(({ row, link }) => row.number < number && link.answer === 'SIGNED');

/** What became of that signature: a party that is asked once more has to see why, and what is another now. */
export function voidedBefore(
  askings: readonly Asking[],
  row: SignatureRow,
  facts: readonly SigningFact[],
): SignatureView['voided'] {
  const earlier = signedBefore(askings, row);
  if (!earlier?.link.answered_at) return null;
  const signed = shownAtSigning(earlier.row).facts;
  return { signedAt: earlier.link.answered_at.toISOString(), changes: changesOf(signed, facts) };
}

function changesOf(before: readonly SigningFact[], after: readonly SigningFact[]) {
  const valueIn = (facts: readonly SigningFact[], label: string) =>
    facts.find((other) => other.label.en === label)?.value ?? null;
  return [...after, ...before.filter(({ label }) => valueIn(after, label.en) === null)].flatMap(({ label }) => {
    const [was, is] = [valueIn(before, label.en), valueIn(after, label.en)];
    return was?.ne === is?.ne && was?.en === is?.en ? [] : [{ label, before: was, after: is }];
  });
}
