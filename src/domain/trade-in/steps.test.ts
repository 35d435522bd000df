import { expect, test } from 'vitest'
import { type ModelFacts, stepsOf } from './steps.ts'

const plain = { isOled: false, isCellular: false, isHandheld: false }
function between(model: ModelFacts) {
  return stepsOf(model).slice(3, -5)
}

test('Every device type starts with the intro and ends with the handover', () => {
  for (const type of ['SMARTPHONE', 'TABLET', 'LAPTOP', 'SMARTWATCH', 'CONSOLE'] as const) {
    const steps = stepsOf({ ...plain, type })
    expect(steps.slice(0, 3)).toEqual(['intro', 'brand', 'model'])
    expect(steps.slice(-5)).toEqual(['email', 'offer', 'auth', 'payment', 'delivery'])
  }
})

test.each<[string, ModelFacts, readonly string[]]>([
  [
    'a phone with an OLED screen',
    { ...plain, type: 'SMARTPHONE', isOled: true, isCellular: true },
    [
      'config-all',
      'config-provider',
      'liquid-contact',
      'burn-in',
      'grading-display',
      'grading-case',
      'battery',
      'display-defects',
      'phone-defects',
    ],
  ],
  [
    'a phone with another screen',
    { ...plain, type: 'SMARTPHONE', isCellular: true },
    [
      'config-all',
      'config-provider',
      'liquid-contact',
      'grading-display',
      'grading-case',
      'battery',
      'display-defects',
      'phone-defects',
    ],
  ],
  [
    'a tablet without a network',
    { ...plain, type: 'TABLET' },
    [
      'config-all',
      'liquid-contact',
      'grading-display',
      'grading-case',
      'battery',
      'display-defects',
      'tablet-defects',
    ],
  ],
  [
    'a tablet with OLED and a network',
    { ...plain, type: 'TABLET', isOled: true, isCellular: true },
    [
      'config-all',
      'config-provider',
      'liquid-contact',
      'burn-in',
      'grading-display',
      'grading-case',
      'battery',
      'display-defects',
      'tablet-defects',
    ],
  ],
  [
    'a laptop, OLED or not',
    { ...plain, type: 'LAPTOP', isOled: true },
    [
      'config-all',
      'liquid-contact',
      'grading-display',
      'grading-case',
      'battery',
      'laptop-keyboard',
      'display-defects',
      'laptop-defects',
    ],
  ],
  [
    'a watch with OLED',
    { ...plain, type: 'SMARTWATCH', isOled: true },
    [
      'config-all',
      'liquid-contact',
      'burn-in',
      'grading-display',
      'grading-case',
      'battery',
      'display-defects',
      'smartwatch-defects',
    ],
  ],
  [
    'a console under a television',
    { ...plain, type: 'CONSOLE' },
    ['config-storage', 'liquid-contact', 'grading-case', 'console-defects', 'console-controllers'],
  ],
  [
    'a console held in the hands',
    { ...plain, type: 'CONSOLE', isHandheld: true },
    [
      'config-storage',
      'liquid-contact',
      'grading-display',
      'grading-case',
      'console-defects',
      'battery',
      'console-controllers',
      'display-defects',
    ],
  ],
])('%s is asked these questions', (_, model, steps) => {
  expect(between(model)).toEqual(steps)
})
