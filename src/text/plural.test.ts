import { describe, expect, test } from 'vitest'
import { plural } from './plural.ts'

const products = { one: '{n} produs', few: '{n} produse', other: '{n} de produse' }

describe('plural', () => {
  test.each([
    [0, '0 produse'],
    [1, '1 produs'],
    [2, '2 produse'],
    [19, '19 produse'],
    [20, '20 de produse'],
    [100, '100 de produse'],
    [101, '101 produse'],
    [1649, '1.649 de produse'],
  ])('Romanian counts %i as "%s"', (n, expected) => {
    expect(plural('ro-RO', n, products)).toBe(expected)
  })

  test('a plural category without a form of its own uses the form `other`', () => {
    expect(plural('bg-BG', 1, { other: '{n} знака' })).toBe('1 знака')
  })

  test('Greek uses the singular for one and the plural for every other number', () => {
    const forms = { one: '{n} προϊόν', other: '{n} προϊόντα' }
    expect(plural('el-GR', 1, forms)).toBe('1 προϊόν')
    expect(plural('el-GR', 2, forms)).toBe('2 προϊόντα')
  })
})
