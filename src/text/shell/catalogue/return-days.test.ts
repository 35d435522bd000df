import { expect, test } from 'vitest'
import { bg } from './bg.ts'
import { el } from './el.ts'
import { hu } from './hu.ts'
import { ro } from './ro.ts'

test.each([
  [ro, 1, 'Retur în 1 zi'],
  [ro, 14, 'Retur în 14 zile'],
  [ro, 60, 'Retur în 60 de zile'],
  [bg, 1, '1 ден за връщане'],
  [bg, 60, '60 дни за връщане'],
  [hu, 1, '1 napos visszaküldés'],
  [hu, 60, '60 napos visszaküldés'],
  [el, 1, '1 ημέρα για επιστροφή'],
  [el, 60, '60 ημέρες για επιστροφή'],
] as const)(
  'the home page counts return days by the rules of its language: %$',
  (text, n, title) => {
    expect(text.home.proofs.returns.title(n)).toBe(title)
  },
)

test.each([
  [ro, 'retur în 19 zile', 'retur în 20 de zile'],
  [bg, 'връщане до 19 дни', 'връщане до 20 дни'],
  [hu, '19 napos visszaküldés', '20 napos visszaküldés'],
  [el, 'επιστροφή εντός 19 ημερών', 'επιστροφή εντός 20 ημερών'],
] as const)('descriptions for search engines name the return days: %$', (text, few, many) => {
  for (const [n, expected] of [
    [19, few],
    [20, many],
  ] as const) {
    expect(text.home.description(n)).toContain(expected)
    expect(text.listing.description('A', n)).toContain(expected)
    expect(text.product.metaDescription('A', n)).toContain(expected)
  }
})

test('the answer on returns names the return days', () => {
  const answers = [ro, bg, hu, el].map(text => text.home.questionList.returns.answer(30))
  expect(answers.map(answer => answer.split(',').find(part => part.includes('30')))).toEqual([
    ' în 30 de zile de la livrare',
    ' до 30 дни от доставката',
    ' az átvételtől számított 30 napon belül',
    ' μέσα σε 30 ημέρες από την παράδοση',
  ])
})
