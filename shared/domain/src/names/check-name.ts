import { nameOutcomes } from '../enumerations/name-outcomes';
import { validationMessage, type ValidationCode } from '../messages/validation';
import { analyseName, analysePacked, type AnalysedName } from './analysed-name';
import { findBlacklisted } from './blacklist';
import { toLatin } from './devanagari';
import { unfitWords } from './activity-fit';
import { needsConsent } from './consent';
import { CONSENT_DOCUMENT, consentBodies } from './consent-bodies';
import { englishFormFindings, nepaliFormFindings, type FormFinding } from './form-rules';
import { sharesLeadingWord } from './group-word';
import { NOTHING_LEARNED } from './knowledge';
import { hasLegalForm } from './legal-forms';
import { findMismatch } from './mismatch';
import { SHIPPED_NAME_RULES, type NameRules } from './name-rules';
import type {
  BlacklistEntry,
  NameCheckInput,
  NameCheckResult,
  NameFinding,
  NameOutcome,
  NameWorld,
  SimilarName,
} from './name-check-types';
import { englishWords, nepaliWords, type NameWord } from './normalise';
import {
  alreadyRegistered,
  blacklistedExact,
  blacklistedSimilar,
  consentNeeded,
  oddWord,
  otherLeadingWord,
  similarExists,
  SIMILAR_REASONS,
  wordWithoutObjective,
} from './reasons';
import { consentRule } from './rule-names';
import { nearnessTo, sameName, TOO_NEAR } from './similar';
import { suggestNepaliWord } from './to-devanagari';

const SHOWN = 20;
const SECTION_6 = 'COMPANIES_ACT_2063_S6_1';
const WORDS = new Set<ValidationCode>(['NAME_FORBIDDEN_WORD', 'NAME_WORD_NEEDS_LEAVE', 'NAME_PRONOUN']);

/** The form of the name in each script that was given; a missing script is the form's business, not the check's. */
function formFindings({ english, nepali }: NameCheckInput, rules: NameRules): NameFinding[] {
  return [
    ...(english.trim() === '' ? [] : englishFormFindings(english, rules)),
    ...(nepali.trim() === '' ? [] : nepaliFormFindings(nepali, rules)),
  ].map(asFinding);
}

function asFinding({ code, severity, token, parameters }: FormFinding): NameFinding {
  const isOverridable = code === 'NAME_WORD_NEEDS_LEAVE';
  return {
    kind: isOverridable ? 'NAME_FORBIDDEN_WORD' : code,
    severity: severity === 'ERROR' ? 'refuse' : 'warn',
    token,
    why: sentence(code, parameters),
    rule: WORDS.has(code) ? 'NAME_FORBIDDEN_WORDS' : 'NAME_RULES',
    ...(isOverridable ? { overridable: true } : {}),
  };
}

/** What the words of the name claim: a regulated activity, one that is not among the objectives, a group. */
function claimFindings(input: NameCheckInput, name: AnalysedName, rules: NameRules): NameFinding[] {
  const found: NameFinding[] = needsConsent(input, rules).map(({ body, token }) => ({
    kind: 'CONSENT_WORD',
    severity: 'warn',
    token,
    why: consentNeeded(token, consentBodies.name(body)),
    rule: consentRule(body),
    body,
    document: CONSENT_DOCUMENT,
  }));
  for (const { token, severity } of unfitWords(input, input.nsicCodes ?? [], rules)) {
    found.push({
      kind: 'ACTIVITY_FIT',
      severity,
      token,
      why: wordWithoutObjective(token),
      rule: 'NAME_FITS_OBJECTIVES',
    });
  }
  const parent = input.parent && analyseName(input.parent);
  if (
    input.parent &&
    parent &&
    (parent.english.length > 0 || parent.nepali.length > 0) &&
    !sharesLeadingWord(name, parent)
  ) {
    const [english, nepali] = [firstWord(input.parent.english), firstWord(input.parent.nepali)];
    found.push({
      kind: 'GROUP_LEADING_WORD',
      severity: 'refuse',
      token: firstWord(input.english) || undefined,
      why: otherLeadingWord(english, nepali),
      rule: 'NAME_OF_A_GROUP',
    });
  }
  return found;
}

/** As it is written. */
const firstWord = (name: string): string => name.trim().split(/\s+/u)[0] ?? '';

function sentence(code: ValidationCode, parameters: Readonly<Record<string, string | number>>): NameFinding['why'] {
  return { ne: validationMessage(code, 'ne', parameters), en: validationMessage(code, 'en', parameters) };
}

/** The word with its capitals, as the person wrote it. */
function asWritten({ text, script }: NameWord, input: NameCheckInput): string {
  const words = input[script].split(/\s+/u);
  return (
    words.find((written) =>
      (script === 'english' ? englishWords(written) : nepaliWords(written)).some((word) => word.text === text),
    ) ?? text
  );
}

/** The words of a blacklisted phrase in both scripts; none where it is listed in one only. */
function wordsOfBoth({ english, nepali }: BlacklistEntry): readonly string[] {
  return english === '' || nepali === ''
    ? []
    : [...englishWords(english), ...nepaliWords(nepali)].map(({ text }) => text);
}

function similarNames(name: ReturnType<typeof analyseName>, world: NameWorld): SimilarName[] {
  const found: SimilarName[] = [];
  const nearness = nearnessTo(name);
  for (const known of world.names) {
    const analysed = known.words
      ? analysePacked(known.words, world.knowledge?.frequencies)
      : analyseName(known, world.knowledge?.frequencies);
    const same = sameName(name, analysed);
    const near = same === undefined ? nearness(analysed) : { score: 1, reason: same };
    if (near.score < TOO_NEAR) continue;
    found.push({
      id: known.id,
      english: known.english,
      nepali: known.nepali,
      kind: known.kind,
      score: Math.round(near.score * 1000) / 1000,
      reason: near.reason,
      why: SIMILAR_REASONS[near.reason],
    });
  }
  return found.sort((a, b) => b.score - a.score).slice(0, SHOWN);
}

/**
 * May this name be had? The one engine behind the public check, the reservation and the officer's page. Form findings
 * stand beside the outcome: they stop a reservation whatever the outcome is.
 */
export function checkName(input: NameCheckInput, world: NameWorld): NameCheckResult {
  const knowledge = world.knowledge ?? NOTHING_LEARNED;
  const name = analyseName(input, knowledge.frequencies);
  const rules = world.rules ?? SHIPPED_NAME_RULES;
  const findings = formFindings(input, rules);
  const outcomes = new Set<NameOutcome>(['AVAILABLE']);

  const blacklisted = findBlacklisted(name, world.blacklist);
  if (blacklisted) {
    outcomes.add(blacklisted.kind);
    const word = blacklisted.entry.english || blacklisted.entry.nepali;
    const why = blacklisted.kind === 'BLACKLIST_EXACT' ? blacklistedExact(word) : blacklistedSimilar(word);
    const weight =
      blacklisted.kind === 'BLACKLIST_EXACT'
        ? { severity: 'refuse' as const }
        : { severity: 'warn' as const, overridable: true };
    findings.push({ kind: blacklisted.kind, token: blacklisted.words, why, rule: 'NAME_BLACKLIST', ...weight });
  }

  const similar = similarNames(name, world);
  const nearest = similar[0];
  if (nearest?.reason === 'SAME_ENGLISH' || nearest?.reason === 'SAME_NEPALI') {
    outcomes.add('ALREADY_REGISTERED');
    findings.push({
      kind: 'ALREADY_REGISTERED',
      severity: 'refuse',
      why: alreadyRegistered(hasLegalForm(input)),
      rule: SECTION_6,
    });
  } else if (nearest) {
    outcomes.add('SIMILAR_EXISTS');
    findings.push({
      kind: 'SIMILAR_EXISTS',
      severity: 'warn',
      token: nearest.english || nearest.nepali,
      why: similarExists(nearest.english, nearest.nepali, hasLegalForm(input)),
      rule: SECTION_6,
    });
  }

  const paired = blacklisted === undefined ? [] : wordsOfBoth(blacklisted.entry);
  // The office lists a word with its counterpart: Police and प्रहरी say the same, whatever the lexicon knows.
  const odd = findMismatch(name.english, name.nepali, knowledge).odd.filter(({ text }) => !paired.includes(text));
  if (odd.length > 0) outcomes.add('NAME_MISMATCH');
  for (const word of odd) {
    const suggestion = word.script === 'nepali' ? toLatin(word.text) : suggestNepaliWord(word.text);
    findings.push({
      kind: 'NAME_MISMATCH',
      severity: 'warn',
      token: word.text,
      why: oddWord(asWritten(word, input)),
      rule: 'NAME_IN_BOTH_SCRIPTS',
      suggestion,
      overridable: true,
    });
  }

  findings.push(...claimFindings(input, name, rules));
  const outcome = nameOutcomes.keys.find((candidate) => outcomes.has(candidate)) ?? 'AVAILABLE';
  return { outcome, findings, similar, score: nearest?.score ?? 0 };
}
