import { expect, test } from '@jest/globals';
import { citation } from '@registrar/domain/law/citation';
import { migrations } from '../migrations/migrations';
import { migrate, takeMigrations } from '../platform/database/migrate';
import { openDatabase } from '../platform/database/open-database';
import { readLookupFiles } from './seed/files';

const STEP = '0091-citations-in-one-form';

test('every rate names its provision in the one form', () => {
  const { configuration } = readLookupFiles();
  const cited = configuration.filter(({ reference }) => /^Companies Act/.test(reference));
  expect(cited.length).toBeGreaterThan(9);
  for (const { reference, referenceNepali } of cited) {
    expect(reference).toMatch(/^Companies Act, 2063, sections? \d/);
    expect(referenceNepali ?? '').not.toMatch(/[०-९क]\(/u);
  }
  expect(configuration.find(({ key }) => key === 'FINE_S81_2')).toMatchObject({
    reference: citation('81(2)').en,
    referenceNepali: citation('81(2)').ne,
  });
  expect(configuration.find(({ key }) => key === 'FEE_DEREGISTRATION')?.referenceNepali).toContain(
    citation('136(1)(ka)', '158(1)').ne,
  );
});

test('rows that were written before are put into it, and what an officer has worded stays', async () => {
  const database = await openDatabase({ kind: 'memory' });
  try {
    const { db } = database;
    await db.transaction().execute(async (tx) => {
      await takeMigrations(
        tx,
        Object.keys(migrations)
          .sort()
          .filter((name) => name !== STEP),
      );
      const row = { value: JSON.stringify({ basis: 'FLAT', feePaisa: 0 }), certainty: 'C' as const };
      await tx
        .insertInto('configuration')
        .values([
          {
            ...row,
            key: 'FEE_SOLE_SHAREHOLDER_HEIR',
            valid_from: '2006-11-03',
            reference:
              'Companies Act 2063, section 153(3): prescribed fee; the amount is to be confirmed by the office',
            reference_nepali: 'कम्पनी ऐन, २०६३ को दफा १५३(३): तोकिएको दस्तुर; रकम कार्यालयले पुष्टि गर्न बाँकी',
          },
          {
            ...row,
            key: 'FEE_SOLE_SHAREHOLDER_HEIR',
            valid_from: '2026-01-01',
            reference: 'Companies Act 2063, section 153(3), notice of the office',
            reference_nepali: 'कार्यालयको सूचना, दफा १५३(३)',
          },
        ])
        .execute();
    });
    expect(await migrate(db)).toEqual([STEP]);
    const rows = await db
      .selectFrom('configuration')
      .where('key', '=', 'FEE_SOLE_SHAREHOLDER_HEIR')
      .select(['reference', 'reference_nepali as referenceNepali'])
      .orderBy('valid_from')
      .execute();
    const { reference, referenceNepali } =
      readLookupFiles().configuration.find(({ key }) => key === 'FEE_SOLE_SHAREHOLDER_HEIR') ?? {};
    expect(rows).toEqual([
      { reference, referenceNepali },
      {
        reference: 'Companies Act 2063, section 153(3), notice of the office',
        referenceNepali: 'कार्यालयको सूचना, दफा १५३(३)',
      },
    ]);
  } finally {
    await database.close();
  }
});
