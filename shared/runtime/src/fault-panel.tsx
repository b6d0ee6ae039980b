import { useEffect, useState } from 'react';
import { isChunkError } from './chunk-error';
import { useLanguage } from './portal-context';
import { useRecovery } from './use-recovery';
import en from './locales/en.json';
import ne from './locales/ne.json';

const SENTENCES = { ne, en };
/** The shell answers a chunk error by loading the remote afresh; only when that takes too long is it worth a word. */
const RELOAD_GRACE_MS = 3_000;

export interface FaultPanelProps {
  readonly error: unknown;
  readonly errorId: string;
  /** Draws the same code again: what is left where the shell cannot do more. */
  readonly onRetry: () => void;
}

/** Stands in place of what could not be drawn; header, menu and session are the shell's and stay. */
export function FaultPanel({ error, errorId, onRetry }: FaultPanelProps) {
  const words = SENTENCES[useLanguage()];
  const { retry, takePrevious } = useRecovery(onRetry);
  const [patient, setPatient] = useState(() => isChunkError(error));
  useEffect(() => {
    if (!patient) return undefined;
    const timer = setTimeout(() => setPatient(false), RELOAD_GRACE_MS);
    return () => clearTimeout(timer);
  }, [patient]);
  if (patient) return <div aria-busy="true" />;
  return (
    <section role="alert" data-fault-panel="">
      <h1>{words.title}</h1>
      <p>{words.explanation}</p>
      <p>
        {words.errorId}: <code>{errorId}</code>
      </p>
      {takePrevious !== null && <p>{words.previousExplanation}</p>}
      <div data-fault-actions="">
        <button type="button" onClick={retry}>
          {words.tryAgain}
        </button>
        {takePrevious !== null && (
          <button type="button" onClick={takePrevious}>
            {words.previous}
          </button>
        )}
      </div>
    </section>
  );
}
