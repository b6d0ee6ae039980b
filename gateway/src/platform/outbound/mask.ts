/** All but the last two digits, or all but the first letter and the domain. */
export function mask(address: string): string {
  const [name = '', domain] = address.split('@');
  if (domain !== undefined) return `${name.charAt(0)}${'*'.repeat(5)}@${domain}`;
  return `${'*'.repeat(Math.max(0, address.length - 2))}${address.slice(-2)}`;
}
