import type { HelpPage } from '#domain/device/search/help-text.ts'
import { plural } from '#text/plural.ts'

export const searchRo = {
  page: 'Căutare',
  title: (text: string) => `Rezultate pentru „${text}”`,
  askTitle: 'Ce cauți?',
  askText: 'Scrie o marcă, un model sau ce știi despre el: memoria, culoarea.',
  description: 'Caută în magazinul Kintsu după marcă, model, memorie sau culoare.',
  nothing: (text: string) => `Nu am găsit nimic pentru „${text}”`,
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
  accessoriesTitle: 'Accesorii',
  seeAccessories: 'Vezi toate accesoriile de acest fel',
  accessory: 'accesoriu',
  help: 'ajutor',
  helpTitle: 'Ajutor',
  helpPages: {
    return: 'Returnează un produs',
    withdrawal: 'Dreptul de retragere',
    'my-warranties': 'Garanțiile mele',
    'my-purchases': 'Cumpărăturile mele',
    sell: 'Vinde-ți dispozitivul',
    support: 'Întrebări și contact',
  } as Readonly<Record<HelpPage, string>>,
  seeAll: (text: string) => `Vezi toate rezultatele pentru „${text}”`,
}

export type SearchText = typeof searchRo
