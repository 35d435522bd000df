import { plural } from '../plural.ts'

export const searchRo = {
  page: 'Căutare',
  title: (words: string) => `Rezultate pentru „${words}”`,
  askTitle: 'Ce cauți?',
  askText: 'Scrie o marcă, un model sau ce știi despre el: memoria, culoarea.',
  description: 'Caută în magazinul Kintsu după marcă, model, memorie sau culoare.',
  nothing: (words: string) => `Nu am găsit nimic pentru „${words}”`,
  hints: [
    'Verifică dacă ai scris corect: o literă greșită o ghicim, mai multe nu întotdeauna.',
    'Scrie mai puțin: doar modelul, de exemplu „iPhone 13”.',
    'Poate că modelul s-a vândut între timp. Stocul se schimbă zilnic.',
  ],
  popular: 'Cele mai căutate acum',
  alsoIn: 'Vezi toată categoria:',
  suggestions: 'Sugestii',
  found: (n: number) =>
    plural('ro-RO', n, { one: '{n} sugestie', few: '{n} sugestii', other: '{n} de sugestii' }),
  category: 'categorie',
  brand: 'marcă',
  seeAll: (words: string) => `Vezi toate rezultatele pentru „${words}”`,
}

export type SearchText = typeof searchRo
