import { hash, verify } from '@node-rs/argon2';

/** Each hash takes 19 MiB and 30 ms of a core: a crowd at the door waits in line instead of taking the memory. */
const AT_ONCE = 4;
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let running = 0;
const waiting: (() => void)[] = [];

export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), PARAMETERS));
}

/** Without a hash (nobody of that name) it takes as long and is wrong: the time must not tell who exists. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const known = await inTurn(async () => verify(stored ?? (await nobodysHash()), password.normalize('NFC')));
  return stored !== undefined && known;
}

let nobody: Promise<string> | undefined;
function nobodysHash(): Promise<string> {
  return (nobody ??= hash('nobody has this password', PARAMETERS));
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next)
      next(); // the place is handed over
    else running--;
  }
}
