import { parseArgs } from 'node:util';

const NAME = /^mf-[a-z0-9]+(-[a-z0-9]+)*$/;
const ADDRESS = /^\/[a-z0-9]+(-[a-z0-9]+)*$/;
const OPTIONS = {
  'title-ne': { type: 'string' },
  'title-en': { type: 'string' },
  path: { type: 'string' },
  outside: { type: 'string' },
  packages: { type: 'string' },
  filing: { type: 'string' },
  prefix: { type: 'string' },
};

/** Definition, effects and rights of a filing are the portal's: only there such a remote can begin. */
function filingProblems({ filing, prefix }, isOwn) {
  if (filing === undefined && prefix === undefined) return [];
  if (isOwn)
    return [
      {
        nepali: '--filing पोर्टलको भण्डारभित्र मात्र मिल्छ।',
        english: '--filing is for a remote in the portal’s repository: the definition of a filing lives there.',
      },
    ];
  if (/^[A-Z][A-Z_]*$/.test(filing ?? '') && /^[A-Z]{2}$/.test(prefix ?? '')) return [];
  return [
    {
      nepali:
        '--filing मा प्रक्रियाको नाम र --prefix मा दर्ता नम्बरका दुई अक्षर लेख्नुहोस्, जस्तै --filing PROCESS_FOR_GRIEVANCE --prefix GR।',
      english:
        '--filing needs a process of the specification and --prefix the two letters of its application numbers: ' +
        '--filing PROCESS_FOR_GRIEVANCE --prefix GR.',
    },
  ];
}

/**
 * What is to be made, from the words of the command line.
 *
 * @param {readonly string[]} argv
 * @param {{ own?: boolean }} [place] in a repository of its own, whatever the words say
 * @returns {{ asked?: { name: string, titleNe: string, titleEn: string, path: string, outside?: string,
 *   packages?: string, filing?: string, prefix?: string }, problems: { nepali: string, english: string }[] }}
 */
export function readAsked(argv, { own = false } = {}) {
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
    filing,
    prefix,
  } = values;
  const problems = filingProblems({ filing, prefix }, own || outside !== undefined);
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
    : {
        asked: { name, titleNe: titleNe.trim(), titleEn: titleEn.trim(), path, outside, packages, filing, prefix },
        problems,
      };
}

export const LINE = 'mf-annual-report --title-ne "वार्षिक विवरण" --title-en "Annual report" [--path /annual-report]';
