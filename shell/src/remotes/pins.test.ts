import { expect, jest, test } from '@jest/globals';
import { adoptPins, createPins, hasPins, type PinsOptions } from './pins';

function browser(href: string) {
  const replaced: (string | URL | null | undefined)[] = [];
  return {
    location: { href: `https://portal.example${href}` },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, url?: string | URL | null) => void replaced.push(url),
    },
    document: { cookie: '' },
    replaced,
  };
}

test('the wish of an address is kept as a cookie and goes out of the address', () => {
  const tab = browser('/payments?a=1&pins=mf-auth@pr-231,signed.x.y#top');
  expect(adoptPins(tab)).toEqual({ panel: false, problems: [] });
  expect(tab.document.cookie).toBe('registrar_pins=mf-auth%40pr-231%2Csigned.x.y; Path=/; SameSite=Lax');
  expect(tab.replaced).toEqual(['/payments?a=1#top']);
});

test('an address without pins changes nothing, and an empty one leaves the pins to the panel', () => {
  const plain = browser('/payments');
  expect([adoptPins(plain), plain.replaced, plain.document.cookie]).toEqual([{ panel: false, problems: [] }, [], '']);
  const empty = browser('/payments?pins=');
  expect([adoptPins(empty), empty.document.cookie]).toEqual([{ panel: true, problems: [] }, '']);
});

test.each(['x'.repeat(2001), '@'.repeat(1900)])('what no cookie holds is said and not kept', (wish) => {
  const tab = browser(`/?pins=${wish}`);
  expect(adoptPins(tab)).toMatchObject({ panel: false, problems: [{ remote: null, reason: 'too-many' }] });
  expect(tab.document.cookie).toBe('');
});

const answer = (status: number, body: unknown = {}) => new Response(JSON.stringify(body), { status });

function service(change: Partial<PinsOptions> = {}) {
  const calls: string[] = [];
  const options: PinsOptions = {
    adopted: { panel: true, problems: [] },
    document: { cookie: 'registrar_pins=mf-auth%40pr-1' },
    fetch: jest.fn<typeof fetch>().mockResolvedValue(answer(200, { remotes: {} })),
    authorization: () => 'Bearer x',
    renew: async () => void calls.push('renew'),
    settled: async () => void calls.push('settled'),
    mayPin: () => true,
    refreshRegistry: async () => void calls.push('refresh'),
    replaceShown: async () => void calls.push('replace'),
    ...change,
  };
  return { pins: createPins(options), options, calls };
}

test('an empty wish opens the panel for whoever may pin, once it is known who is here', async () => {
  const { pins, options, calls } = service();
  await pins.begin();
  expect([pins.panelOpen.get(), calls, hasPins(options.document)]).toEqual([true, ['settled'], true]);
});

test('for everybody else it ends the pins', async () => {
  const { pins, options, calls } = service({ mayPin: () => false });
  await pins.begin();
  expect(pins.panelOpen.get()).toBe(false);
  expect(options.document.cookie).toBe('registrar_pins=; Path=/; SameSite=Lax; Max-Age=0');
  expect(calls).toEqual(['settled', 'refresh', 'refresh', 'replace']);
});

test('chosen versions are kept and shown at once', async () => {
  const { pins, options, calls } = service();
  await pins.apply({ 'mf-auth': 'pr-231-bb', 'mf-payments': '1.0.0-cc' });
  expect(options.document.cookie).toBe(
    'registrar_pins=mf-auth%40pr-231-bb%2Cmf-payments%401.0.0-cc; Path=/; SameSite=Lax',
  );
  expect(calls).toEqual(['refresh', 'refresh', 'replace']);
});

test('the list is asked for again with a new bearer where the old one is refused; what is none is not believed', async () => {
  const get = jest
    .fn<typeof fetch>()
    .mockResolvedValueOnce(answer(401))
    .mockResolvedValueOnce(answer(200, { remotes: {} }));
  const { pins, calls } = service({ fetch: get });
  expect(await pins.builds()).toEqual({ remotes: {} });
  expect(calls).toEqual(['renew']);
  await expect(
    service({ fetch: jest.fn<typeof fetch>().mockResolvedValue(answer(403)) }).pins.builds(),
  ).rejects.toThrow('403');
  await expect(
    service({ fetch: jest.fn<typeof fetch>().mockResolvedValue(answer(200, { remotes: { a: [{}] } })) }).pins.builds(),
  ).rejects.toThrow('not a list');
});
