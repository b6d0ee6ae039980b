const NEPALI_ZERO = 0x0966;

/** ०-९ become 0-9; everything else stays. Applied to every input before it is parsed. */
export function toLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - NEPALI_ZERO));
}

/** 0-9 become ०-९; everything else stays. */
export function toNepaliDigits(text: string | number): string {
  return String(text).replace(/[0-9]/g, (digit) => String.fromCharCode(NEPALI_ZERO + Number(digit)));
}

export function hasDigit(text: string): boolean {
  return /[0-9०-९]/.test(text);
}
