/**
 * Run in a remote's folder: `npm run dev -w mf-name-reservation -- --against https://test.example`. Builds this one
 * remote on every change and opens a portal on this machine that is the named one in everything else: its other
 * remotes, its gateway. The shell is one for development, so that changed components are replaced with what they hold.
 */
import { readOptions } from './portal/deploy-options.mjs';
import { devPortal } from './portal/dev-portal.mjs';
import { devShellFolder } from './portal/dev-shell.mjs';
import { installIfNeeded, requireNode } from './portal/install.mjs';
import { workspaces } from './portal/paths.mjs';
import { requireFreePorts } from './portal/ports.mjs';
import { Refusal, run, say } from './portal/say.mjs';
import { watchPortal } from './portal/watch.mjs';

const OWN_PORT = 8090;

function asked() {
  const name = workspaces.remoteIn(process.cwd());
  if (name === undefined) throw new Refusal('यो आदेश रिमोटको फोल्डरमा चलाउनुहोस्।', 'Run this in the folder of a remote.');
  const { against } = readOptions({ script: 'dev', remote: name, known: ['against'] });
  if (against !== undefined && URL.canParse(against)) return { name, against: new URL(against) };
  const line = `npm run dev ${workspaces.inRepository ? `-w ${name} ` : ''}-- --against http://localhost:8080`;
  throw new Refusal(`चलिरहेको पोर्टलको ठेगाना दिनुहोस्: ${line}`, `Name a running portal: ${line}`);
}

await run(async () => {
  requireNode();
  const { name, against } = asked();
  const port = Number(process.env.PORT || OWN_PORT);
  await requireFreePorts([port]);
  await installIfNeeded({ tools: true });
  const devShell = await devShellFolder();
  const watching = await watchPortal(() => undefined, { browsers: [name], servers: [] });
  const server = devPortal({ against, name, folder: watching.served.watchedRemotes[name], devShell });
  server.listen(port, '127.0.0.1', () => {
    say(
      `http://localhost:${port}: ${against.origin}, ${name} भने यहाँको।`,
      `http://localhost:${port}: ${against.origin} with ${name} from this folder. Ctrl-C stops.`,
    );
    if (devShell !== undefined) return;
    say(
      '@registrar/dev-shell राखिएको छैन: हरेक परिवर्तनमा पृष्ठ फेरि खुल्छ।',
      '@registrar/dev-shell is not installed: every change loads the page again, and forms lose what was typed.',
    );
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.closeAllConnections();
      server.close();
      watching.close().finally(() => process.exit(0));
    });
  }
});
