import type { ShellApi } from '@registrar/contract/shell-api';
import { z } from 'zod';
import type { BothScripts } from '@registrar/ui/components';

const KEY = 'nameReservation';
const nameSchema = z.object({ english: z.string().max(400), nepali: z.string().max(400) });

/**
 * The name that was typed on this page in this tab before; nothing where none was, or where the shell keeps nothing.
 */
export function keptName(tab: ShellApi['tab']): BothScripts | undefined {
  return nameSchema.safeParse(tab?.read(KEY)).data;
}

/** Keeps what was typed until a draft holds it, the session ends or the tab is closed. */
export function keepName(tab: ShellApi['tab'], name: BothScripts): void {
  tab?.write(
    KEY,
    name.english.trim() === '' && name.nepali.trim() === ''
      ? undefined
      : { english: name.english, nepali: name.nepali },
  );
}

export function forgetName(tab: ShellApi['tab']): void {
  tab?.write(KEY, undefined);
}
