import { expect, test } from 'vitest'
import { compared } from './compare.ts'
import type { Product } from './device.ts'

function aPhone(name: string, storage: string, year: number): Product {
  const model = { id: name, legacyId: 1, brand: 'Apple', name, type: 'SMARTPHONE', year } as const
  return { id: name, model, configuration: { storage } }
}

test('the rows in which devices differ come first, each group in the order of the table', () => {
  const rows = compared([
    {
      product: aPhone('iPhone 13', '128 GB', 2021),
      specification: { chip: 'A15', weight: '174 g' },
    },
    {
      product: aPhone('iPhone 14', '128 GB', 2022),
      specification: { chip: 'A15', weight: '172 g' },
    },
  ])
  expect(rows.map(({ key, differs }) => [key, differs])).toEqual([
    ['weight', true],
    ['year', true],
    ['storage', false],
    ['chip', false],
  ])
  expect(rows[0]?.values).toEqual(['174 g', '172 g'])
})

test('a row that one device says nothing about is a difference', () => {
  const rows = compared([
    { product: aPhone('iPhone 13', '128 GB', 2021), specification: { sim: 'Nano-SIM' } },
    { product: aPhone('iPhone 12', '128 GB', 2021), specification: {} },
  ])
  expect(rows[0]).toEqual({ key: 'sim', values: ['Nano-SIM', undefined], differs: true })
})

test('the processor and the memory of a laptop are its own, not those of its model', () => {
  const laptop = {
    ...aPhone('MacBook Air', '256 GB', 2020),
    configuration: { storage: '256 GB', cpu: 'Apple M1', ram: '16 GB' },
  }
  const rows = compared([{ product: laptop, specification: { chip: 'various', memory: '8 GB' } }])
  expect(rows.find(({ key }) => key === 'chip')?.values).toEqual(['Apple M1'])
  expect(rows.find(({ key }) => key === 'memory')?.values).toEqual(['16 GB'])
})
