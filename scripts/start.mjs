/**
 * `npm start`: from a fresh clone to a running portal, and in a few seconds the second time.
 * `--watch` rebuilds on change, `--production` takes everything from the environment and invents nothing.
 */
import { join } from 'node:path';
import { addresses } from './portal/addresses.mjs';
import { allNames, buildWhatChanged, compressForRelease } from './portal/build.mjs';
import { requireProductionConfiguration } from './portal/check-production.mjs';
import { deliverBuilds, liveShell } from './portal/deliver-builds.mjs';
import { embeddedEnvironments, productionEnvironments } from './portal/environments.mjs';
import { lockFolder } from './portal/folder-lock.mjs';
import { greet } from './portal/greeting.mjs';
import { installIfNeeded, requireNode } from './portal/install.mjs';
import { dataFolder, distOf } from './portal/paths.mjs';
import { requireFreePorts } from './portal/ports.mjs';
import { Refusal, run, say } from './portal/say.mjs';
import { stopOnce } from './portal/stopping.mjs';
import { Supervisor } from './portal/supervisor.mjs';
import { waitFor } from './portal/wait-for.mjs';

/** A first start makes and fills the database. */
const GATEWAY_PATIENCE_MS = 180_000;
const HOST_PATIENCE_MS = 20_000;

const production = process.argv.includes('--production');
const watch = process.argv.includes('--watch');

const main = (name) => join(distOf(name), 'main.mjs');

/** Where ATTACK_TARGET is set the gateway prints it, when it starts. */
const attackKey = (printed) => /^attack key: (\S+)$/m.exec(printed)?.[1];

async function requireReady(supervisor, name, url, patience) {
  if (await waitFor(url, patience)) return;
  throw new Refusal(`${name} सुरु हुन सकेन।`, `${name} did not become ready. Its last words:`, [
    supervisor.tailOf(name).trim(),
  ]);
}

async function startPortal() {
  requireNode();
  const at = addresses();
  const data = dataFolder();
  const unlock = lockFolder(data, at.port);
  const supervisor = new Supervisor(join(data, 'logs'));
  let watching;
  const stop = async () => {
    await watching?.close();
    await supervisor.stop();
    unlock();
  };
  stopOnce(stop);
  try {
    await requireFreePorts(
      production ? [at.port, at.gatewayPort] : [at.port, at.sandboxPort, at.gatewayPort, at.paymentPort],
    );
    await installIfNeeded({ tools: watch });
    if (watch) {
      const { watchPortal } = await import('./portal/watch.mjs');
      watching = await watchPortal((server) => {
        supervisor.restart(server);
        if (server === 'sandbox') supervisor.restart('payment');
      });
    }
    const environments = production
      ? productionEnvironments({ at })
      : embeddedEnvironments({ data, at, watch, ...watching?.served });
    if (production) requireProductionConfiguration(environments);
    if (!watch) await buildWhatChanged();
    if (production) await compressForRelease(allNames());

    const shellBefore = production || watch ? undefined : liveShell(data);
    supervisor.start({ name: 'gateway', script: main('gateway'), environment: environments.gateway });
    supervisor.start({ name: 'host', script: main('host'), environment: environments.host });
    await requireReady(supervisor, 'host', `http://127.0.0.1:${at.port}/host/healthz`, HOST_PATIENCE_MS);
    // nobody waits for them, so they begin when the others have had the processors
    if (!production) {
      supervisor.start({ name: 'sandbox', script: main('sandbox'), environment: environments.sandbox });
      supervisor.start({
        name: 'payment',
        script: join(distOf('sandbox'), 'payment-process.mjs'),
        environment: environments.payment,
      });
    }
    if (!production && !watch) await deliverBuilds(at.portal, environments.deployToken, shellBefore);
    await requireReady(supervisor, 'gateway', `http://127.0.0.1:${at.gatewayPort}/gateway/readyz`, GATEWAY_PATIENCE_MS);
    if (production)
      say(
        `पोर्टल ${environments.host.PORTAL_URL} मा तयार छ।`,
        `The portal is ready at ${environments.host.PORTAL_URL}.`,
      );
    else greet(at, data, attackKey(supervisor.tailOf('gateway')));
  } catch (error) {
    await stop();
    throw error;
  }
}

await run(startPortal);
