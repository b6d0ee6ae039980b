import http from 'node:http';

export interface LoadRequest {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

export interface LoadOptions {
  readonly origin: string;
  readonly milliseconds: number;
  readonly connections: number;
  /** The requests in turn; a function, so that each may be another person's. */
  readonly next: (count: number) => LoadRequest;
}

/** Asks over a few open connections, as fast as the answers come, and says how many came in a second. */
export async function answersPerSecond({ origin, milliseconds, connections, next }: LoadOptions): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const end = started + milliseconds;
  let asked = 0;
  let answered = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      await ask(agent, origin, next(asked++));
      answered++;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, one));
    return (answered / (performance.now() - started)) * 1000;
  } finally {
    agent.destroy();
  }
}

/** Reads the answer to its end; anything but a success ends the measurement, for refusals are quick. */
export function ask(
  agent: http.Agent,
  origin: string,
  { method = 'GET', path, headers, body }: LoadRequest,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request(`${origin}${path}`, { agent, method, headers }, (response) => {
      const status = response.statusCode ?? 0;
      const chunks: Buffer[] = [];
      if (status >= 400) response.on('data', (chunk: Buffer) => chunks.push(chunk));
      else response.resume();
      response.on('end', () =>
        status < 400
          ? resolve()
          : reject(
              new Error(
                `${method} ${path} was answered ${status}: ${Buffer.concat(chunks).toString('utf8').slice(0, 300)}`,
              ),
            ),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
