import { expect, test } from 'vitest'
import { trailIn } from './trail.ts'

const { nameOf, reasonOf } = trailIn({
  actors: { shopper: 'Πελάτης' },
  numbered: { order: 'Παραγγελία', 'bought from sale': 'Από την αγορά συσκευής' },
  reasons: { 'order placed': 'Υποβολή παραγγελίας' },
})

test.each([
  ['shopper', 'Πελάτης'],
  ['gls', 'GLS'],
  ['staff ana@office.example', 'ana@office.example'],
  ['somebody new', 'somebody new'],
  ['constructor', 'constructor'],
])('who did it: %s is shown as %s', (actor, shown) => {
  expect(nameOf(actor)).toBe(shown)
})

test.each([
  ['order placed', 'Υποβολή παραγγελίας'],
  ['order RO000000016', 'Παραγγελία RO000000016'],
  ['bought from sale SRO000000019', 'Από την αγορά συσκευής SRO000000019'],
  ['order 2faa90c5-a89b-4ae5-9e14-9256fd8ccafc', 'Παραγγελία'],
  ['the seal is broken', 'the seal is broken'],
  ['order damaged', 'order damaged'],
  ['constructor', 'constructor'],
  ['', ''],
])('why: %s is shown as %s', (reason, shown) => {
  expect(reasonOf(reason)).toBe(shown)
})
