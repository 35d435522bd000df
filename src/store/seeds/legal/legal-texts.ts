import type { Market } from '#domain/market/market.ts'

export const legalVersion = '2026-11'

type LegalText = { readonly title: string; readonly body: string }

export const legalTexts: Readonly<Record<Market, Readonly<Record<'terms' | 'privacy', LegalText>>>> = {
  ro: { terms: { title: 'Termeni și condiții', body: '' }, privacy: { title: 'Confidențialitate', body: '' } },
  bg: { terms: { title: 'Общи условия', body: '' }, privacy: { title: 'Поверителност', body: '' } },
  hu: { terms: { title: 'Általános szerződési feltételek', body: '' }, privacy: { title: 'Adatkezelés', body: '' } },
  gr: { terms: { title: 'Όροι', body: '' }, privacy: { title: 'Απόρρητο', body: '' } },
}
