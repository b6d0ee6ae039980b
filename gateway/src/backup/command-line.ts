import path from 'node:path';
import type { AuditVerdict } from '../platform/audit/verify-audit';
import { ExplainedError } from '../platform/explained-error';

/** npm runs a command in the repository's folder; the file is named from where the person stands. */
export const here = (file: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);

/** A running line on a terminal, a line every ten seconds elsewhere. */
export function openProgress(): { show(done: string): void; end(): void } {
  const live = process.stderr.isTTY === true;
  const pause = live ? 200 : 10_000;
  let shown = Date.now() - (live ? pause : 0);
  let open = false;
  return {
    show(done) {
      if (Date.now() - shown < pause) return;
      shown = Date.now();
      open = live;
      process.stderr.write(live ? `\r\x1b[K… ${done}` : `… ${done}\n`);
    },
    end() {
      if (open) process.stderr.write('\r\x1b[K');
    },
  };
}

/** Runs a command: what a person can put right is said in a sentence, the rest needs its stack. */
export async function runCommand(command: () => Promise<number>): Promise<never> {
  try {
    process.exit(await command());
  } catch (error) {
    console.error(error instanceof ExplainedError ? error.message : error);
    process.exit(1);
  }
}

export function chainInWords(audit: AuditVerdict): string {
  return audit.intact
    ? `The audit chain is intact: ${audit.rows} entries.`
    : `THE AUDIT CHAIN IS BROKEN at entry ${audit.brokenAt} (${audit.fault}). It came like this: the data is as it was where it was read. See "Staff and audit" in docs/office.md.`;
}

export function missingInWords(missing: readonly string[]): string {
  return `${missing.length} documents that rows name are missing in the storage, or are not what they were:\n${missing
    .slice(0, 20)
    .map((key) => `  - ${key}`)
    .join('\n')}${missing.length > 20 ? `\n  - and ${missing.length - 20} more` : ''}`;
}
