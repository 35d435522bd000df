import { plural } from '#text/plural.ts'

export const savedRo = {
  title: 'Favorite',
  lead: 'Dispozitivele cu inima plină sunt păstrate în acest browser; dacă intri în cont, le găsești pe orice dispozitiv. Linkul de mai jos arată lista și altcuiva.',
  empty: 'Încă nu ai nimic la favorite',
  emptyText: 'Apasă inima de pe un dispozitiv și îl găsești aici.',
  gone: (n: number) =>
    plural('ro-RO', n, {
      one: '{n} dispozitiv din listă nu mai este în magazin.',
      few: '{n} dispozitive din listă nu mai sunt în magazin.',
      other: '{n} de dispozitive din listă nu mai sunt în magazin.',
    }),
  seen: 'Văzute recent',
  link: 'Linkul acestei liste',
  copy: 'Copiază linkul',
  copied: 'Link copiat',
  choose: 'Compară',
  compareThese: 'Compară ce ai ales',
  compareHint: 'Alege de la două la patru dispozitive.',
  compareTitle: 'Comparație',
  compareLead: 'Sus e ce diferă, jos ce e la fel.',
  tooFew: 'Pentru o comparație alege cel puțin două dispozitive',
  differs: 'Diferă',
  same: 'La fel',
  price: 'Preț',
  soldOut: 'Nu mai este în stoc',
  back: 'Înapoi la favorite',
  phones: 'Vezi telefoanele',
}

export type SavedText = typeof savedRo
