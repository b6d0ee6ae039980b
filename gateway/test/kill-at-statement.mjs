/**
 * Loaded into a process before its program (`node --import`): kills the process at a named statement of its embedded
 * database, without any handler running, as SIGKILL from outside would. Where it dies follows from the statements
 * alone, not from how fast the machine is. Plain JavaScript: Node loads it as it is.
 *
 * KILL_AT is a JSON object:
 * - `statement`: a regular expression; the statement at which the process dies
 * - `moment`: `before` it is sent, or `after` the database has answered it
 * - `inTransactionOf`: a regular expression; only a statement of a transaction in which such a statement was sent
 * counts
 * - `count`: at which of several such statements, the first when left out
 */
import { Worker } from 'node:worker_threads';

const { statement, moment, inTransactionOf, count = 1 } = JSON.parse(process.env.KILL_AT ?? '{}');
const isStatement = new RegExp(statement, 'i');
const isInTransactionOf = new RegExp(inTransactionOf ?? '', 'i');

let isInTransaction = false;
let seen = 0;

function isReached(sql) {
  if (/^begin/i.test(sql)) isInTransaction = false;
  if (isInTransactionOf.test(sql)) isInTransaction = true;
  const counts = isInTransaction && isStatement.test(sql);
  if (/^(commit|rollback)/i.test(sql)) isInTransaction = false;
  if (counts) seen += 1;
  return counts && seen === count;
}

const kill = () => process.kill(process.pid, 'SIGKILL');

const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message, ...rest) {
  const isHere = message?.kind === 'exchange' && statementsOf(message.bytes).filter(isReached).length > 0;
  if (isHere && moment === 'before') kill();
  // before the program's own listener: it never hears the answer
  if (isHere && moment === 'after') this.prependListener('message', ({ id }) => void (id === message.id && kill()));
  return postMessage.call(this, message, ...rest);
};

/** The texts of the messages Query and Parse in a batch of PostgreSQL's protocol. @param {Uint8Array} batch */
function statementsOf(batch) {
  const bytes = Buffer.from(batch.buffer, batch.byteOffset, batch.byteLength);
  const found = [];
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    const type = String.fromCharCode(bytes[at]);
    const texts = bytes.toString('utf8', at + 5, at + 1 + bytes.readInt32BE(at + 1)).split('\0');
    if (type === 'Q') found.push(texts[0]);
    if (type === 'P') found.push(texts[1]); // behind the name of the prepared statement
  }
  return found;
}
