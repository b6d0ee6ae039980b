import { hostileFiles, longestPause } from '../../../gateway/test/hostile-files';
import { sendRefusedForms, slowest } from '../../../gateway/test/refused-forms-kit';
import type { Options } from '../options';
import type { Row } from '../row';
import { APPLICATION, callerOf, filledDraft } from './caller';
import { clientCredentials, filledPlace, startGateway } from './gateway-program';
import { kindsHere, type PlaceKind } from './place';
import { DOCUMENT_PLACE, sendParts } from './uploads';

/** Nobody waits longer behind somebody else's refused form. */
const CALL_MS = 1000;
/** Nor longer while somebody else's file is read. */
const PAUSE_MS = 250;
const REST_MS = 2000;

/**
 * What strangers can make others wait: twenty refused forms beside two hundred calls, and files of five megabytes that
 * are made to be slow to read.
 */
export async function measureHostileInput(options: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of await kindsHere()) rows.push(...(await hostileInputOn(options, kind)));
  return rows;
}

async function hostileInputOn(options: Options, kind: PlaceKind): Promise<Row[]> {
  const place = await filledPlace(options, kind);
  const gateway = await startGateway(options, place);
  try {
    const applicant = await callerOf(gateway.url, clientCredentials(place), 'ram.applicant');
    const draft = await filledDraft(applicant);
    const healthz = new URL(`${gateway.url}/healthz`);
    const [calls, pauses, calm]: [number[], number[], number[]] = [[], [], []];
    for (let run = 0; run < options.runs; run++) {
      const heard = await sendRefusedForms({ base: `${gateway.url}/` });
      const lost = heard.calls.filter(({ status }) => status !== 200).length;
      if (lost > 0) throw new Error(`${lost} calls beside the refused forms were not answered.`);
      calls.push(slowest(heard.calls));
      calm.push(await longestPause(healthz, () => new Promise((resolve) => setTimeout(resolve, REST_MS))));
      let longest = 0;
      for (const { bytes } of hostileFiles) {
        const uploadId = await sendParts(gateway.url, applicant, bytes());
        longest = Math.max(
          longest,
          await longestPause(healthz, () =>
            refused(
              applicant.call('POST', `${APPLICATION}/${draft.id}/document`, {
                requirementKey: DOCUMENT_PLACE,
                uploadId,
              }),
            ),
          ),
        );
      }
      pauses.push(longest);
    }
    return [
      {
        name: `gateway slowest of 200 calls beside 20 refused forms, ${kind}`,
        unit: 'ms',
        ours: calls,
        bar: { kind: 'at most', limit: CALL_MS },
        note: 'each form 2 MB, refused at its first field',
      },
      {
        name: `gateway longest pause of healthz while 5 MB are refused, ${kind}`,
        unit: 'ms',
        ours: pauses,
        peer: calm,
        bar: { kind: 'at most', limit: PAUSE_MS },
        note: `the longest of three kinds of files; the peer is the longest pause of ${REST_MS / 1000} idle seconds`,
      },
    ];
  } finally {
    await gateway.stop();
    await place.drop();
  }
}

/** A file that is taken says that the measurement is of something else. */
async function refused(answer: Promise<unknown>): Promise<void> {
  const taken = await answer.then(
    () => true,
    () => false,
  );
  if (taken) throw new Error('The hostile file was taken.');
}
