import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserNames, serverNames } from './build.mjs';
import { distOf, require, workspaces } from './paths.mjs';
import { serverBuild } from './server-build.mjs';
import { say, step } from './say.mjs';

/**
 * Watches the named workspaces. Answers after the first build of each, with the folders to serve and the way to stop.
 *
 * @param {(server: string) => void} onServerRebuilt
 */
export async function watchPortal(onServerRebuilt, { browsers = browserNames(), servers = serverNames() } = {}) {
  const served = await step('पहिलो निर्माण', 'First build, then on every change', async () => {
    const watchers = await Promise.all([
      watchBrowsers(browsers),
      ...servers.map((name) => watchServer(name, onServerRebuilt)),
    ]);
    return watchers;
  });
  const { watchFolder } = require('../../shared/build/src/watch-mode.cjs');
  return {
    served: {
      shellFolder: watchFolder('shell'),
      watchedRemotes: Object.fromEntries(
        workspaces
          .remoteNames()
          .filter((name) => browsers.includes(name))
          .map((name) => [name, watchFolder(name)]),
      ),
    },
    close: () => Promise.all(served.map((close) => close())),
  };
}

async function watchBrowsers(names) {
  process.env.REGISTRAR_WATCH = '1';
  process.env.NODE_ENV = 'development';
  const webpack = require('webpack');
  const compiler = webpack(names.map((name) => require(join(workspaces.folderOf(name), 'webpack.config.js'))));
  let first = true;
  const watching = await new Promise((resolve, reject) => {
    const handle = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error) return reject(error);
      const problems = stats.toString({
        all: false,
        errors: true,
        warnings: true,
        colors: process.stdout.isTTY === true,
      });
      if (problems.trim() !== '') console.log(problems);
      else if (!first) say('निर्माण भयो।', `Rebuilt at ${new Date().toLocaleTimeString()}.`);
      first = false;
      resolve(handle);
    });
  });
  return () => new Promise((resolve) => watching.close(resolve));
}

async function watchServer(name, onRebuilt) {
  // From here on the folder holds whatever the last change made; the next plain start must build it anew.
  rmSync(join(distOf(name), '.built'), { force: true });
  let first = true;
  const context = await require('esbuild').context({
    ...serverBuild(name),
    // the names of parts contain their hash: with every change there would be more of them
    splitting: false,
    plugins: [
      {
        name: 'restart',
        setup: (build) =>
          build.onEnd(({ errors }) => {
            if (!first && errors.length === 0) onRebuilt(name);
            first = false;
          }),
      },
    ],
  });
  await context.rebuild();
  await context.watch();
  return () => context.dispose();
}
