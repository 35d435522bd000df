import { keyOf } from './words.ts'

export type TaxScheme = 'margin' | 'vat'

const spellings: Readonly<Record<TaxScheme, readonly string[]>> = {
  margin: ['margin', 'margin scheme', 'marjă', 'regimul marjei', 'марж', 'különbözet', 'περιθώριο'],
  vat: ['vat', 'tva', 'ддс', 'dds', 'áfa', 'φπα', 'fpa'],
}

const schemeOfKey: ReadonlyMap<string, TaxScheme> = new Map(
  (Object.keys(spellings) as TaxScheme[]).flatMap(scheme =>
    spellings[scheme].map(word => [keyOf(word), scheme] as const),
  ),
)

/** The margin scheme is a flag of each unit (rules-of-trade.md 6). */
export function readTaxScheme(text: string): TaxScheme | undefined {
  return schemeOfKey.get(keyOf(text))
}
