import { expect, test } from 'vitest'
import { modelFactsOf } from './model-facts.ts'

test.each(['OLED', 'Super AMOLED', 'LTPO OLED', 'P-OLED'])(
  'A display of type %s may burn in',
  type => {
    const specification = { 'display-type': type }
    expect(modelFactsOf({ type: 'SMARTPHONE', specification }).isOled).toBe(true)
  },
)

test.each(['IPS LCD', 'Mini-LED', 'MIP LCD'])('A display of type %s does not burn in', type => {
  const specification = { 'display-type': type }
  expect(modelFactsOf({ type: 'SMARTPHONE', specification }).isOled).toBe(false)
})

test('A tablet with a SIM slot has a network, one without has none', () => {
  expect(modelFactsOf({ type: 'TABLET', specification: { sim: 'eSIM' } }).isCellular).toBe(true)
  expect(modelFactsOf({ type: 'TABLET', specification: {} }).isCellular).toBe(false)
})

test('A console with a display is a handheld; a phone with a display is no console', () => {
  const specification = { 'display-size': '7.0"' }
  expect(modelFactsOf({ type: 'CONSOLE', specification }).isHandheld).toBe(true)
  expect(modelFactsOf({ type: 'CONSOLE', specification: {} }).isHandheld).toBe(false)
  expect(modelFactsOf({ type: 'SMARTPHONE', specification }).isHandheld).toBe(false)
})

test('A display of unknown type does not burn in', () => {
  expect(modelFactsOf({ type: 'SMARTPHONE', specification: {} }).isOled).toBe(false)
})
