import net from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface HeardOnLine {
  readonly answers: readonly RawAnswer[];
  /** How the line broke; undefined where it was ended by its other end. */
  readonly error: string | undefined;
}

/** Sends these bytes as fast as the line takes them, never stops before all are sent, and hears until the line ends. */
export function heardOnLine(port: number, sent: string): Promise<HeardOnLine> {
  return new Promise((resolve) => {
    // its own side stays open until all is sent, as that of a client which reads when it has written
    const line = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const chunks: Buffer[] = [];
    let error: string | undefined;
    line.on('data', (chunk: Buffer) => chunks.push(chunk));
    line.on('error', (cause) => (error = 'code' in cause ? String(cause.code) : cause.message));
    line.setTimeout(30_000, () => line.destroy(new Error('the line stays open')));
    line.on('end', () => line.end());
    line.on('close', () => resolve({ answers: answersIn(Buffer.concat(chunks)), error }));
    line.write(sent);
  });
}

/** Answers by their lengths, one after the other. */
function answersIn(bytes: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) throw new Error(`No answer: ${rest.toString().slice(0, 200)}`);
    const [first = '', ...lines] = rest.subarray(0, end).toString().split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line): [string, string] => {
        const [name = '', ...value] = line.split(':');
        return [name.toLowerCase(), value.join(':').trim()];
      }),
    );
    const length = Number(headers['content-length'] ?? 0);
    answers.push({
      status: Number(first.split(' ')[1]),
      headers,
      body: rest.subarray(end + 4, end + 4 + length).toString(),
    });
    rest = rest.subarray(end + 4 + length);
  }
  return answers;
}
