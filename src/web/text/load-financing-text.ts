import type { Language } from '#domain/market/market.ts'
import type { FinancingText } from './financing/ro.ts'

const loaders: Record<Language, () => Promise<FinancingText>> = {
  ro: async () => (await import('./financing/ro.ts')).financingRo,
  bg: async () => (await import('./financing/bg.ts')).financingBg,
  hu: async () => (await import('./financing/hu.ts')).financingHu,
  el: async () => (await import('./financing/el.ts')).financingEl,
}

/** The instalment text: downloaded once a method paid in instalments is chosen. */
export function loadFinancingText(language: Language): Promise<FinancingText> {
  return loaders[language]()
}
