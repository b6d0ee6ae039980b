/** The legal form at the end of a name says nothing about whose name it is; longest first, in both scripts. */
const ENGLISH_FORMS = /[\s,.]*\b(private\s+limited|pvt\.?\s*ltd|p\.?\s*ltd|private\s+ltd|pvt\.?\s+limited|pvt|limited|ltd)\s*\.?\s*$/i;
const NEPALI_FORMS = /[\s,.]*(?<![\p{L}\p{M}])(प्राइभेट\s*लिमिटेड|प्राईभेट\s*लिमिटेड|प्रा\s*[.॰]?\s*लि[.॰]?|प्रा[.॰]|लिमिटेड|लि[.॰]|लि)\s*[.॰]?\s*$/u;

function strip(name: string, forms: RegExp): string {
  let core = name.trim();
  for (let shorter = core.replace(forms, '').trim(); shorter !== core; shorter = core.replace(forms, '').trim()) core = shorter;
  return core;
}

export function withoutEnglishForm(name: string): string {
  return strip(name, ENGLISH_FORMS);
}

export function withoutNepaliForm(name: string): string {
  return strip(name, NEPALI_FORMS);
}
