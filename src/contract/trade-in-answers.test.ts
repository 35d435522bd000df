import { expect, test } from 'vitest'
import type { Answers } from '#domain/trade-in/answers.ts'
import { parse } from './schema.ts'
import { tradeInAnswersSchema } from './trade-in-answers.ts'

const answers = {
  intro: 'SMARTPHONE',
  brand: 'Apple',
  model: 'apple-iphone-13',
  'config-all': { storage: '128 GB', color: 'Midnight' },
  'config-provider': 'unlocked',
  'liquid-contact': 'unknown',
  'grading-display': 'light',
  battery: { health: '85-89', isSwollen: false },
  'phone-defects': ['charging', 'sim'],
} as const satisfies Answers

test('stored answers of a seller are read back unchanged, and no answers are a new start', () => {
  expect(parse(tradeInAnswersSchema, answers)).toEqual({ ok: true, value: answers })
  expect(parse(tradeInAnswersSchema, {})).toEqual({ ok: true, value: {} })
})

test.each<[string, Record<string, unknown>]>([
  ['a choice that is none', { 'grading-display': 'perfect' }],
  ['a defect of another device', { 'phone-defects': ['hinge'] }],
  ['a defect ticked twice', { 'phone-defects': ['sim', 'sim'] }],
  [
    'three controllers',
    {
      'console-controllers': { count: 3, areOriginal: true, hasDrift: false, hasCables: true },
    },
  ],
  ['a battery that does not say whether it is swollen', { battery: { health: '90-up' } }],
  ['a price of the seller’s own', { price: 1_000_000 }],
  ['a base price in the configuration', { 'config-all': { storage: '128 GB', base: '1' } }],
  ['a brand without a name', { brand: '' }],
])('%s is refused', (_, changes) => {
  expect(parse(tradeInAnswersSchema, { ...answers, ...changes }).ok).toBe(false)
})
