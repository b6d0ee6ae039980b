import { parseArgs } from 'node:util';
import { createOfficer, newOfficerSchema } from './administration/create-officer';
import { readConfig } from './platform/config/config';
import { ExplainedError } from './platform/explained-error';
import { openPlatform } from './platform/platform';

const USAGE = `npm run create-officer -w gateway -- --username gita.poudel --email gita@example.gov.np --mobile 9812345678 \\
  --name-english "Gita Poudel" --name-nepali "गीता पौडेल" --role OFFICE_ADMINISTRATOR --office KTM`;

const text = { type: 'string' } as const;

try {
  const { values } = parseArgs({
    options: {
      username: text,
      email: text,
      mobile: text,
      'name-english': text,
      'name-nepali': text,
      role: text,
      office: text,
    },
  });
  const officer = newOfficerSchema.safeParse({
    ...values,
    nameEnglish: values['name-english'],
    nameNepali: values['name-nepali'],
  });
  if (!officer.success) {
    console.error(
      [...officer.error.issues.map(({ path, message }) => `  - ${path.join('.')}: ${message}`), '', USAGE].join('\n'),
    );
    process.exit(1);
  }
  const platform = await openPlatform(readConfig(process.env));
  const result = await createOfficer(platform, officer.data);
  await platform.close();
  if (result.kind === 'refused') {
    console.error(result.reason);
    process.exit(1);
  }
  console.log(
    `${officer.data.username} is ${officer.data.role}; a running gateway mails the temporary password to ${officer.data.email}.`,
  );
  process.exit(0);
} catch (error) {
  const understood = error instanceof ExplainedError;
  console.error(understood ? error.message : error);
  process.exit(1);
}
