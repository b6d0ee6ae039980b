import { useStore } from '@registrar/runtime';
import { lazy, Suspense } from 'react';
import { useFrame } from '../frame-context';
import { usePinMessages } from './use-pin-messages';

const PinsBanner = lazy(async () => ({ default: (await import('./pins-banner')).PinsBanner }));
const PinsPanel = lazy(() => import('./pins-panel'));

/** Fetched only where somebody has pinned: nobody else's first load knows of it. */
export function PinsStatus() {
  const { registry, pins: service, init, language } = useFrame();
  const { pins = {}, pinProblems = [], pinsUntil } = useStore(registry).document;
  const problems = [...useStore(service.problems), ...pinProblems];
  // who is here decides who may choose
  useStore(init);
  const needed = Object.keys(pins).length > 0 || problems.length > 0;
  const ready = usePinMessages(language, needed);
  if (!needed || !ready) return null;
  return (
    <Suspense fallback={null}>
      <PinsBanner
        pins={pins}
        until={pinsUntil}
        problems={problems}
        onClear={() => void service.apply({})}
        onChoose={service.mayPin() ? service.openPanel : undefined}
      />
    </Suspense>
  );
}

export function PinsPanelPlace() {
  const { registry, pins: service, language } = useFrame();
  const open = useStore(service.panelOpen);
  const { pins } = useStore(registry).document;
  const ready = usePinMessages(language, open);
  if (!open || !ready) return null;
  return (
    <Suspense fallback={null}>
      <PinsPanel service={service} current={pins ?? {}} />
    </Suspense>
  );
}
