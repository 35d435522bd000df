import { expect, test } from 'vitest'
import type { Answers } from './answers.ts'
import type { ModelFacts } from './steps.ts'
import { answer, type FactsOf, isOpen, openStep, stepAfter, stepBefore } from './transition.ts'

const plain = { isOled: false, isCellular: false, isHandheld: false }
const known: Record<string, ModelFacts> = {
  'oled-phone': { ...plain, type: 'SMARTPHONE', isOled: true, isCellular: true },
  'lcd-phone': { ...plain, type: 'SMARTPHONE', isCellular: true },
  laptop: { ...plain, type: 'LAPTOP' },
  tablet: { ...plain, type: 'TABLET', isCellular: true },
}
const factsOf: FactsOf = id => known[id]

const toModel: Answers = { intro: 'SMARTPHONE', brand: 'Apple', model: 'oled-phone' }
const graded: Answers = {
  ...toModel,
  'config-all': { storage: '128 GB' },
  'config-provider': 'unlocked',
  'liquid-contact': 'none',
  'burn-in': 'faint',
  'grading-display': 'light',
  'grading-case': 'dents',
  battery: { health: '85-89', isSwollen: false },
}

test('The questions start with the device type, and resume at the first open step', () => {
  expect(openStep({}, factsOf)).toBe('intro')
  expect(openStep(toModel, factsOf)).toBe('config-all')
  expect(openStep(graded, factsOf)).toBe('display-defects')
})

test('A step opens once all before it are answered, and can still be revisited', () => {
  expect(isOpen(graded, 'burn-in', factsOf)).toBe(true)
  expect(isOpen(graded, 'display-defects', factsOf)).toBe(true)
  expect(isOpen(graded, 'phone-defects', factsOf)).toBe(false)
  expect(isOpen(graded, 'laptop-keyboard', factsOf)).toBe(false)
  expect(isOpen({}, 'offer', factsOf)).toBe(false)
})

test('Next and back follow the questions of the model', () => {
  expect(stepAfter(toModel, 'liquid-contact', factsOf)).toBe('burn-in')
  expect(stepAfter({ ...toModel, model: 'lcd-phone' }, 'liquid-contact', factsOf)).toBe(
    'grading-display',
  )
  expect(stepBefore(graded, 'grading-display', factsOf)).toBe('burn-in')
  expect(stepBefore(graded, 'intro', factsOf)).toBeUndefined()
  expect(stepAfter(graded, 'delivery', factsOf)).toBeUndefined()
})

test('Another model of the type keeps the condition, and drops the configuration and the questions it does not have', () => {
  const { 'burn-in': _, 'config-all': __, ...rest } = graded
  expect(answer(graded, 'model', 'lcd-phone', factsOf)).toEqual({ ...rest, model: 'lcd-phone' })
})

test('Another device type drops brand and model at once, and phone-only answers with the next model', () => {
  const switched = answer(graded, 'intro', 'LAPTOP', factsOf)
  expect(switched.brand).toBeUndefined()
  expect(switched.model).toBeUndefined()
  const laptop = answer(answer(switched, 'brand', 'Lenovo', factsOf), 'model', 'laptop', factsOf)
  expect(laptop).toEqual({
    intro: 'LAPTOP',
    brand: 'Lenovo',
    model: 'laptop',
    'liquid-contact': 'none',
    'grading-display': 'light',
    'grading-case': 'dents',
  })
})

test('The same answer again drops no other answers', () => {
  expect(answer(graded, 'model', 'oled-phone', factsOf)).toEqual(graded)
})

test('The offer is the open step once every question is answered', () => {
  const complete: Answers = {
    ...graded,
    'display-defects': [],
    'phone-defects': [],
    email: 'seller@example.com',
  }
  expect(openStep(complete, factsOf)).toBe('offer')
})

test('A tablet without a SIM has no network question, even if its model also comes with one', () => {
  const tablet: Answers = { intro: 'TABLET', brand: 'Apple', model: 'tablet' }
  const wifi: Answers = { ...tablet, 'config-all': { connectivity: 'Wi-Fi' } }
  const cellular: Answers = { ...tablet, 'config-all': { connectivity: 'Wi-Fi + 5G' } }
  expect(openStep(wifi, factsOf)).toBe('liquid-contact')
  expect(openStep(cellular, factsOf)).toBe('config-provider')
  const answered = answer(cellular, 'config-provider', 'foreign', factsOf)
  expect(answer(answered, 'config-all', { connectivity: 'Wi-Fi' }, factsOf)).toEqual(wifi)
})

test('Another brand drops the model and its configuration', () => {
  const switched = answer(graded, 'brand', 'Samsung', factsOf)
  expect(switched).toMatchObject({ intro: 'SMARTPHONE', brand: 'Samsung', 'burn-in': 'faint' })
  expect(switched.model).toBeUndefined()
  expect(switched['config-all']).toBeUndefined()
})
