import { lazy, Suspense, type ComponentType } from 'react';

const NoOffer: ComponentType<OtherScriptOfferProps> = () => null;
// The lexicon behind it weighs more than the page. Where it cannot be fetched there is no offer, and the form goes on.
const OfferedName = lazy(async () => ({
  default: await import('./offered-name').then(
    (module) => module.OfferedName,
    () => NoOffer,
  ),
}));

export interface OtherScriptOfferProps {
  readonly english: string;
  readonly nepali: string;
  readonly onTake: (fields: { readonly english: string } | { readonly nepali: string }) => void;
}

/** The name in the script that is still empty, as it would sound; a click takes it. */
export function OtherScriptOffer({ english, nepali, onTake }: OtherScriptOfferProps) {
  const [latin, devanagari] = [english.trim(), nepali.trim()];
  if ((latin === '') === (devanagari === '')) return null;
  return (
    <Suspense fallback={null}>
      <OfferedName english={latin} nepali={devanagari} onTake={onTake} />
    </Suspense>
  );
}
