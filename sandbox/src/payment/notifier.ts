import { signedHeaders } from './signature';

export interface Way {
  readonly times: number;
  readonly wrongSignature: boolean;
}

const TRIES = 6;
const FIRST_PAUSE_MS = 500;
const PATIENCE_MS = 5000;

/** Tells the merchant what became of an order, and tries again as long as it does not answer. */
export function notifier({ callbackUrl, secret }: { readonly callbackUrl: string; readonly secret: string }) {
  const waiting = new Set<NodeJS.Timeout>();
  const after = (milliseconds: number, work: () => Promise<void>): void => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void work();
    }, milliseconds);
    timer.unref();
    waiting.add(timer);
  };

  async function tell(news: object, wrongSignature: boolean, attempt = 1): Promise<void> {
    const body = JSON.stringify(news);
    const path = new URL(callbackUrl).pathname;
    const headers = {
      'content-type': 'application/json',
      ...signedHeaders(wrongSignature ? `${secret}-wrong` : secret, 'POST', path, body),
    };
    const answered = await fetch(callbackUrl, {
      method: 'POST',
      body,
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined);
    // refused is an answer: only silence and trouble over there are tried again
    if (answered !== undefined && answered.status < 500 && answered.status !== 429) return;
    if (attempt < TRIES) after(FIRST_PAUSE_MS * 2 ** (attempt - 1), () => tell(news, wrongSignature, attempt + 1));
  }

  const now = async (news: object, { times, wrongSignature }: Way): Promise<void> => {
    for (let time = 0; time < times; time++) await tell(news, wrongSignature);
  };
  return {
    now,
    after: (milliseconds: number, news: () => object, way: Way): void => after(milliseconds, () => now(news(), way)),
    stop: (): void => {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}
