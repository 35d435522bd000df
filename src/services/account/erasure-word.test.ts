import { describe, expect, test } from 'vitest'
import { isErasureWord } from './erasure-word.ts'

describe('the word that erases an account', () => {
  test.each([
    ['ro', 'ȘTERGE'],
    ['ro', ' sterge '],
    ['bg', 'изтрий'],
    ['hu', 'törlés'],
    ['gr', 'διαγραφή'],
  ] as const)('%s: "%s" confirms the erasure', (market, typed) => {
    expect(isErasureWord(market, typed)).toBe(true)
  })

  test.each([
    ['ro', ''],
    ['ro', 'ȘTERG'],
    ['bg', 'ȘTERGE'],
    ['gr', 'ΔΙΑΓΡΑΦΗ!'],
  ] as const)('%s: "%s" does not confirm the erasure', (market, typed) => {
    expect(isErasureWord(market, typed)).toBe(false)
  })
})
