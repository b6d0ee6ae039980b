import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portal } from './portal';

const REPOSITORY = join(__dirname, '..');
const NAME = 'mf-own-repository';
/** Beside those of the portals of their own. */
const DEV_PORT = portal.port + 60;

/** Runs a command as it is typed; its output is the error's where it fails. */
function typed(
  cwd: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const [command = '', ...parameters] = words;
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      const text = Buffer.concat(said).toString();
      if (code === 0) resolve(text);
      else reject(new Error(`${words.join(' ')} ended with ${code}:\n${text}`));
    });
  });
}

/** A remote whose team has nothing of the portal but its packages. */
export class OwnRepository {
  readonly name = NAME;
  readonly path = '/own-repository';
  readonly title = { ne: 'छुट्टै भण्डार', en: 'Repository of its own' } as const;
  readonly devOrigin = `http://localhost:${DEV_PORT}`;
  #root = '';
  #dev: ChildProcess | undefined;

  get #folder(): string {
    return join(this.#root, NAME);
  }

  async pack(): Promise<void> {
    this.#root = mkdtempSync(join(tmpdir(), 'registrar-team-'));
    await typed(REPOSITORY, [process.execPath, 'scripts/pack-shared.mjs', '--to', join(this.#root, 'packages')]);
  }

  /** By the template out of its package, as a team does that has no copy of the portal's repository. */
  async create(): Promise<void> {
    const packages = join(this.#root, 'packages');
    const template = readdirSync(packages).find((file) => file.startsWith('registrar-create-remote-')) ?? '';
    await typed(this.#root, [
      'npm',
      'exec',
      '--yes',
      '--offline',
      `--package=${join(packages, template)}`,
      '--',
      'create-remote',
      NAME,
      '--title-ne',
      this.title.ne,
      '--title-en',
      this.title.en,
      '--packages',
      packages,
    ]);
    await this.npm('install', '--prefer-offline', '--no-progress');
  }

  npm(...words: readonly string[]): Promise<string> {
    return typed(this.#folder, ['npm', ...words]);
  }

  release(token: string, ...options: readonly string[]): Promise<string> {
    return typed(this.#folder, ['npm', 'run', 'release', '--', '--to', portal.origin, '--yes', ...options], {
      DEPLOY_TOKEN: token,
    });
  }

  /** Writes a line of code that does not fit its type; answers how to take it back. */
  breakTypes(): () => void {
    const file = join(this.#folder, 'src/broken.ts');
    writeFileSync(file, "export const count: number = 'many';\n");
    return () => rmSync(file);
  }

  /** The remote under development, in a portal that is the one under test in everything else. */
  async develop(): Promise<void> {
    const child = spawn('npm', ['run', 'dev', '--', '--against', portal.origin], {
      cwd: this.#folder,
      env: { ...process.env, PORT: String(DEV_PORT) },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    this.#dev = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes(this.devOrigin)) resolve();
      });
      child.on('exit', (code) => reject(new Error(`npm run dev ended with ${code}`)));
    });
  }

  change(file: string, replace: (source: string) => string): void {
    const path = join(this.#folder, file);
    const source = readFileSync(path, 'utf8');
    const changed = replace(source);
    if (changed === source) throw new Error(`Nothing was changed in ${file}`);
    writeFileSync(path, changed);
  }

  remove(): void {
    // npm, the command below it and what that started
    if (this.#dev?.pid !== undefined) process.kill(-this.#dev.pid);
    if (this.#root !== '') rmSync(this.#root, { recursive: true, force: true, maxRetries: 5 });
  }
}
