import { describe, expect, test } from 'vitest'
import { makeTries } from './tries.ts'

const aClock = () => {
  const clock = { at: 1_000_000 }
  return { clock, tries: makeTries({ windowSeconds: 60, now: () => clock.at }) }
}

describe('Tries', () => {
  test('are counted by their key', async () => {
    const { tries } = aClock()
    expect([await tries.take('a'), await tries.take('a'), await tries.take('b')]).toEqual([1, 2, 1])
    expect([await tries.count('a'), await tries.count('b'), await tries.count('c')]).toEqual([
      2, 1, 0,
    ])
  })

  test('are forgotten one by one when their window is over', async () => {
    const { clock, tries } = aClock()
    await tries.take('a')
    clock.at += 30_000
    await tries.take('a')
    clock.at += 29_999
    expect(await tries.count('a')).toBe(2)
    clock.at += 1
    expect(await tries.count('a')).toBe(1)
    clock.at += 30_000
    expect(await tries.count('a')).toBe(0)
  })

  test('say how long until the oldest is forgotten, in whole seconds', async () => {
    const { clock, tries } = aClock()
    await tries.take('a')
    expect(await tries.secondsLeft('a')).toBe(60)
    clock.at += 58_500
    expect(await tries.secondsLeft('a')).toBe(2)
    clock.at += 1_499
    expect(await tries.secondsLeft('a')).toBe(1)
  })

  test('given back are none', async () => {
    const { tries } = aClock()
    await tries.take('a')
    await tries.take('a')
    await tries.giveBack('a')
    expect(await tries.count('a')).toBe(1)
    await tries.giveBack('a')
    await tries.giveBack('a')
    expect(await tries.count('a')).toBe(0)
  })

  test('of very many keys: the one not tried for longest is forgotten', async () => {
    const { tries } = aClock()
    for (let n = 0; n < 50_000; n += 1) await tries.take(`key ${n}`)
    await tries.take('key 0')
    await tries.take('one more')
    expect(await tries.count('key 0')).toBe(2)
    expect(await tries.count('key 1')).toBe(0)
    expect(await tries.count('key 2')).toBe(1)
  })
})
