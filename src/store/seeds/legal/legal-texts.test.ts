import { expect, test } from 'vitest'
import { legalTexts } from './legal-texts.ts'

const lenders = {
  ro: ['tbi bank', 'Oney'],
  bg: ['tbi bank'],
  hu: ['Cofidis'],
  gr: ['tbi bank'],
} as const

test.each(['ro', 'bg', 'hu', 'gr'] as const)(
  'the texts of %s have the sections that a consent to a loan links to',
  market => {
    const { terms, privacy } = legalTexts[market]
    const sectionOf = (body: string, id: string) =>
      body.split(/^## /m).find(section => section.split('\n')[0]?.endsWith(`{#${id}}`))
    for (const lender of lenders[market]) {
      expect(sectionOf(terms.body, 'credit')).toContain(lender)
      expect(sectionOf(privacy.body, 'recipients')).toContain(lender)
    }
  },
)
