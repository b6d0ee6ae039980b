import type { SoundWeights } from './sound-differences';

/**
 * Learned by `npm run bench:names -- --weights FILE` from the pairs of words in the names of a real register, not
 * written by hand. Each figure is how much the difference before it speaks for two words: `a>i` is an a that Nepali
 * has as i, `r>-` an r that it leaves out, C any consonant, V any vowel; `first` and `last` are the ends of a word,
 * `more` is each consonant after the first that differs.
 */
const LEARNED = `
C>C=3.1 a>i=2.8 a>u=2.6 r>n=1.9 a>o=1.8 f>-=1.8 o>i=1.8 ->C=1.7 g>s=1.6 l>d=1.6 c>-=1.5 C>-=1.5 k>n=1.5 l>b=1.5
m>t=1.5 n>s=1.5 n>t=1.5 r>b=1.5 b>r=1.4 f>t=1.4 k>p=1.4 m>r=1.4 p>d=1.4 t>b=1.4 ->o=1.3 ->u=1.3 g>t=1.3 k>b=1.3
l>s=1.3 last:->i=1.3 last:b>-=1.3 s>b=1.3 u>e=1.3 ->p=1.2 b>k=1.2 d>p=1.2 d>r=1.2 e>o=1.2 j>b=1.2 k>d=1.2
k>r=1.2 k>t=1.2 l>t=1.2 m>-=1.2 n>p=1.2 p>k=1.2 p>s=1.2 a>y=1.1 d>-=1.1 d>l=1.1 e>u=1.1 g>l=1.1 g>m=1.1 g>n=1.1
j>n=1.1 l>h=1.1 last:->C=1.1 last:->V=1.1 n>g=1.1 n>k=1.1 p>j=1.1 p>n=1.1 r>s=1.1 s>d=1.1 s>f=1.1 s>l=1.1
s>n=1.1 t>f=1.1 t>g=1.1 ->m=1 b>g=1 b>j=1 b>t=1 c>d=1 c>t=1 d>k=1 d>m=1 f>n=1 g>b=1 j>r=1 j>t=1 l>g=1 last:->o=1
last:->p=1 last:u>-=1 m>j=1 m>s=1 n>b=1 n>c=1 p>r=1 p>t=1 r>c=1 r>g=1 r>m=1 s>p=1 t>m=1 ->f=0.9 ->s=0.9 b>l=0.9
b>n=0.9 b>s=0.9 c>b=0.9 i>o=0.9 i>u=0.9 j>d=0.9 l>m=0.9 last:c>-=0.9 last:i>-=0.9 last:j>s=0.9 last:o>-=0.9
m>d=0.9 m>g=0.9 n>f=0.9 r>k=0.9 s>h=0.9 c>l=0.8 d>h=0.8 f>s=0.8 h>t=0.8 l>j=0.8 last:e>i=0.8 last:m>r=0.8
last:r>-=0.8 last:t>n=0.8 last:u>i=0.8 n>r=0.8 p>m=0.8 r>f=0.8 t>k=0.8 t>n=0.8 b>f=0.7 c>g=0.7 c>r=0.7 d>b=0.7
f>j=0.7 j>-=0.7 j>k=0.7 j>m=0.7 l>n=0.7 last:->c=0.7 last:->k=0.7 last:b>r=0.7 last:c>d=0.7 last:n>d=0.7 p>b=0.7
p>g=0.7 p>h=0.7 s>-=0.7 s>g=0.7 t>-=0.7 t>h=0.7 t>p=0.7 u>i=0.7 u>y=0.7 ->j=0.6 a>-=0.6 b>d=0.6 f>d=0.6 f>m=0.6
k>f=0.6 l>-=0.6 last:c>l=0.6 last:l>j=0.6 last:n>h=0.6 last:n>k=0.6 last:r>g=0.6 last:s>d=0.6 last:s>t=0.6
n>l=0.6 p>-=0.6 p>c=0.6 p>l=0.6 r>t=0.6 t>l=0.6 V>-=0.6 y>o=0.6 ->i=0.5 ->k=0.5 ->l=0.5 ->r=0.5 ->t=0.5 b>-=0.5
b>p=0.5 d>c=0.5 f>b=0.5 g>c=0.5 g>p=0.5 i>-=0.5 k>-=0.5 last:->n=0.5 last:->r=0.5 last:->t=0.5 last:->u=0.5
last:d>-=0.5 last:d>b=0.5 last:d>n=0.5 last:g>t=0.5 last:h>t=0.5 last:j>-=0.5 last:k>d=0.5 last:k>n=0.5
last:l>-=0.5 last:l>b=0.5 last:l>h=0.5 last:l>s=0.5 last:n>j=0.5 last:n>s=0.5 last:r>l=0.5 last:t>k=0.5 m>l=0.5
n>j=0.5 r>d=0.5 r>h=0.5 r>p=0.5 V>V=0.5 ->d=0.4 c>p=0.4 l>c=0.4 last:->l=0.4 last:b>s=0.4 last:c>r=0.4
last:g>n=0.4 last:j>d=0.4 last:j>r=0.4 last:k>c=0.4 last:l>d=0.4 last:n>b=0.4 last:n>c=0.4 last:p>-=0.4
last:r>c=0.4 last:r>j=0.4 last:s>n=0.4 last:t>c=0.4 m>f=0.4 s>m=0.4 s>r=0.4 t>j=0.4 last:f>p=-0.4 last:j>c=-0.4
last:k>r=-0.4 last:k>s=-0.4 n>d=-0.4 s>k=-0.4 same:V=-0.4 ->g=-0.5 last:l>r=-0.5 m>b=-0.5 o>e=-0.5 short=-0.5
t>s=-0.5 e>y=-0.6 h>s=-0.6 i>e=-0.6 i>y=-0.6 j>g=-0.6 last:b>m=-0.6 last:g>d=-0.6 last:h>s=-0.6 last:r>d=-0.6
s>t=-0.6 b>h=-0.7 last:j>g=-0.7 o>a=-0.7 u>a=-0.7 a>e=-0.8 e>a=-0.8 first:V>V=-0.8 j>c=-0.8 last:->j=-0.8
last:d>t=-0.8 last:g>j=-0.8 last:h>-=-0.8 last:k>g=-0.8 last:o>u=-0.8 same:C=-0.8 y>e=-0.8 ->y=-0.9
last:g>-=-0.9 s>c=-0.9 e>i=-1 first:->V=-1 last:->e=-1 y>a=-1 k>c=-1.1 last:i>o=-1.1 last:o>e=-1.1 p>f=-1.1
f>p=-1.2 last:c>k=-1.2 b>m=-1.3 last:e>-=-1.3 m>n=-1.3 d>j=-1.4 first:C>-=-1.4 first:V>-=-1.4 k>g=-1.4 h>-=-1.5
n>m=-1.6 t>d=-1.7 c>s=-2.1 j>s=-2.2 last:s>j=-2.2 s>j=-2.4 t>c=-2.4 first:->C=-2.6 c>k=-2.7 g>j=-3.1
`;

export const SOUND_WEIGHTS: SoundWeights = {
  start: 0.1,
  bar: 1,
  of: Object.fromEntries(
    LEARNED.trim()
      .split(/\s+/)
      .map((entry) => {
        const at = entry.indexOf('=');
        return [entry.slice(0, at), Number(entry.slice(at + 1))];
      }),
  ),
};
