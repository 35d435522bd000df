import { describe, expect, test } from 'vitest'
import { makeCodeGuesses } from './code-guesses.ts'

const guessesAt = (max: number) => {
  const clock = { now: 0 }
  return { clock, guesses: makeCodeGuesses(max, () => clock.now) }
}

describe('guessed codes', () => {
  test('are looked at until the last wrong one that may be, not after it', () => {
    const { guesses } = guessesAt(2)
    guesses.wasWrong('a')
    expect(guesses.mayAsk('a')).toBe(true)
    guesses.wasWrong('a')
    expect(guesses.mayAsk('a')).toBe(false)
  })

  test('of one client stop no other', () => {
    const { guesses } = guessesAt(1)
    guesses.wasWrong('a')
    expect(guesses.mayAsk('b')).toBe(true)
  })

  test('are forgotten after a minute, not a millisecond before', () => {
    const { clock, guesses } = guessesAt(1)
    guesses.wasWrong('a')
    clock.now = 59_999
    expect(guesses.mayAsk('a')).toBe(false)
    clock.now = 60_000
    expect(guesses.mayAsk('a')).toBe(true)
  })
})
