/** The script that brings a remote, and the only module it exposes. */
const ENTRY = 'remoteEntry.js';
const EXPOSED = './app';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A remote's container is a global variable, hence no hyphens. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');

/** Scripts and styles that the manifest says belong to the exposed module. */
function filesOf(exposed: unknown): readonly string[] {
  const assets = fieldsOf(fieldsOf(exposed)['assets']);
  const lists = ['js', 'css'].flatMap((kind) => Object.values(fieldsOf(assets[kind])).flatMap(listOf));
  return lists.filter((file) => typeof file === 'string');
}

/** Builds from before the manifest named its version carry that of the package alone. */
const isOfPackage = (version: string): boolean => /^\d+\.\d+\.\d+$/.test(version);

/**
 * What is wrong with a `mf-manifest.json`: whether it is of this remote and this version, exposes what a remote must,
 * and names no file that the build does not have.
 */
export function manifestProblems(
  remote: string,
  version: string,
  manifest: unknown,
  files: readonly string[],
): string[] {
  const fields = fieldsOf(manifest);
  const metaData = fieldsOf(fields['metaData']);
  const problems: string[] = [];
  if (fields['name'] !== containerName(remote))
    problems.push(`the manifest names ${String(fields['name'])}, not ${containerName(remote)}`);
  const built = fieldsOf(metaData['buildInfo'])['buildVersion'];
  if (typeof built !== 'string') problems.push('the manifest names no version');
  else if (built !== version && !isOfPackage(built))
    problems.push(`the manifest is of version ${built}, not ${version}`);
  const entry = fieldsOf(metaData['remoteEntry'])['name'];
  if (entry !== ENTRY) problems.push(`the entry is ${ENTRY}, not ${String(entry)}`);
  const exposes = listOf(fields['exposes']);
  const paths = exposes.map((exposed) => fieldsOf(exposed)['path']);
  if (paths.join() !== EXPOSED) problems.push(`exactly ${EXPOSED} is exposed, not ${paths.join(', ') || 'nothing'}`);
  const absent = new Set(exposes.flatMap(filesOf).filter((file) => !files.includes(file)));
  return [...problems, ...[...absent].map((file) => `${file} is named by the manifest but missing`)];
}
