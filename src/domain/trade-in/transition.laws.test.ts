import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceTypes } from '#test/support/sold-answers.ts'
import type { AnsweredStep, Answers } from './answers.ts'
import type { ModelFacts } from './steps.ts'
import { answer, type FactsOf, isOpen, knownSteps, openStep, stepAfter } from './transition.ts'

const models: Record<string, ModelFacts> = Object.fromEntries(
  deviceTypes.flatMap(type =>
    [0, 1, 2, 3, 4, 5, 6, 7].map(bits => [
      `${type}-${bits}`,
      {
        type,
        isOled: (bits & 1) > 0,
        isCellular: (bits & 2) > 0,
        isHandheld: (bits & 4) > 0,
      },
    ]),
  ),
)
const factsOf: FactsOf = id => models[id]

const values: { readonly [Step in AnsweredStep]: readonly NonNullable<Answers[Step]>[] } = {
  intro: deviceTypes,
  brand: ['Apple', 'Samsung'],
  model: Object.keys(models),
  'config-all': [{ storage: '64 GB' }, { storage: '128 GB', color: 'Black' }],
  'config-storage': [{ storage: '1 TB' }],
  'config-provider': ['unlocked', 'unknown'],
  'liquid-contact': ['none', 'faults'],
  'burn-in': ['none', 'strong'],
  'grading-display': ['flawless', 'unknown'],
  'grading-case': ['like-new', 'cracked'],
  'console-defects': [[], ['hdmi']],
  battery: [
    { health: '90-up', isSwollen: false },
    { health: 'normal', isSwollen: true },
  ],
  'console-controllers': [{ count: 1, areOriginal: true, hasDrift: false, hasCables: true }],
  'laptop-keyboard': [[], ['dead-keys']],
  'display-defects': [[], ['lines']],
  'phone-defects': [[], ['sim']],
  'tablet-defects': [[]],
  'smartwatch-defects': [[]],
  'laptop-defects': [[], ['lock']],
  email: ['seller@example.com'],
}

const choice = fc.tuple(
  fc.constantFrom(...(Object.keys(values) as AnsweredStep[])),
  fc.nat({ max: 1_000 }),
)

function after(choices: readonly (readonly [AnsweredStep, number])[]): Answers {
  return choices.reduce<Answers>((answers, [step, which]) => {
    const value = values[step][which % values[step].length]
    return value === undefined ? answers : answer(answers, step, value as never, factsOf)
  }, {})
}

test('For any answers, the open step is among the questions, is reachable, and all steps before it are answered', () => {
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 40 }), choices => {
      const answers = after(choices)
      const open = openStep(answers, factsOf)
      const steps = knownSteps(answers, factsOf)
      if (open === 'offer' && !steps.includes('offer')) throw new Error('an offer without a model')
      expect(isOpen(answers, open, factsOf)).toBe(true)
      const before = steps.slice(0, steps.indexOf(open))
      expect(before.every(step => step in answers)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('From any state, answering the open step repeatedly reaches the offer, and next from there reaches the end', () => {
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 40 }), fc.nat(), (choices, which) => {
      let answers = after(choices)
      let count = 0
      while (openStep(answers, factsOf) !== 'offer') {
        const step = openStep(answers, factsOf) as AnsweredStep
        const value = values[step][which % values[step].length] ?? values[step][0]
        answers = answer(answers, step, value as never, factsOf)
        count += 1
        // At most thirteen questions; a battery answer from another device type's scale is asked again.
        if (count > 30) throw new Error(`a circle at ${step}`)
        if (step === 'battery' && openStep(answers, factsOf) === 'battery')
          answers = answer(answers, 'battery', { health: 'unknown', isSwollen: false }, factsOf)
      }
      expect(stepAfter(answers, 'offer', factsOf)).toBe('auth')
      expect(stepAfter(answers, 'auth', factsOf)).toBe('payment')
      expect(stepAfter(answers, 'payment', factsOf)).toBe('delivery')
      expect(stepAfter(answers, 'delivery', factsOf)).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

test('Stored answers belong to the questions of the model: no answer of another device stays once the model is chosen', () => {
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 40 }), choices => {
      const answers = after(choices)
      const answeredSteps = answers.model === undefined ? [] : Object.keys(answers)
      const steps: readonly string[] = knownSteps(answers, factsOf)
      expect(answeredSteps.filter(step => !steps.includes(step))).toEqual([])
    }),
    { numRuns: 500 },
  )
})
