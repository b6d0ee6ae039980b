import 'altcha/external';
import 'altcha/altcha.css';
import 'altcha/types/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage, usePortal } from '@registrar/runtime';
import { fetchCaptchaChallenge } from './captcha-challenge';
import { captchaWords } from './captcha-words';

/**
 * Served from the remote's own folder: the portal's content security policy allows no worker made from a text. The
 * address is kept apart from `new Worker` so that the bundler copies the finished file instead of bundling it anew.
 */
const workerUrl = new URL('altcha/workers/pbkdf2', import.meta.url);
for (const hash of ['256', '384', '512']) $altcha.algorithms.set(`PBKDF2/SHA-${hash}`, () => new Worker(workerUrl));
for (const [language, words] of Object.entries(captchaWords)) $altcha.i18n.set(language, { ...words });

export interface CaptchaProps {
  /** Another number asks for a new challenge: a solution is good for one try. */
  readonly round: number;
  /** The solution, or undefined while there is none. */
  readonly onChange: (solution: string | undefined) => void;
}

/** The self-hosted proof-of-work captcha: a box to tick, then the browser works for a second. */
function Captcha({ round, onChange }: CaptchaProps) {
  const { gateway } = usePortal();
  const language = useLanguage();
  const widget = useRef<HTMLElementTagNameMap['altcha-widget']>(null);
  const changed = useEffectEvent((event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    const solved = typeof detail === 'object' && detail !== null && 'state' in detail && detail.state === 'verified';
    onChange(solved && 'payload' in detail && typeof detail.payload === 'string' ? detail.payload : undefined);
  });

  useEffect(() => {
    const element = widget.current;
    if (element === null) return undefined;
    const listener = (event: Event) => changed(event);
    element.addEventListener('statechange', listener);
    void element.configure({
      challenge: 'captcha',
      fetch: async () => Response.json(await fetchCaptchaChallenge(gateway)),
      hideFooter: true,
      hideLogo: true,
      humanInteractionSignature: false,
    });
    return () => element.removeEventListener('statechange', listener);
  }, [gateway]);

  useEffect(() => {
    void widget.current?.configure({ validationMessage: captchaWords[language]['verificationRequired'] });
  }, [language]);

  const shownRound = useRef(round);
  useEffect(() => {
    if (shownRound.current === round) return;
    shownRound.current = round;
    widget.current?.reset();
  }, [round]);

  return <altcha-widget ref={widget} language={language} />;
}

export default Captcha;
