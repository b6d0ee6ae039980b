/** Builds the shell for developing remotes, in a process of its own: `node build-dev-shell.mjs FOLDER`. */
import { require } from './paths.mjs';

const [output] = process.argv.slice(2);
process.env.NODE_ENV = 'development';
const { devShellConfig } = require('../../shared/build/src/shell-config.cjs');
const compiler = require('webpack')(devShellConfig({ output }));
const stats = await new Promise((resolve, reject) =>
  compiler.run((error, done) => (error ? reject(error) : resolve(done))),
);
await new Promise((resolve) => compiler.close(resolve));
if (stats.hasErrors()) {
  console.error(stats.toString({ all: false, errors: true }));
  process.exitCode = 1;
}
