import type { Company } from '../market/company.ts'
import type { Market } from '../market/market.ts'

/** What a market of a live shop has. */
export type MarketState = {
  readonly market: Market
  readonly company: Company | undefined
  /** The keys of its published legal texts and pages. */
  readonly texts: readonly string[]
  readonly counties: number
  readonly localities: number
  readonly streets: number
  readonly services: number
  readonly basePrices: number
  readonly units: number
  readonly owners: number
  /** Payment methods that are switched on. */
  readonly methods: number
  /** Those of them whose provider is not configured. */
  readonly unconnected: readonly string[]
  /** Whether the adapter of its courier is configured; without one staff send parcels by hand. */
  readonly hasCarrier: boolean
  readonly isLegalTender: boolean
}

export type ReadinessKey =
  | 'company'
  | 'texts'
  | 'places'
  | 'owner'
  | 'payment'
  | 'currency'
  | 'streets'
  | 'carrier'
  | 'services'
  | 'price-book'
  | 'stock'

/** One line of the checklist. A market opens when everything that is `needed` is there. */
export type Readiness = {
  readonly market: Market
  readonly key: ReadinessKey
  readonly need: 'needed' | 'advised'
  readonly isThere: boolean
  /** What is missing, or what is there. */
  readonly facts: string
}

/** The checklist of a market: what it needs to sell, then what it should have. `texts`: those that it needs. */
export function readinessOf(state: MarketState, texts: readonly string[]): readonly Readiness[] {
  const { market, counties, localities, unconnected, methods } = state
  const lackingTexts = texts.filter(key => !state.texts.includes(key))
  const lackingFacts = lackingCompanyFacts(state.company)
  const line = (
    need: Readiness['need'],
    key: ReadinessKey,
    isThere: boolean,
    facts: string | number,
  ): Readiness => ({ market, key, need, isThere, facts: String(facts) })
  return [
    line('needed', 'company', lackingFacts.length === 0, lackingFacts.join(', ')),
    line('needed', 'texts', lackingTexts.length === 0, lackingTexts.join(', ')),
    line(
      'needed',
      'places',
      counties > 0 && localities > 0,
      `${counties} counties, ${localities} localities`,
    ),
    line('needed', 'owner', state.owners > 0, state.owners),
    line(
      'needed',
      'payment',
      methods > 0 && unconnected.length === 0,
      unconnected.length > 0 ? unconnected.join(', ') : methods,
    ),
    line('needed', 'currency', state.isLegalTender, ''),
    line('advised', 'streets', state.streets > 0, state.streets),
    line('advised', 'carrier', state.hasCarrier, ''),
    line('advised', 'services', state.services > 0, state.services),
    line('advised', 'price-book', state.basePrices > 0, state.basePrices),
    line('advised', 'stock', state.units > 0, state.units),
  ]
}

export function isReady(lines: readonly Readiness[]): boolean {
  return lines.every(({ need, isThere }) => need === 'advised' || isThere)
}

const companyFacts = [
  'name',
  'registrationNumber',
  'vatNumber',
  'address',
  'phone',
  'email',
] as const

/** Empty facts, and those of the demo: numbers of zeros alone, addresses that nobody can own. */
function lackingCompanyFacts(company: Company | undefined): readonly string[] {
  return companyFacts.filter(fact => {
    const value = company?.[fact].trim() ?? ''
    return value === '' || value.endsWith('.example') || /^\D*0{6,}\D*$/.test(value)
  })
}
