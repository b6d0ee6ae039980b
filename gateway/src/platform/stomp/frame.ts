export type StompVersion = '1.2' | '1.1' | '1.0';

export interface StompFrame {
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** The connection frames are never escaped, so that 1.0 understands them. */
const PLAIN_COMMANDS = new Set(['CONNECT', 'STOMP', 'CONNECTED']);

export const isPlain = (command: string): boolean => PLAIN_COMMANDS.has(command);

export function writeFrame(
  command: string,
  headers: Record<string, string | undefined>,
  body = '',
  version: StompVersion = '1.2',
): string {
  const encode = (text: string): string => (isPlain(command) ? text : escapeHeader(text, version));
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encode(name)}:${encode(value)}\n`],
  );
  const length = body ? `content-length:${Buffer.byteLength(body)}\n` : '';
  return `${command}\n${lines.join('')}${length}\n${body}\0`;
}

export function escapeHeader(text: string, version: StompVersion): string {
  if (version === '1.0') return text.replace(/[\n\r]/g, ' '); // 1.0 knows no escapes
  return text.replace(/[\\\n:\r]/g, (character) => {
    if (character === '\\') return '\\\\';
    if (character === '\n') return '\\n';
    if (character === ':') return '\\c';
    return version === '1.2' ? '\\r' : ' ';
  });
}

export function unescapeHeader(text: string, version: StompVersion): string {
  if (version === '1.0') return text;
  return text.replace(/\\(.?)/g, (_match, character: string) => {
    if (character === 'c') return ':';
    if (character === 'n') return '\n';
    if (character === '\\') return '\\';
    if (character === 'r' && version === '1.2') return '\r';
    throw new MalformedFrame('undefined escape sequence');
  });
}

export class MalformedFrame extends Error {}
