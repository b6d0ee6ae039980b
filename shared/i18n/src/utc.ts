import dayjs from 'dayjs';
import utcPlugin from 'dayjs/plugin/utc.js';

// the shell lends one dayjs to all, and each release brings this file: the first one extends it
if (!Object.hasOwn(dayjs, 'utc')) dayjs.extend(utcPlugin);

/** An instant or an AD day, reckoned in UTC: local midnights do not all exist in Nepal. */
export const utc = (moment: string | number | Date): dayjs.Dayjs => dayjs.utc(moment);
