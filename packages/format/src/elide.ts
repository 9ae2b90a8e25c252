/** An h is taken for one that is heard. */
const beginsWithVowel = (name: string): boolean => /^[aeiou]/iu.test(name.normalize('NFD'));

/** “de” before a name, as French shortens it: d’Alder Bay, de Pellerby. */
export const withDe = (name: string): string => (beginsWithVowel(name) ? `d’${name}` : `de ${name}`);

/** “que” before a name: qu’Ava, que Maya. */
export const withQue = (name: string): string => (beginsWithVowel(name) ? `qu’${name}` : `que ${name}`);
