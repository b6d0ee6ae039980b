/** What a person reads of the builds of a portal; one line each, newest first. */

const MARKS = [
  ['live', 'प्रत्यक्ष/live'],
  ['previous', 'अघिल्लो/previous'],
  ['canary', 'परीक्षणमा/canary'],
  ['pinned', 'हस्ताक्षरित/pinned'],
];

export const COLUMNS = ['संस्करण, कमिट, शाखा, कसले, कहिले, आकार, अवस्था', 'Version, commit, branch, by, when, size, state'];

const commitOf = (commit) => (commit ?? '-').replace(/^([0-9a-f]{10})[0-9a-f]+/u, '$1');
export const whenOf = (instant) => `${instant.slice(0, 16).replace('T', ' ')}Z`;
const sizeOf = (bytes) => `${Math.ceil(bytes / 1024)} kB`;

/** Cells under each other; the last one as long as it is. */
function aligned(rows) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column].length))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column])))
      .join('  ')
      .trimEnd(),
  );
}

/** @param {readonly import('@registrar/contract/builds').Build[]} builds */
export function buildLines(builds) {
  return aligned(
    builds.map((build) => [
      build.version,
      commitOf(build.commit),
      build.branch ?? '-',
      build.by ?? '-',
      whenOf(build.completedAt),
      sizeOf(build.size),
      MARKS.filter(([mark]) => build[mark])
        .map(([, word]) => word)
        .join(' '),
    ]),
  );
}

/** What is decided of a remote beside its version, behind its name. */
export function standing({ status, guarded, canary } = {}) {
  return [
    ...(status === 'disabled' ? ['बन्द/disabled'] : []),
    ...(guarded ? ['निगरानीमा/guarded'] : []),
    ...(canary ? [`${canary.version} ${canary.share} %`] : []),
  ]
    .map((note) => `, ${note}`)
    .join('');
}

/** The versions of a remote that have crashed in tabs, as the host counts them. */
export function faultLines(health) {
  const versions = Object.entries(health?.versions ?? {});
  return versions
    .filter(([, { crashes }]) => crashes > 0)
    .map(([version, { crashes, tabs, codes, last, verdict }]) => {
      const counted = Object.entries(codes ?? {})
        .map(([code, times]) => `${code}×${times}`)
        .join(' ');
      return `${verdict === 'fault' ? '!! ' : ''}${version}: ${crashes} (${tabs} ट्याब/tabs) ${counted} ${whenOf(last)}`;
    });
}
