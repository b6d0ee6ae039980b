import type { Page } from 'playwright-core';
import type { Options } from '../options';
import type { Row } from '../row';
import { newVisitor, settled } from './browser';
import { SIDES, type Portals, type Side } from './portals';

interface Load {
  readonly bytes: number;
  readonly requests: number;
  /** Bytes of each file as they came over the line, headers included. */
  readonly files: Readonly<Record<string, number>>;
}

/** What a first visit to /login costs. */
export async function measureFirstLoad(options: Options, portals: Portals): Promise<Row[]> {
  const loads: Record<Side, Load[]> = { ours: [], peer: [] };
  for (let run = 0; run < options.runs; run++) {
    for (const side of SIDES) loads[side].push(await firstLoad(portals, side));
  }
  const of = (side: Side, what: 'bytes' | 'requests', divisor = 1): number[] =>
    loads[side].map((load) => load[what] / divisor);
  return [
    {
      name: 'first load of /login, over the line',
      unit: 'KB',
      ours: of('ours', 'bytes', 1024),
      peer: of('peer', 'bytes', 1024),
      bar: { kind: 'at most times', factor: 1.15 },
      note: 'peer: the same pages built as one bundle, same host',
      details: { ours: loads.ours[0]?.files, peer: loads.peer[0]?.files },
    },
    {
      name: 'first load of /login',
      unit: 'requests',
      ours: of('ours', 'requests'),
      peer: of('peer', 'requests'),
      bar: { kind: 'at most more', count: 4 },
    },
  ];
}

async function firstLoad({ browser, ...portals }: Portals, side: Side): Promise<Load> {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  const files = await watchTraffic(page);
  await page.goto(`${portals[side]}/login`);
  await settled(page);
  await visitor.close();
  return {
    bytes: [...files.values()].reduce((sum, bytes) => sum + bytes, 0),
    requests: files.size,
    files: Object.fromEntries(files),
  };
}

async function watchTraffic(page: Page): Promise<Map<string, number>> {
  const tools = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const files = new Map<string, number>();
  tools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) urls.set(requestId, request.url);
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url !== undefined) files.set(`${requestId} ${new URL(url).pathname}`, encodedDataLength);
  });
  await tools.send('Network.enable');
  return files;
}
