import { describe, expect, test } from 'vitest'
import { type FormStep, readTradeInForm } from './trade-in-step-form.ts'

function read(step: FormStep, form: string) {
  return readTradeInForm(step, new URLSearchParams(form))
}

test.each<[FormStep, string, unknown]>([
  ['intro', 'answer=CONSOLE', 'CONSOLE'],
  ['brand', 'answer=Apple', 'Apple'],
  ['model', 'answer=apple-iphone-13&q=iph', 'apple-iphone-13'],
  ['liquid-contact', 'answer=unknown', 'unknown'],
  ['phone-defects', 'answer=none', []],
  ['phone-defects', 'answer=sim&answer=wifi', ['sim', 'wifi']],
  ['battery', 'health=85-89&swollen=no', { health: '85-89', isSwollen: false }],
  ['battery', 'health=service&swollen=yes', { health: 'service', isSwollen: true }],
  [
    'console-controllers',
    'count=2&has=original&has=steady&has=cables',
    { count: 2, areOriginal: true, hasDrift: false, hasCables: true },
  ],
  [
    'console-controllers',
    'count=1&has=original&has=cables',
    { count: 1, areOriginal: true, hasDrift: true, hasCables: true },
  ],
  [
    'console-controllers',
    'count=0&has=original&has=steady',
    { count: 0, areOriginal: false, hasDrift: false, hasCables: false },
  ],
])('%s: %s', (step, form, value) => {
  expect(read(step, form)).toEqual({ ok: true, value })
})

describe('an unanswered question', () => {
  test.each<[FormStep, string, string]>([
    ['intro', '', 'answer'],
    ['grading-case', 'answer=', 'answer'],
    ['laptop-keyboard', '', 'answer'],
    ['battery', 'swollen=no', 'health'],
    ['battery', 'health=90-up', 'swollen'],
    ['console-controllers', 'has=cables', 'count'],
  ])('%s: %s', (step, form, field) => {
    expect(read(step, form)).toEqual({ ok: false, refusal: { kind: 'open', field } })
  })
})

test('a defect selected together with "none" is refused as a contradiction', () => {
  expect(read('display-defects', 'answer=none&answer=lines')).toEqual({
    ok: false,
    refusal: { kind: 'contradiction', field: 'answer' },
  })
})

test.each<[FormStep, string]>([
  ['burn-in', 'answer=sunny'],
  ['intro', 'answer=SPACESHIP'],
  ['phone-defects', 'answer=sim&answer=sim'],
  ['phone-defects', 'answer=hinge'],
  ['console-controllers', 'count=3'],
  ['console-controllers', 'count=many'],
])('No form of ours sends %s: %s', (step, form) => {
  expect(read(step, form)).toEqual({ ok: false, refusal: { kind: 'malformed' } })
})
