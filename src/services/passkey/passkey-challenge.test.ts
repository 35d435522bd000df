import { expect, test } from 'vitest'
import { createChallenge, isChallenge } from './passkey-challenge.ts'

const now = new Date('2026-11-29T12:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

test('a challenge is good for its purpose alone, for seven minutes', () => {
  const challenge = createChallenge('secret', 'enter', now)
  expect(isChallenge('secret', 'enter', challenge, now)).toBe(true)
  expect(isChallenge('secret', 'enter', challenge, new Date(minutes(7).getTime() - 1))).toBe(true)
  expect(isChallenge('secret', 'enter', challenge, minutes(7))).toBe(false)
  expect(isChallenge('secret', 'add 1', challenge, now)).toBe(false)
  expect(isChallenge('another', 'enter', challenge, now)).toBe(false)
})

test('no challenge is like another', () => {
  const several = Array.from({ length: 20 }, () => createChallenge('secret', 'enter', now))
  expect(new Set(several).size).toBe(20)
})

test.each(['', 'AAAA', 'x'.repeat(500)])('what is none is refused: %s', text => {
  expect(isChallenge('secret', 'enter', text, now)).toBe(false)
})

test('a challenge whose end was moved is refused', () => {
  const bytes = Buffer.from(createChallenge('secret', 'enter', now), 'base64url')
  bytes.writeUInt8(bytes.readUInt8(21) ^ 1, 21)
  expect(isChallenge('secret', 'enter', bytes.toString('base64url'), now)).toBe(false)
})
