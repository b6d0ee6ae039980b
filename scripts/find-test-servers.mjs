/**
 * Looks for PostgreSQL and RabbitMQ on this machine and prints shell lines that name them for the tests. What was set
 * before stays. Says on the other stream what it found.
 */
import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';

const PATIENCE_MS = 1500;
/** Usual owners of a test server; the first that may sign in is taken. */
const ACCOUNTS = [
  [process.env.PGUSER ?? 'postgres', process.env.PGPASSWORD ?? 'postgres'],
  ['postgres', ''],
  [process.env.USER ?? 'root', ''],
];

const tell = (sentence) => console.error(sentence);

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: PATIENCE_MS });
    const end = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}

/** Databases are created and dropped by the tests, so the account must be allowed to. */
function mayCreateDatabases([user, password]) {
  const done = spawnSync(
    'psql',
    [
      '-w',
      '-h',
      '127.0.0.1',
      '-U',
      user,
      '-d',
      'postgres',
      '-Atc',
      'select rolcreatedb or rolsuper from pg_roles where rolname = current_user',
    ],
    {
      env: { ...process.env, PGPASSWORD: password, PGCONNECT_TIMEOUT: '2' },
      encoding: 'utf8',
    },
  );
  if (done.error) return user === ACCOUNTS[0][0];
  return done.stdout.trim() === 't';
}

async function postgres() {
  if (process.env.TEST_DATABASE_URL) return tell('TEST_DATABASE_URL is set: the gateway tests run on it.');
  if (!(await answers(5432)))
    return tell('No PostgreSQL on 127.0.0.1:5432: the gateway tests run on the embedded database only.');
  const account = ACCOUNTS.find(mayCreateDatabases);
  if (account === undefined)
    return tell('PostgreSQL on 127.0.0.1:5432 lets no known account create a database: the embedded database only.');
  const [user, password] = account.map(encodeURIComponent);
  tell(`PostgreSQL found on 127.0.0.1:5432 (as ${user}): the gateway tests run on it.`);
  console.log(
    `export TEST_DATABASE_URL='postgres://${user}${password === '' ? '' : `:${password}`}@127.0.0.1:5432/postgres'`,
  );
}

async function rabbit() {
  if (process.env.TEST_AMQP_URL) return tell('TEST_AMQP_URL is set: two gateways talk over it in the tests.');
  if (!(await answers(5672))) return tell('No RabbitMQ on 127.0.0.1:5672: the tests with it are left out.');
  tell('RabbitMQ found on 127.0.0.1:5672: two gateways talk over it in the tests.');
  console.log("export TEST_AMQP_URL='amqp://guest:guest@127.0.0.1:5672'");
}

await postgres();
await rabbit();
