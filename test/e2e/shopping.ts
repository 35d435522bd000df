import { type Plan, plans } from './buyers.ts'

/** The text and choices of a shopper on the way from a category to an order with every extra. */
export type Shopping = {
  readonly market: 'ro' | 'bg'
  readonly facets: readonly (readonly [question: string, value: string])[]
  /** Another storage, another colour, the same grade: the values the product then has. */
  readonly changes: readonly (readonly [question: RegExp, value: string])[]
  readonly grade: RegExp
  readonly newBattery: RegExp
  readonly freeProtector: RegExp
  readonly accessories: RegExp
  /** With a mistake or in the other alphabet: a query for the iPhone 13. */
  readonly typed: string
  readonly extrasOfFirst: RegExp
  readonly warranty: readonly [question: string, choice: RegExp]
  /** The first of two tabs, in a market with two, and the option chosen there before the other. */
  readonly screen?: readonly [tab: string, question: string, without: string]
  readonly insurance: readonly [tab: string, question: string, choice: RegExp]
  readonly giftWrap: string
  readonly giftWrapMinor: number
  readonly refused: readonly (readonly [code: string, kind: string, message: string])[]
  readonly discount: string
  readonly soldOut: string
  readonly inVeryGood: RegExp
  readonly takeInstead: RegExp
  readonly taken: string
  readonly plan: Plan
}

export const shoppings: readonly Shopping[] = [
  {
    market: 'ro',
    facets: [
      ['Marcă', 'Samsung'],
      ['Culoare', 'Mov'],
      ['Stare', 'Foarte bun'],
    ],
    changes: [
      [/^Memorie/, '128 GB'],
      [/^Culoare/, 'Awesome White'],
    ],
    grade: /^Stare/,
    newBattery: /^Baterie nouă/,
    freeProtector: /^Gratuit, Folie de sticlă/,
    accessories: /^Accesorii potrivite pentru/,
    typed: 'iphnoe 13',
    extrasOfFirst: /^Opțiuni pentru .*Galaxy A54/,
    warranty: ['Garanție extinsă', /^\+24 de luni/],
    screen: ['Ecran', 'Asigurare, Ecran', 'Fără'],
    insurance: ['Daune accidentale și furt', 'Asigurare, Daune accidentale și furt', /^12 luni/],
    giftWrap: 'Ambalaj cadou',
    giftWrapMinor: 1900,
    refused: [
      ['VARA25', 'expired', 'Codul acesta a expirat.'],
      ['PRIMII', 'used-up', 'Codul acesta a fost deja folosit.'],
    ],
    discount: 'Codul KINTSU10 îți dă o reducere de 10 %.',
    soldOut: 'nu mai este în stoc',
    inVeryGood: /^Îl avem în starea „Foarte bun”, la /,
    takeInstead: /^Adaugă-l în schimb: .*iPhone 13, Foarte bun$/,
    taken: 'starea „Foarte bun”.',
    plan: plans.ro,
  },
  {
    market: 'bg',
    facets: [
      ['Марка', 'Samsung'],
      ['Цвят', 'Лилав'],
      ['Състояние', 'Много добро'],
    ],
    changes: [
      [/^Цвят/, 'Awesome Lime'],
      [/^Памет/, '128 GB'],
    ],
    grade: /^Състояние/,
    newBattery: /^Нова батерия/,
    freeProtector: /^Безплатно, Закалено/,
    accessories: /^Подходящи аксесоари за/,
    typed: 'айфон 13',
    extrasOfFirst: /^Допълнения за .*Galaxy A54/,
    warranty: ['Удължена гаранция', /^\+24 месеца/],
    insurance: ['Екран', 'Застраховка, Екран', /^12 месеца/],
    giftWrap: 'Подаръчна опаковка',
    giftWrapMinor: 500,
    refused: [
      ['MULTUMESC', 'other-market', 'Този код е за наш магазин в друга държава.'],
      ['NYAMA', 'unknown', 'Няма такъв код.'],
    ],
    discount: 'Код KINTSU10 ти дава отстъпка 10%.',
    soldOut: 'вече не е в наличност',
    inVeryGood: /^Имаме го в състояние „Много добро“ за /,
    takeInstead: /^Добави го вместо него: .*iPhone 13, Много добро$/,
    taken: 'състояние „Много добро“.',
    plan: plans.bg,
  },
]
