import type { Language } from '#domain/market/market.ts'
import type { FinancingText } from './ro.ts'

const loaders: Record<Language, () => Promise<FinancingText>> = {
  ro: async () => (await import('./ro.ts')).financingRo,
  bg: async () => (await import('./bg.ts')).financingBg,
  hu: async () => (await import('./hu.ts')).financingHu,
  el: async () => (await import('./el.ts')).financingEl,
}

/** The instalment text: downloaded once a method paid in instalments is chosen. */
export function loadFinancingText(language: Language): Promise<FinancingText> {
  return loaders[language]()
}
