import { sentence, type WireLanguage } from './language';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long one has to wait, as a person says it: "2 minutes 30 seconds". Beyond an hour the seconds are left out. */
export function waitInWords(seconds: number, language: WireLanguage): string {
  const whole = seconds >= HOUR ? Math.ceil(seconds / MINUTE) * MINUTE : Math.max(1, Math.ceil(seconds));
  const parts = [
    part('hour', Math.floor(whole / HOUR), language),
    part('minute', Math.floor((whole % HOUR) / MINUTE), language),
    part('second', whole % MINUTE, language),
  ];
  return parts.filter((words) => words !== '').join(' ');
}

function part(unit: 'hour' | 'minute' | 'second', count: number, language: WireLanguage): string {
  if (count === 0) return '';
  return sentence(count === 1 ? `wait.${unit}` : `wait.${unit}s`, language, { count });
}
