/** A line of a page that somebody types, as it is written there. */
export interface PageCommand {
  readonly text: string;
  readonly line: number;
}

const PROGRAMS =
  /^(?:[A-Z_]+=\S+ )*(?:npm|node|systemctl|openssl|pdfsig|age|gpg|apt-get|base64|kill|curl|docker|nginx|journalctl|psql|pg_dump|pg_restore|pg_basebackup|createdb|rm|cp|install|create database|select|update|delete from|insert into) /;

/**
 * What a page tells people to type: each line of a code block that names no language, or the one of a shell, and each
 * piece of code in a sentence that begins with a program. A picture of folders begins with a placeholder.
 */
export function commandsOf(page: string): PageCommand[] {
  const commands: PageCommand[] = [];
  let block: 'none' | 'commands' | 'other' = 'none';
  page.split('\n').forEach((written, index) => {
    const line = index + 1;
    const fence = /^\s*```(\w*)/.exec(written);
    if (fence) {
      const isShell = ['', 'sh', 'bash', 'console'].includes(fence[1] ?? '');
      block = block === 'none' ? (isShell ? 'commands' : 'other') : 'none';
      return;
    }
    if (block === 'commands') {
      if (written.startsWith('<')) block = 'other';
      else if (written.trim() !== '') commands.push({ text: withoutRemark(written), line });
    }
    if (block !== 'none') return;
    for (const [, code = ''] of written.matchAll(/`([^`]+)`/g))
      if (PROGRAMS.test(`${code} `)) commands.push({ text: code, line });
  });
  return commands;
}

const withoutRemark = (written: string): string => written.replace(/\s+#\s.*$/, '').trim();

/** A command with nothing that may be left out, and, where something may, the one with all of it. */
export function formsOf(text: string): string[] {
  const short = text.replace(/ \[[^\]]*\]/g, '');
  const long = text.replace(/\[([^\]|]*)[^\]]*\]/g, '$1').trim();
  return short === long ? [short] : [short, long];
}
