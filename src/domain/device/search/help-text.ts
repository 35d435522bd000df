import type { FixedPage } from '#domain/market/pages.ts'
import { foldedWords } from './fold-words.ts'

const returns = [
  'retur',
  'returnare',
  'returnez',
  'returnat',
  'rambursare',
  'return',
  'returns',
  'refund',
  'връщане',
  'връщам',
  'върна',
  'рекламация',
  'възстановяване',
  'visszakuldes',
  'visszakuldom',
  'visszaterites',
  'επιστροφή',
  'επιστροφές',
  'επιστρέψω',
] as const

const warranties = [
  'garantie',
  'garantia',
  'garantii',
  'defect',
  'warranty',
  'гаранция',
  'гаранции',
  'гаранционен',
  'дефект',
  'garancia',
  'jotallas',
  'szavatossag',
  'εγγύηση',
  'εγγυήσεις',
  'βλάβη',
] as const

/** Pages that answer questions, with the words by which customers look for them, in the languages of the markets. */
const wordsOfPages = {
  return: returns,
  withdrawal: [
    ...returns,
    'retragere',
    'отказ',
    'elallas',
    'elallasi',
    'υπαναχώρηση',
    'υπαναχώρησης',
  ],
  'my-warranties': warranties,
  'my-purchases': [
    'comanda',
    'comenzi',
    'factura',
    'order',
    'invoice',
    'поръчка',
    'поръчки',
    'фактура',
    'rendeles',
    'rendelesem',
    'szamla',
    'παραγγελία',
    'τιμολόγιο',
  ],
  sell: ['vinde', 'vanzare', 'sell', 'продай', 'продавам', 'eladas', 'eladom', 'πώληση', 'πουλήσω'],
  support: [
    ...warranties,
    'ajutor',
    'suport',
    'asistenta',
    'intrebari',
    'contact',
    'livrare',
    'curier',
    'plata',
    'rate',
    'help',
    'support',
    'delivery',
    'shipping',
    'payment',
    'помощ',
    'поддръжка',
    'контакт',
    'контакти',
    'въпроси',
    'доставка',
    'куриер',
    'плащане',
    'изплащане',
    'segitseg',
    'kapcsolat',
    'ugyfelszolgalat',
    'kerdesek',
    'szallitas',
    'futar',
    'fizetes',
    'reszletfizetes',
    'βοήθεια',
    'επικοινωνία',
    'ερωτήσεις',
    'αποστολή',
    'παράδοση',
    'πληρωμή',
    'δόσεις',
  ],
} as const satisfies Partial<Record<FixedPage, readonly string[]>>

export type HelpPage = keyof typeof wordsOfPages
export const helpPages = Object.keys(wordsOfPages) as readonly HelpPage[]

export const helpWords: readonly string[] = Object.values(wordsOfPages).flat()

/** A word may name several pages. */
const pagesByWord: readonly (readonly [word: string, page: HelpPage])[] = helpPages.flatMap(page =>
  wordsOfPages[page].map(word => [foldedWords(word).join(''), page] as const),
)

const shortestBegun = 4

/** The pages that words of a search text name, also before a word is fully typed; each once. */
export function helpPagesFor(text: string): readonly HelpPage[] {
  return [...new Set(foldedWords(text).flatMap(pagesOf))]
}

function pagesOf(word: string): readonly HelpPage[] {
  const exact = pagesWhere(known => known === word)
  if (exact.length > 0 || word.length < shortestBegun) return exact
  return pagesWhere(known => known.startsWith(word))
}

function pagesWhere(matches: (known: string) => boolean): readonly HelpPage[] {
  return pagesByWord.flatMap(([known, page]) => (matches(known) ? [page] : []))
}
