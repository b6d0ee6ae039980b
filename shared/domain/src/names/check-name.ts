import { nameOutcomes } from '../enumerations/name-outcomes';
import { validationMessage, type ValidationCode } from '../messages/validation';
import { analyseName } from './analysed-name';
import { findBlacklisted } from './blacklist';
import { toLatin } from './devanagari';
import { englishFormFindings, nepaliFormFindings } from './form-rules';
import { findMismatch } from './mismatch';
import type { NameCheckInput, NameCheckResult, NameFinding, NameOutcome, NameWorld, SimilarName } from './name-check-types';
import { alreadyRegistered, blacklistedExact, blacklistedSimilar, oddWord, similarExists, SIMILAR_REASONS } from './reasons';
import { nearness, sameName, TOO_NEAR } from './similar';
import { suggestNepaliWord } from './to-devanagari';

const SHOWN = 20;
const NAME_RULES = 'NAME_RULES';
const SECTION_6 = 'COMPANIES_ACT_2063_S6_1';

/** The form of the name in each script that was given; a missing script is the form's business, not the check's. */
function formFindings({ english, nepali }: NameCheckInput): NameFinding[] {
  const all = [...(english.trim() === '' ? [] : englishFormFindings(english)), ...(nepali.trim() === '' ? [] : nepaliFormFindings(nepali))];
  return all.map((finding) => ({
    kind: finding.code,
    severity: finding.severity === 'ERROR' ? 'refuse' : 'warn',
    token: finding.token,
    why: sentence(finding.code, finding.parameters),
    rule: NAME_RULES,
  }));
}

function sentence(code: ValidationCode, parameters: Readonly<Record<string, string | number>>): NameFinding['why'] {
  return { ne: validationMessage(code, 'ne', parameters), en: validationMessage(code, 'en', parameters) };
}

function similarNames(name: ReturnType<typeof analyseName>, world: NameWorld): SimilarName[] {
  const found: SimilarName[] = [];
  for (const known of world.names) {
    const analysed = analyseName(known);
    const same = sameName(name, analysed);
    const near = same === undefined ? nearness(name, analysed) : { score: 1, reason: same };
    if (near.score < TOO_NEAR) continue;
    found.push({ id: known.id, english: known.english, nepali: known.nepali, kind: known.kind, score: Math.round(near.score * 1000) / 1000, reason: near.reason, why: SIMILAR_REASONS[near.reason] });
  }
  return found.sort((a, b) => b.score - a.score).slice(0, SHOWN);
}

/**
 * May this name be had? The one engine behind the public check, the reservation and the officer's page. Form findings
 * stand beside the outcome: they stop a reservation whatever the outcome is.
 */
export function checkName(input: NameCheckInput, world: NameWorld): NameCheckResult {
  const name = analyseName(input);
  const findings = formFindings(input);
  const outcomes = new Set<NameOutcome>(['AVAILABLE']);

  const blacklisted = findBlacklisted(name, world.blacklist);
  if (blacklisted) {
    outcomes.add(blacklisted.kind);
    const word = blacklisted.entry.english || blacklisted.entry.nepali;
    const why = blacklisted.kind === 'BLACKLIST_EXACT' ? blacklistedExact(word) : blacklistedSimilar(word);
    findings.push({ kind: blacklisted.kind, severity: blacklisted.kind === 'BLACKLIST_EXACT' ? 'refuse' : 'warn', token: blacklisted.words, why, rule: 'NAME_BLACKLIST' });
  }

  const similar = similarNames(name, world);
  const nearest = similar[0];
  if (nearest?.reason === 'SAME_ENGLISH' || nearest?.reason === 'SAME_NEPALI') {
    outcomes.add('ALREADY_REGISTERED');
    findings.push({ kind: 'ALREADY_REGISTERED', severity: 'refuse', why: alreadyRegistered(), rule: SECTION_6 });
  } else if (nearest) {
    outcomes.add('SIMILAR_EXISTS');
    findings.push({ kind: 'SIMILAR_EXISTS', severity: 'warn', token: nearest.english || nearest.nepali, why: similarExists(nearest.english, nearest.nepali), rule: SECTION_6 });
  }

  const mismatch = findMismatch(name.english, name.nepali);
  if (mismatch.odd.length > 0) outcomes.add('NAME_MISMATCH');
  for (const word of mismatch.odd) {
    const suggestion = word.script === 'nepali' ? toLatin(word.text) : suggestNepaliWord(word.text);
    findings.push({ kind: 'NAME_MISMATCH', severity: 'warn', token: word.text, why: oddWord(word.text), rule: NAME_RULES, suggestion });
  }

  const outcome = nameOutcomes.keys.find((candidate) => outcomes.has(candidate)) ?? 'AVAILABLE';
  return { outcome, findings, similar, score: nearest?.score ?? 0 };
}
