import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { releaseFiles, shellFiles } from './release-kit';
import { createHost } from './server';
import { testConfiguration } from './test-configuration';

const TOKEN = { authorization: 'Bearer deploy-secret' };
const needed = (files: readonly string[], parts: readonly string[] = [], words?: object) => ({
  files,
  parts,
  ...(words && { words }),
});
const SHELL_MAP = {
  start: {
    ...needed([], [], { ne: ['frame-ne.js'], en: ['frame-en.js'] }),
    fonts: { ne: ['nepali.woff2', 'latin.woff2'], en: ['latin.woff2'] },
  },
  pages: {
    '/dashboard': needed(['dashboard.js'], ['@registrar/ui/parts/data'], { ne: ['pages-ne.js'], en: ['pages-en.js'] }),
  },
  parts: {
    '@registrar/ui/parts/data': needed(['data.js', 'parts.css'], ['@registrar/ui/parts/choices']),
    '@registrar/ui/parts/choices': needed(['choices.js'], ['@registrar/ui/parts/data']),
  },
};
const REMOTE_MAP = {
  start: needed(['expose.js'], [], { ne: ['words-ne.js'], en: ['words-en.js'] }),
  pages: {
    '/login': needed(['login.js', 'styles.css'], ['@registrar/ui/parts/choices']),
    '/login/:step': needed(['step.js']),
  },
  parts: {},
};
const OUTLINES = Object.fromEntries(
  ['ne', 'en'].map((language) => [language, { title: `${language} <title>`, fields: ['name'], sheet: true }]),
);
const VIEW = {
  style: '.fv{}',
  frame: '<b>frame</b>{main}',
  signedIn: '<b>inside</b>{main}',
  home: '<b>home</b><!--notice--><i>notice</i><!--/notice-->{main}<!--page /login--><li>here</li><!--/page--><!--page /nowhere--><li>not here</li><!--/page-->',
};
const files = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `/* ${name} */`]));

let folder: string;
let host: FastifyInstance;

async function release(
  version: string,
  {
    canary = 0,
    map = REMOTE_MAP,
    more: others = {},
  }: { canary?: number; map?: unknown; more?: Record<string, string> } = {},
): Promise<void> {
  const more = {
    ...files(['expose.js', 'words-ne.js', 'words-en.js', 'login.js', 'styles.css', 'step.js']),
    'preloads.json': JSON.stringify(map),
    ...others,
  };
  for (const [file, payload] of Object.entries(releaseFiles('mf-auth', version, '/login', more)))
    await host.inject({ method: 'PUT', url: `/remotes/mf-auth/${version}/${file}`, headers: TOKEN, payload });
  await change(canary > 0 ? { canary: { version, share: canary } } : { version });
}

async function change(wanted: object): Promise<void> {
  const { revision } = (await host.inject('/registry')).json();
  const answer = await host.inject({
    method: 'PUT',
    url: '/registry/mf-auth',
    headers: TOKEN,
    payload: { expectedRevision: revision, ...wanted },
  });
  expect(answer.statusCode).toBe(200);
}

/** As somebody who has read the portal in Nepali before asks for it. */
const page = (url: string, headers: Record<string, string> = {}) =>
  host.inject({ url, headers: { cookie: 'registrar_lang=ne', ...headers } });
const bootOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
const preloads = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload" href="([^"]+)" as="(?!font)/g)].map(([, address = '']) =>
    address.replace(/^\/(shell|remotes\/mf-auth)\/[^/]+\//, '$1 '),
  );

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'host-page-'));
  const shellFolder = join(folder, 'dist');
  mkdirSync(shellFolder);
  const own = {
    ...files([
      'frame-ne.js',
      'frame-en.js',
      'dashboard.js',
      'pages-ne.js',
      'pages-en.js',
      'data.js',
      'parts.css',
      'choices.js',
      'nepali.woff2',
      'latin.woff2',
    ]),
    'preloads.json': JSON.stringify(SHELL_MAP),
    'first-view.json': JSON.stringify({ ne: VIEW, en: VIEW }),
  };
  for (const [file, text] of Object.entries(shellFiles('1.0.0-aa', {}, own)))
    writeFileSync(join(shellFolder, file), text);
  host = createHost({
    configuration: testConfiguration(folder, {
      shellFolder,
      addresses: { website: 'https://office.example/</script>' },
    }),
    now: () => new Date('2026-11-21T04:00:00Z'),
    logger: false,
  });
  await release('1.0.0-bb');
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

test('F5: the page brings the settings and the registry, as data that nothing in them can end', async () => {
  const { body } = await page('/login');
  const answer = await host.inject('/registry');
  expect(bootOf(body)).toEqual({
    settings: (await host.inject('/config.json')).json(),
    registry: answer.json(),
    registryTag: answer.headers.etag,
  });
  expect(bootOf(body).settings.addresses.website).toBe('https://office.example/</script>');
  const known = await host.inject({ url: '/registry', headers: { 'if-none-match': bootOf(body).registryTag } });
  expect(known.statusCode).toBe(304);
});

test('F5: an unchanged page is 304, a release makes it another, and both encodings hold the same', async () => {
  const first = await page('/login', { 'accept-encoding': 'br' });
  const plain = await page('/login');
  expect(brotliDecompressSync(first.rawPayload).toString('utf8')).toBe(plain.body);
  expect((await page('/login', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  await release('1.0.0-cc');
  const second = await page('/login', { 'if-none-match': String(first.headers.etag) });
  expect([second.statusCode, bootOf(second.body).registry.remotes['mf-auth'].version]).toEqual([200, '1.0.0-cc']);
});

test('F5: what leads to the picture of an address of a remote is named, in the language of the reader', async () => {
  const nepali = preloads((await page('/login?from=mail')).body);
  expect(nepali).toEqual([
    'remotes/mf-auth mf-manifest.json',
    'shell frame-ne.js',
    'remotes/mf-auth remoteEntry.js',
    'remotes/mf-auth expose.js',
    'remotes/mf-auth words-ne.js',
    'remotes/mf-auth login.js',
    'remotes/mf-auth styles.css',
    'shell choices.js',
    'shell data.js',
    'shell parts.css',
  ]);
  const english = preloads((await page('/login', { cookie: 'a=b; registrar_lang=en' })).body);
  expect(english).toEqual(nepali.map((file) => file.replace('-ne.', '-en.')));
  expect(preloads((await page('/')).body)).toEqual(nepali);
  const { body } = await page('/login');
  expect(body).toContain(
    '<link rel="preload" href="/remotes/mf-auth/1.0.0-bb/mf-manifest.json" as="fetch" crossorigin fetchpriority="low">',
  );
  // as Module Federation asks for them, else they would be fetched twice
  expect(body).toContain(
    '<link rel="preload" href="/remotes/mf-auth/1.0.0-bb/expose.js" as="script" crossorigin fetchpriority="low">',
  );
  expect(body).toContain(
    '<link rel="preload" href="/remotes/mf-auth/1.0.0-bb/login.js" as="script" fetchpriority="low">',
  );
  expect(body).toContain(
    '<link rel="preload" href="/remotes/mf-auth/1.0.0-bb/styles.css" as="style" fetchpriority="low">',
  );
});

test('F5: whoever has not chosen a language here yet begins without words: half of them would be in the other one', async () => {
  const unknown = preloads((await page('/login', { cookie: '' })).body);
  expect(unknown).toEqual(preloads((await page('/login')).body).filter((file) => !file.endsWith('-ne.js')));
  expect(unknown).toContain('remotes/mf-auth login.js');
});

test('F5: so for the shell’s own pages; an address of nobody has the words of the frame only', async () => {
  expect(preloads((await page('/dashboard')).body)).toEqual([
    'shell frame-ne.js',
    'shell dashboard.js',
    'shell pages-ne.js',
    'shell data.js',
    'shell parts.css',
    'shell choices.js',
  ]);
  expect(preloads((await page('/nowhere')).body)).toEqual(['shell frame-ne.js']);
});

test('F9: the typeface of the language comes with the page, after what the page cannot run without', async () => {
  const fontsOf = (html: string) =>
    [
      ...html.matchAll(
        /<link rel="preload" href="\/shell\/1.0.0-aa\/([^"]+)" as="font" crossorigin type="font\/woff2" fetchpriority="low">/g,
      ),
    ].map(([, file]) => file);
  for (const address of ['/login', '/dashboard', '/nowhere'])
    expect(fontsOf((await page(address)).body)).toEqual(['nepali.woff2', 'latin.woff2']);
  const { body } = await page('/login', { cookie: 'registrar_lang=en' });
  expect(fontsOf(body)).toEqual(['latin.woff2']);
  expect(body.lastIndexOf('as="script"')).toBeLessThan(body.indexOf('as="font"'));
});

test('F5: the shell’s own files stand in the header, for whatever announces them before the page', async () => {
  expect((await page('/nowhere')).headers['link']).toBe(
    '</shell/1.0.0-aa/shell.js>; rel=preload; as=script; fetchpriority=low, </shell/1.0.0-aa/shell.css>; rel=preload; as=style',
  );
  expect((await page('/login')).headers['link']).toBe('</shell/1.0.0-aa/shell.css>; rel=preload; as=style');
});

test('F6: where something can be read before, scripts and what they need wait until it has been painted', async () => {
  const read = await page('/login');
  const [, before = '', waiting = '', starter = ''] =
    /^(.*)<template id="after-paint">(.*)<\/template><script>(.*)<\/script><noscript>/s.exec(read.body) ?? [];
  expect(before).not.toMatch(/<script (?!type="application\/json")|rel="preload"/);
  expect(before).toContain('<link href="/shell/1.0.0-aa/shell.css" rel="stylesheet">');
  expect(waiting).toMatch(/^<script defer="defer" src="\/shell\/1.0.0-aa\/shell.js"><\/script><link rel="preload"/);
  const hash = createHash('sha256').update(starter).digest('base64');
  expect(read.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
  const unread = (await page('/nowhere')).body;
  expect(unread).toContain('<script defer="defer" src="/shell/1.0.0-aa/shell.js"></script>');
  expect(unread).not.toContain('after-paint');
});

test('F5: who asks for pins gets neither registry nor preloads: which builds these are depends on who it is', async () => {
  for (const answer of [
    await page('/login?pins=mf-auth@pr-1'),
    await page('/login', { cookie: 'registrar_pins=mf-auth%40pr-1' }),
  ]) {
    expect(bootOf(answer.body)).toEqual({ settings: expect.any(Object) });
    expect(preloads(answer.body)).toEqual([]);
  }
});

test('F5: with a canary nothing of the remote is fetched early, and when it is switched off neither', async () => {
  await release('1.0.0-dd', { canary: 10 });
  expect(preloads((await page('/login')).body)).toEqual(['shell frame-ne.js']);
  await change({ endCanary: true });
  expect(preloads((await page('/login')).body)).toContain('remotes/mf-auth login.js');
  await change({ status: 'disabled' });
  expect(preloads((await page('/login')).body)).toEqual(['shell frame-ne.js']);
});

test.each([
  ['names what is no file', { ...REMOTE_MAP, start: needed(['"><script>.js']) }],
  ['leads out of its folder', { ...REMOTE_MAP, pages: { '/login': needed(['../1.0.0-zz/login.js']) } }],
  ['is something else', 'a text'],
])('F5: of a build whose map %s only what every build has is named', async (_, map) => {
  await release('1.0.0-ee', { map });
  expect(preloads((await page('/login')).body)).toEqual([
    'remotes/mf-auth mf-manifest.json',
    'shell frame-ne.js',
    'remotes/mf-auth remoteEntry.js',
  ]);
});

test('F9: a public page says what it is in both languages, the reader’s first, and search engines find it', async () => {
  const routes = JSON.stringify({
    remote: 'mf-auth',
    routes: [
      {
        path: '/login',
        title: { ne: 'लगइन', en: 'Log in' },
        auth: 'public',
        description: { ne: 'खाता "खोल्ने"।', en: 'Log <in>.' },
      },
      { path: '/reset-password/:token', title: { ne: 'नयाँ', en: 'New' }, auth: 'public' },
      {
        path: '/company/:id',
        title: { ne: 'कम्पनी', en: 'Company' },
        auth: 'public',
        description: { ne: 'विवरण।', en: 'Details.' },
      },
    ],
  });
  await release('1.0.0-ff', { more: { 'routes.json': routes } });
  expect((await page('/login')).body).toContain(
    '<meta name="description" content="खाता &#34;खोल्ने&#34;। Log &#60;in&#62;.">',
  );
  const english = (await page('/login', { cookie: 'registrar_lang=en' })).body;
  expect(english).toContain('<meta name="description" content="Log &#60;in&#62;. खाता &#34;खोल्ने&#34;।">');
  expect(english).toContain('<html lang="en"><head><title>Log in</title>');
  expect((await page('/reset-password/secret')).body).not.toContain('name="description"');
  expect((await page('/robots.txt')).body.split('\n')).toEqual(
    expect.arrayContaining([
      'Allow: /login$',
      'Allow: /company/',
      'Allow: /gateway/',
      'Disallow: /',
      'Sitemap: http://localhost:8080/sitemap.xml',
    ]),
  );
  expect((await page('/robots.txt')).body).not.toContain('reset-password');
  const sitemap = await page('/sitemap.xml');
  expect(sitemap.headers['content-type']).toContain('application/xml');
  expect(sitemap.body).toContain(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>http://localhost:8080/login</loc></url></urlset>',
  );
});

const seenIn = (html: string): string =>
  /<body>(.*?)<div id="portal"><\/div><(?:template|noscript)/s.exec(html)?.[1] ?? '';
const outlined = {
  ...REMOTE_MAP,
  pages: { ...REMOTE_MAP.pages, '/login': { ...REMOTE_MAP.pages['/login'], outline: OUTLINES } },
};

test('F5: the home can be read before the scripts run, with the links that lead somewhere', async () => {
  await release('1.0.0-gg', { map: outlined });
  for (const address of ['/', '/login']) {
    const { body } = await page(address);
    expect(seenIn(body)).toBe(
      '<b>home</b><i>notice</i><div class="fv-sheet"><div class="fv-text"><h1 class="fv-title">ne &#60;title&#62;</h1></div><div class="fv-field"><span>name</span><i></i></div></div><li>here</li>',
    );
    expect(body).toContain('<style>.fv{}</style>');
  }
  expect(seenIn((await page('/login', { cookie: 'registrar_lang=en' })).body)).toContain('en &#60;title&#62;');
});

test('F5: whoever is signed in, asks for pins, or opens what is no public page, does not begin with what strangers see', async () => {
  await release('1.0.0-hh', { map: outlined });
  const led = (await page('/login', { cookie: 'registrar_in=1; registrar_lang=ne' })).body;
  // the shell leads on from the home at once
  expect([seenIn(led), preloads(led)[1]]).toEqual(['', 'shell dashboard.js']);
  expect(seenIn((await page('/login?pins=mf-auth@pr-1')).body)).toBe('');
  expect(seenIn((await page('/nowhere')).body)).toBe('');
});

test('F5: whoever is signed in begins with their own frame, on a page that has an outline', async () => {
  await release('1.0.0-jj', {
    map: {
      ...outlined,
      pages: { ...outlined.pages, '/login/:step': { ...REMOTE_MAP.pages['/login/:step'], outline: OUTLINES } },
    },
    more: {
      'routes.json': JSON.stringify({
        remote: 'mf-auth',
        routes: [{ path: '/login/:step', title: { ne: 'लगइन', en: 'Log in' }, auth: 'public' }],
      }),
    },
  });
  const { body } = await page('/login/second', { cookie: 'registrar_in=1; registrar_lang=ne' });
  expect(seenIn(body)).toMatch(/^<b>inside<\/b><div class="fv-sheet">/);
});

test('F5: what a page explains below its form can be read before, as text', async () => {
  const outline = {
    title: 'Check',
    lead: 'a name',
    fields: ['name', 'place'],
    hints: ['in <letters>'],
    passages: [{ title: 'What <is> free?', text: 'Nobody & nothing' }],
  };
  await release('1.0.0-kk', {
    map: {
      ...REMOTE_MAP,
      pages: { '/login': { ...REMOTE_MAP.pages['/login'], outline: { ne: outline, en: outline } } },
    },
  });
  const paper = [
    '<div class="fv-paper"><div class="fv-field"><span>name</span><i></i><small>in &#60;letters&#62;</small></div><div class="fv-field"><span>place</span><i></i></div></div>',
    '<h2 class="fv-passage">What &#60;is&#62; free?</h2><br><span>Nobody &#38; nothing</span></section>',
  ];
  const seen = seenIn((await page('/login')).body);
  for (const part of paper) expect(seen).toContain(part);
});

test('F5: an outline that is none is as good as a broken map: the page comes without', async () => {
  await release('1.0.0-ii', {
    map: { ...outlined, pages: { '/login': { ...REMOTE_MAP.pages['/login'], outline: { ne: 'text', en: OUTLINES } } } },
  });
  expect(seenIn((await page('/login')).body)).toBe('<b>home</b><i>notice</i><li>here</li>');
});
