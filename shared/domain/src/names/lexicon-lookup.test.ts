import { expect, test } from '@jest/globals';
import { analyseName } from './analysed-name';

test.each(['काठमाडौँ', 'काठमाडौं', 'काठमाण्डौ', 'हेटौँडा', 'हेटौंडा'])(
  '%s is known as a place, in the spelling of today and the former ones',
  (word) => {
    const [first] = analyseName({ english: 'Furniture', nepali: `${word} फर्निचर` }).nepali;
    expect(first?.concept).toMatchObject({ kind: 'place', exact: true });
  },
);
