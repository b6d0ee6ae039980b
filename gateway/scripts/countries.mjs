/**
 * Writes data/countries.json: ISO 3166 codes with the Nepali and English names of Unicode CLDR.
 * i18n-iso-countries knows the codes but no Nepali; CLDR is what browsers and Node themselves are built from.
 * What CLDR spells otherwise than Nepali does, or calls by a name that is no more, is put right by
 * country-corrections.json. The package is fetched only for the writing (2 MB), run it when CLDR has a new release.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import isoCountries from 'i18n-iso-countries';

const CLDR = 'cldr-localenames-full@48.2.0';
const folderOfScript = path.dirname(fileURLToPath(import.meta.url));
const corrections = JSON.parse(fs.readFileSync(path.join(folderOfScript, 'country-corrections.json'), 'utf8'));
const target = path.join(folderOfScript, '../data/countries.json');
/** In i18n-iso-countries, but a user-assigned code that ISO 3166 does not hold. */
const NOT_ISO = new Set(['XK']);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cldr-'));
try {
  const archive = execFileSync('npm', ['pack', CLDR, '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', archive, 'package/main/ne/territories.json', 'package/main/en/territories.json'], {
    cwd: folder,
  });
  const territories = (language) => {
    const file = path.join(folder, `package/main/${language}/territories.json`);
    return JSON.parse(fs.readFileSync(file, 'utf8')).main[language].localeDisplayNames.territories;
  };
  const nepali = territories('ne');
  const english = territories('en');
  const rows = Object.keys(isoCountries.getAlpha2Codes())
    .filter((code) => !NOT_ISO.has(code))
    .sort()
    .map((code) => ({
      id: Number(isoCountries.alpha2ToNumeric(code)),
      code,
      nameEnglish: english[code],
      nameNepali: corrections[code] ?? nepali[code],
    }));
  const missing = rows.filter((row) => !row.id || !row.nameEnglish || !row.nameNepali);
  if (missing.length > 0) throw new Error(`No name for ${missing.map((row) => row.code).join(', ')}`);
  fs.writeFileSync(target, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
} finally {
  fs.rmSync(folder, { recursive: true });
}
