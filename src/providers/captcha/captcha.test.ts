import { type Challenge as AnyChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, test } from 'vitest'
import { memorySolutions } from '#test/support/memory-solutions.ts'
import { type Challenge, createCaptcha } from './captcha.ts'

const secret = 'a secret of this test'

function encoded(value: unknown) {
  return Buffer.from(JSON.stringify(value)).toString('base64')
}

async function solve(challenge: Challenge) {
  const solution = await solveChallenge({ challenge: challenge as AnyChallenge, deriveKey })
  return { challenge, solution: solution ?? { counter: -1, derivedKey: '' } }
}

function aCaptcha() {
  let time = Date.now()
  const captcha = createCaptcha({ secret, used: memorySolutions(), now: () => time })
  return {
    ...captcha,
    wait: (ms: number) => {
      time += ms
    },
  }
}

describe('a puzzle', () => {
  test('a puzzle uses PBKDF2 with 2,000 rounds, and is solved between the 100th and the 200th try', async () => {
    const { challenge } = aCaptcha()
    const { parameters } = await challenge()
    expect(parameters.algorithm).toBe('PBKDF2/SHA-256')
    expect(parameters.cost).toBe(2000)
    const { solution } = await solve(await challenge())
    expect(solution.counter).toBeGreaterThanOrEqual(100)
    expect(solution.counter).toBeLessThanOrEqual(200)
  })

  test('a solved puzzle is accepted once', async () => {
    const captcha = aCaptcha()
    const solved = encoded(await solve(await captcha.challenge()))
    expect(await captcha.verify(solved)).toBe(true)
    expect(await captcha.verify(solved)).toBe(false)
  })

  test('a solved puzzle sent twice at the same time is accepted once', async () => {
    const captcha = aCaptcha()
    const solved = encoded(await solve(await captcha.challenge()))
    const both = await Promise.all([captcha.verify(solved), captcha.verify(solved)])
    expect(both.sort()).toEqual([false, true])
  })

  test('a puzzle is valid for ten minutes, not longer', async () => {
    const captcha = aCaptcha()
    const [early, late] = [await captcha.challenge(), await captcha.challenge()]
    const [inTime, tooLate] = [encoded(await solve(early)), encoded(await solve(late))]
    captcha.wait(10 * 60_000 - 1_000)
    expect(await captcha.verify(inTime)).toBe(true)
    captcha.wait(1_000)
    expect(await captcha.verify(tooLate)).toBe(false)
  })

  test('a solved puzzle is not accepted a second time in its last second, either', async () => {
    const captcha = aCaptcha()
    const solved = encoded(await solve(await captcha.challenge()))
    expect(await captcha.verify(solved)).toBe(true)
    captcha.wait(10 * 60_000 - 1_000)
    expect(await captcha.verify(solved)).toBe(false)
  })

  test('a puzzle of another shop is refused', async () => {
    const other = createCaptcha({ secret: 'another secret', used: memorySolutions() })
    const solved = encoded(await solve(await other.challenge()))
    expect(await aCaptcha().verify(solved)).toBe(false)
  })
})

describe('an altered solution is refused', () => {
  const alterations: readonly [string, (solved: Awaited<ReturnType<typeof solve>>) => unknown][] = [
    [
      'later expiry',
      ({ challenge, solution }) => withParameters(challenge, solution, { expiresAt: 4e9 }),
    ],
    ['fewer rounds', ({ challenge, solution }) => withParameters(challenge, solution, { cost: 1 })],
    [
      'another nonce',
      ({ challenge, solution }) => withParameters(challenge, solution, { nonce: '00' }),
    ],
    [
      'another key',
      ({ challenge, solution }) => ({
        challenge,
        solution: { ...solution, derivedKey: '00'.repeat(32) },
      }),
    ],
    [
      'only the prefix of the key, which everybody knows',
      ({ challenge, solution }) => ({
        challenge,
        solution: { ...solution, derivedKey: challenge.parameters.keyPrefix },
      }),
    ],
    ['no solution', ({ challenge }) => ({ challenge })],
    [
      'no signature',
      ({ challenge: { parameters }, solution }) => ({ challenge: { parameters }, solution }),
    ],
    ['an empty object', () => ({})],
    ['null', () => null],
  ]

  const withParameters = (challenge: Challenge, solution: unknown, parameters: object) => ({
    challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
    solution,
  })

  test.each(alterations)('an altered solution is refused: %s', async (_name, alter) => {
    const captcha = aCaptcha()
    const valid = await solve(await captcha.challenge())
    expect(await captcha.verify(encoded(alter(valid)))).toBe(false)
    expect(await captcha.verify(encoded(valid))).toBe(true)
  })

  test.each(['', 'not base64 at all', '{}', 'A'.repeat(2001), 'é\0'])(
    'an invalid text is refused: "%s"',
    async text => {
      expect(await aCaptcha().verify(text)).toBe(false)
    },
  )
})
