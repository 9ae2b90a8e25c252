/** “de” before a name, as French shortens it: d’Alder Bay, de Pellerby. An h is taken for one that is heard. */
export const withDe = (name: string): string =>
  /^[aeiou]/iu.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
