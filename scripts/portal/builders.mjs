import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ROOT } from './paths.mjs';
import { Refusal } from './say.mjs';
import { endWithThis } from './stopping.mjs';

const PROGRAM = fileURLToPath(new URL('./build-workspace.mjs', import.meta.url));
const EXIT_WITH_PARENT = new URL('./exit-with-parent.mjs', import.meta.url).href;
/** More than two webpack processes gain nothing on two cores and cost a gigabyte each. */
const AT_ONCE = 2;

/** Builds the workspaces in the order they are named, two at a time. */
export async function buildAll(names, environment = {}) {
  const waiting = [...names];
  const worker = async () => {
    const builder = new Builder(environment);
    try {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await builder.build(name);
    } finally {
      // nothing is begun any more after a failure
      waiting.length = 0;
      builder.end();
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, names.length) }, worker));
}

class Builder {
  #child;
  #complaints = [];

  constructor(environment) {
    this.#child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, PROGRAM], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, ...environment },
    });
    endWithThis(this.#child);
    this.#child.stderr.on('data', (chunk) => this.#complaints.push(chunk));
  }

  build(name) {
    const refused = (text) => new Refusal(`${name} निर्माण हुन सकेन।`, `${name} could not be built:`, [text]);
    return new Promise((resolve, reject) => {
      const died = () => reject(refused(Buffer.concat(this.#complaints).toString().trim()));
      this.#child.once('error', reject);
      this.#child.once('close', died);
      this.#child.once('message', ({ said, failed }) => {
        this.#child.off('error', reject);
        this.#child.off('close', died);
        if (failed !== undefined) return reject(refused(failed));
        if (said !== '') console.warn(`\n${name}: ${said}`);
        return resolve();
      });
      this.#child.send(name);
    });
  }

  end() {
    this.#child.kill('SIGTERM');
  }
}
