import { turn } from '../services/turn';

interface Given {
  readonly shareConfig?: { readonly eager?: boolean };
  /** Fetches the part's files and gives what runs it. */
  get?: (() => Promise<() => unknown> | (() => unknown)) | undefined;
}

export type ShareScope = Readonly<Record<string, Readonly<Record<string, Given>>>>;

/**
 * What of Ant Design takes longest to begin with, in the parts that show it. Weak: it is in the files of the part that
 * have just come, nothing is fetched.
 */
const stages: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
  '@registrar/ui/parts/choices': [
    () => import(/* webpackMode: "weak" */ 'antd/es/select'),
    () => import(/* webpackMode: "weak" */ 'antd/es/modal'),
  ],
  '@registrar/ui/parts/data': [
    () => import(/* webpackMode: "weak" */ 'antd/es/date-picker/generatePicker'),
    () => import(/* webpackMode: "weak" */ 'antd/es/table'),
    () => import(/* webpackMode: "weak" */ 'antd/es/tree-select'),
    () => import(/* webpackMode: "weak" */ 'antd/es/menu'),
  ],
  '@registrar/ui/parts/filing-basics': [
    () => import(/* webpackMode: "weak" */ 'antd/es/typography'),
    () => import(/* webpackMode: "weak" */ 'antd/es/card'),
    () => import(/* webpackMode: "weak" */ 'antd/es/progress'),
    () => import(/* webpackMode: "weak" */ 'antd/es/qr-code'),
  ],
  '@registrar/ui/parts/overlays': [
    () => import(/* webpackMode: "weak" */ 'antd/es/modal'),
    () => import(/* webpackMode: "weak" */ 'antd/es/dropdown'),
    () => import(/* webpackMode: "weak" */ 'antd/es/tabs'),
  ],
};

/**
 * A page needs several of the parts that are fetched late, and each is as much code as a small page: run one by one,
 * before the page asks for them, so that the browser can draw and answer in between.
 */
export function stageParts(scope: ShareScope): void {
  for (const [name, versions] of Object.entries(scope)) {
    for (const given of Object.values(versions)) {
      const { get } = given;
      if (get === undefined || given.shareConfig?.eager === true) continue;
      const fetchFiles = once(async () => get());
      files.set(given, fetchFiles);
      given.get = once(async () => {
        const run = await fetchFiles();
        for (const stage of stages[name] ?? []) {
          await turn();
          // What is no longer in the files of its part runs with it, or not at all: no reason to keep the part back.
          await stage().catch(() => undefined);
        }
        await turn();
        run();
        return run;
      });
    }
  }
}

const files = new WeakMap<Given, () => Promise<unknown>>();

/** What nearly every page of a remote shows: fetched, and run if there is time for it, before one of them asks. */
export async function bringCommonParts(scope: ShareScope, { run }: { readonly run: boolean }): Promise<void> {
  const common = Object.keys(stages).flatMap((name) => Object.values(scope[name] ?? {}));
  await Promise.all(common.map(async (given) => (run ? given.get?.() : files.get(given)?.())));
}

/** What has come is kept, a failure is not: whoever asks next asks the line again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    }));
}
