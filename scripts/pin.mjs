/**
 * `npm run pin -- mf-x@pr-231[,…] [--days 7] [--to URL]` signs an address for testers; `npm run pin -- list`,
 * `npm run pin -- revoke ID`.
 */
import { whenOf } from './portal/build-table.mjs';
import { readOptions, target } from './portal/deploy-options.mjs';
import { asked, refusalOf } from './portal/publish.mjs';
import { Refusal, run, say } from './portal/say.mjs';

const WORDS = {
  shown: 'mf-NAME@VERSION[,…] | list | revoke ID',
  forms: [/^(?:list|revoke|mf-[a-z0-9-]+@[\w.-]+(?:,mf-[a-z0-9-]+@[\w.-]+)*)$/u, /^[0-9a-f]+$/u],
};
const LINES = [
  'npm run pin -- mf-NAME@VERSION[,…] [--days NUMBER] [--to URL]',
  'npm run pin -- list [--to URL]',
  'npm run pin -- revoke ID [--to URL]',
];
const DAYS = '7';

async function call({ portal, token }, path, method, body) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const answer = await asked(`${portal}/registry/pins${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw await refusalOf(answer);
  return answer.json();
}

const shown = (pins) =>
  Object.entries(pins)
    .map(([remote, version]) => `${remote}@${version}`)
    .join(', ');

async function sign(to, wanted, days) {
  const pins = Object.fromEntries(wanted.split(',').map((pin) => pin.split('@')));
  const { data } = await call(to, '', 'POST', { pins, days: Number(days) });
  say(
    `${shown(data.versions)}: ${whenOf(data.until)} सम्म (${data.id}, टोकन: ${to.by})`,
    `${shown(data.versions)} until ${whenOf(data.until)} (${data.id}, token: ${to.by}):`,
  );
  console.log(`\n${to.portal}/?pins=${data.token}\n`);
  say(`रद्द गर्न: npm run pin -- revoke ${data.id}`, `To revoke it: npm run pin -- revoke ${data.id}`);
}

function stateOf({ until, revokedAt }) {
  if (revokedAt !== undefined) return 'फिर्ता/revoked';
  return Date.parse(until) <= Date.now() ? 'सकियो/ended' : 'चालु/in force';
}

async function list(to) {
  const { pins } = await call(to, '', 'GET');
  if (pins.length === 0) return say('हस्ताक्षरित पिन छैन।', 'There is no signed pin.');
  for (const pin of pins)
    console.log(`${pin.id}  ${whenOf(pin.until)}  ${pin.team}  ${shown(pin.pins)}  ${stateOf(pin)}`);
  return undefined;
}

await run(async () => {
  const options = readOptions({ script: 'pin', words: WORDS, known: ['days', 'to'] });
  const [word, id] = options.words;
  const isPin = word !== undefined && word.includes('@');
  if (word === undefined || (word === 'revoke') !== (id !== undefined) || (options.days !== undefined && !isPin))
    throw new Refusal('यसरी लेख्नुहोस्:', 'Type:', LINES);
  const to = target(options);
  if (isPin) return sign(to, word, options.days ?? DAYS);
  if (word === 'list') return list(to);
  await call(to, `/${id}`, 'DELETE');
  return say(`${id} फिर्ता लिइयो।`, `${id} is revoked.`);
});
