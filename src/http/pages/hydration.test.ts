import { expect, test } from 'vitest'
import { hydrationAt } from './hydration.ts'

test('each page is hydrated as its descriptor says, with its parameter or without', () => {
  expect(hydrationAt('hu', '/telefon/apple/')).toBe('deferred')
  expect(hydrationAt('bg', '/magazin/moyata-kolichka/')).toBe('immediate')
  expect(hydrationAt('gr', '/blog/')).toBe('none')
  expect(hydrationAt('gr', '/blog/how-we-test/')).toBe('none')
})

test('a missing page defers its hydration', () => {
  expect(hydrationAt('ro', '/refund-policy/')).toBe('deferred')
  expect(hydrationAt('ro', '/no-such-page/')).toBe('deferred')
})
