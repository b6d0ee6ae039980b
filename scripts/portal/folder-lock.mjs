import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './say.mjs';

/** Process ids are given out again; together with the moment of its start an id means one process only. */
function startOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ')[19];
  } catch {
    return '';
  }
}

function isAlive({ pid, start }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return start === '' || startOf(pid) === start;
}

function readOwner(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const fileOf = (data) => join(data, 'portal.lock');

/** Who runs a portal on this folder now, if anybody. */
export function ownerOf(data) {
  const owner = existsSync(fileOf(data)) ? readOwner(fileOf(data)) : undefined;
  return owner !== undefined && isAlive(owner) ? owner : undefined;
}

/** Two portals on one folder would overwrite each other's data. Returns the way to give the folder back. */
export function lockFolder(data, port) {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const file = fileOf(data);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify({ pid: process.pid, start: startOf(process.pid), port }), {
        flag: 'wx',
        mode: 0o600,
      });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = ownerOf(data);
    if (owner !== undefined) {
      throw new Refusal(
        `यो डाटा फोल्डरमा पोर्टल चलिरहेको छ (http://localhost:${owner.port}, प्रक्रिया ${owner.pid})। पहिले त्यसलाई बन्द गर्नुहोस् वा REGISTRAR_DATA मा अर्को फोल्डर दिनुहोस्।`,
        `A portal is already running on ${data} (http://localhost:${owner.port}, process ${owner.pid}). Stop it first, or name another folder in REGISTRAR_DATA.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new Refusal(`${data} प्रयोग गर्न सकिएन।`, `${data} could not be claimed.`);
}
