import { parseArgs } from 'node:util';

const NAME = /^mf-[a-z0-9]+(-[a-z0-9]+)*$/;
const ADDRESS = /^\/[a-z0-9]+(-[a-z0-9]+)*$/;
const OPTIONS = {
  'title-ne': { type: 'string' },
  'title-en': { type: 'string' },
  path: { type: 'string' },
  outside: { type: 'string' },
  packages: { type: 'string' },
};

/**
 * What is to be made, from the words of the command line.
 *
 * @param {readonly string[]} argv
 * @returns {{ asked?: { name: string, titleNe: string, titleEn: string, path: string, outside?: string,
 *   packages?: string }, problems: { nepali: string, english: string }[] }}
 */
export function readAsked(argv) {
  let parsed;
  try {
    parsed = parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return { problems: [{ nepali: 'विकल्प मिलेन।', english: `${error.message.split('. ')[0]}.` }] };
  }
  const {
    positionals: [name = '', ...more],
    values,
  } = parsed;
  const {
    'title-ne': titleNe = '',
    'title-en': titleEn = '',
    path = `/${name.replace(/^mf-/, '')}`,
    outside,
    packages,
  } = values;
  const problems = [];
  if (!NAME.test(name))
    problems.push({
      nepali: `नाम mf- बाट सुरु हुने साना अक्षरको हुनुपर्छ: ${name}`,
      english: `The name begins with mf- and has small letters, digits and hyphens: “${name}” has not.`,
    });
  if (more.length > 0)
    problems.push({
      nepali: `बढी शब्द: ${more.join(' ')}`,
      english: `Too many words: ${more.join(' ')}. Put a title between quotation marks.`,
    });
  if (!/[\u0900-\u097F]/.test(titleNe))
    problems.push({
      nepali: '--title-ne मा पहिलो पृष्ठको नेपाली शीर्षक लेख्नुहोस्।',
      english: '--title-ne needs the title of the first page in Nepali.',
    });
  if (titleEn.trim() === '')
    problems.push({ nepali: '--title-en मा अङ्ग्रेजी शीर्षक लेख्नुहोस्।', english: '--title-en needs the title in English.' });
  if (!ADDRESS.test(path))
    problems.push({
      nepali: `--path मिलेन: ${path}`,
      english: `--path is an address such as /annual-report, not “${path}”.`,
    });
  return problems.length > 0
    ? { problems }
    : { asked: { name, titleNe: titleNe.trim(), titleEn: titleEn.trim(), path, outside, packages }, problems };
}

export const LINE = 'mf-annual-report --title-ne "वार्षिक विवरण" --title-en "Annual report" [--path /annual-report]';
