import { describe, expect, test } from 'vitest'
import { memoryTries } from '#test/support/memory-tries.ts'
import { createGuard } from './guard.ts'

function aGuard() {
  return createGuard({
    secret: 'a secret of the tests',
    captcha: { verify: async solution => solution === 'solved' },
    failures: memoryTries({ windowSeconds: 900 }),
    sent: memoryTries({ windowSeconds: 3_600 }),
  })
}

function from(address: string, captcha?: string) {
  return {
    ipAddress: address,
    userAgent: '',
    ...(captcha !== undefined && { captcha }),
  }
}
const captchaNeeded = { ok: false, refusal: { kind: 'captcha-needed' } }
const tooManyTries = { ok: false, refusal: { kind: 'too-many-tries' } }

/** A new IP address of an attacker for each call. */
let address = 0
function elsewhere(captcha?: string) {
  return from(`192.0.2.${++address}`, captcha)
}

describe('Guesses at one account', () => {
  test('are free three times, from any address; the fourth requires a captcha', async () => {
    const guard = aGuard()
    for (let n = 0; n < 3; n += 1) {
      expect(await guard.needsCaptcha({ account: 'ana', caller: elsewhere() })).toBe(false)
      expect((await guard.mayGuess({ account: 'ana', caller: elsewhere() })).ok).toBe(true)
    }
    expect(await guard.needsCaptcha({ account: 'ana', caller: elsewhere() })).toBe(true)
    expect(await guard.mayGuess({ account: 'ana', caller: elsewhere() })).toEqual(captchaNeeded)
    expect(await guard.mayGuess({ account: 'ana', caller: elsewhere('wrong') })).toEqual(
      captchaNeeded,
    )
    expect(await guard.mayGuess({ account: 'ana', caller: elsewhere('') })).toEqual(captchaNeeded)
  })

  test('never lock its owner out, however many: solving a captcha is enough', async () => {
    const guard = aGuard()
    for (let n = 0; n < 200; n += 1)
      await guard.mayGuess({ account: 'ana', caller: elsewhere('solved') })
    expect((await guard.mayGuess({ account: 'ana', caller: from('10.0.0.1', 'solved') })).ok).toBe(
      true,
    )
    expect((await guard.mayGuess({ account: 'bob', caller: from('10.0.0.1') })).ok).toBe(true)
  })
})

describe('Guesses from one address', () => {
  test('at different accounts require a captcha from the fourth on, and are refused from the twenty-first', async () => {
    const guard = aGuard()
    const guess = (n: number, captcha?: string) =>
      guard.mayGuess({ account: `account ${n}`, caller: from('10.0.0.1', captcha) })
    for (let n = 0; n < 3; n += 1) expect((await guess(n)).ok).toBe(true)
    expect(await guess(3)).toEqual(captchaNeeded)
    for (let n = 3; n < 20; n += 1) expect((await guess(n, 'solved')).ok).toBe(true)
    const refused = await guess(20, 'solved')
    expect(refused).toMatchObject(tooManyTries)
    const seconds =
      !refused.ok && 'retryAfterSeconds' in refused.refusal ? refused.refusal.retryAfterSeconds : 0
    expect(seconds).toBeGreaterThan(890)
    expect(seconds).toBeLessThanOrEqual(900)
    const other = { account: 'account 20', caller: from('10.0.0.2') }
    expect((await guard.mayGuess(other)).ok).toBe(true)
  })

  test('that arrive a hundred at once are counted before the first is answered', async () => {
    const guard = aGuard()
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        guard.mayGuess({ account: `account ${n}`, caller: from('10.0.0.1', 'solved') }),
      ),
    )
    expect(all.filter(each => each.ok).length).toBeLessThanOrEqual(20)
    expect(all.filter(each => each.ok).length).toBeGreaterThan(0)
  })

  test('that were right do not count against the address', async () => {
    const guard = aGuard()
    for (let n = 0; n < 50; n += 1) {
      const tried = await guard.mayGuess({ account: 'ana', caller: from('10.0.0.1') })
      expect(tried.ok, `guess ${n}`).toBe(true)
      if (tried.ok) await tried.value.wasRight()
    }
  })

  test('by one IPv6 subscriber are counted together', async () => {
    const guard = aGuard()
    for (let n = 0; n < 3; n += 1)
      await guard.mayGuess({ account: `account ${n}`, caller: from(`2001:db8::${n}`) })
    expect(await guard.mayGuess({ account: 'x', caller: from('2001:db8::ff') })).toEqual(
      captchaNeeded,
    )
    expect((await guard.mayGuess({ account: 'x', caller: from('2001:db8:1::1') })).ok).toBe(true)
  })
})

describe('Sending a message', () => {
  test('always requires a captcha where it is set to', async () => {
    const guard = aGuard()
    const send = (captcha?: string) =>
      guard.maySend({ account: 'ana', caller: from('10.0.0.1', captcha) }, true)
    expect(await send()).toEqual(captchaNeeded)
    expect((await send('solved')).ok).toBe(true)
  })

  test('to one account is free three times in an hour', async () => {
    const guard = aGuard()
    const send = (captcha?: string) =>
      guard.maySend({ account: '+40740100100', caller: elsewhere(captcha) })
    for (let n = 0; n < 3; n += 1) expect((await send()).ok).toBe(true)
    expect(await send()).toEqual(captchaNeeded)
    expect((await send('solved')).ok).toBe(true)
  })

  test('from one address is limited to thirty in an hour', async () => {
    const guard = aGuard()
    const send = (n: number) =>
      guard.maySend({ account: `account ${n}`, caller: from('10.0.0.1', 'solved') }, true)
    for (let n = 0; n < 30; n += 1) expect((await send(n)).ok).toBe(true)
    expect(await send(30)).toMatchObject(tooManyTries)
  })
})
