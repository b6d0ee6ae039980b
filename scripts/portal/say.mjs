/** Everything a person reads from these commands: Nepali first, English under it. */
export function say(nepali, english) {
  console.log(`${nepali}\n  ${english}`);
}

/** A sentence that explains why the command stops here. */
export class Refusal extends Error {
  constructor(nepali, english, details = []) {
    super([nepali, `  ${english}`, ...details.map((detail) => `  - ${detail}`)].join('\n'));
  }
}

/** Runs a command: a refusal is printed as it is, anything unexpected with its stack. */
export async function run(command) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Shows that a long step is alive: a running clock on a terminal, a line every ten seconds elsewhere. */
export async function step(nepali, english, work) {
  const started = Date.now();
  const text = `${nepali} / ${english}`;
  const live = process.stdout.isTTY === true;
  if (!live) console.log(`… ${text}`);
  const clock = setInterval(
    () => (live ? process.stdout.write(`\r… ${text} ${seconds(started)} `) : console.log(`  … ${seconds(started)}`)),
    live ? 200 : 10_000,
  );
  try {
    const result = await work();
    console.log(`${live ? '\r' : ''}✓ ${text} (${seconds(started)})`);
    return result;
  } catch (error) {
    console.log(`${live ? '\r' : ''}✗ ${text} (${seconds(started)})`);
    throw error;
  } finally {
    clearInterval(clock);
  }
}
