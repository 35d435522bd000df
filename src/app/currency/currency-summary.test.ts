import { expect, test } from 'vitest'
import { currencySummary, refusalText } from './currency-summary.ts'

const command = { market: 'bg', to: 'EUR', mode: 'plan', roundsShelf: false } as const

function summaryWith(startedPayments: readonly string[], texts: readonly string[] = []) {
  const open = { orders: 2, awaitingPayment: 1, sales: 0, startedPayments }
  const places = [{ place: 'promo.minimum_minor', rows: 1, before: 100n, after: 51n }]
  return currencySummary(command, { from: 'BGN', to: 'EUR', isUndo: false, places, open, texts })
}

test('the dry run names the orders whose payment was started', () => {
  expect(summaryWith(['K-1', 'K-2'])).toContain(
    'Payments started in BGN that have not ended, so --apply is refused until they have: K-1, K-2.',
  )
})

test('without such payments it says nothing about them', () => {
  expect(summaryWith([]).join('\n')).not.toContain('--apply is refused')
})

test('the refusal names them too', () => {
  expect(refusalText({ kind: 'payments-open', from: 'BGN', orders: ['K-1', 'K-2'] }, 'EUR')).toBe(
    'Payments that were started in BGN have not ended. Wait until they have, or end these orders: K-1, K-2.',
  )
})

test('the dry run names the texts to look at', () => {
  expect(summaryWith([], ['page faq', 'legal text terms'])).toContain(
    'Texts that go on naming BGN: page faq, legal text terms.',
  )
  expect(summaryWith([]).join('\n')).not.toContain('Texts that go on')
})
