import { describe, expect, test } from 'vitest'
import type { PicturedDevice } from '#store/catalogue/pictured.ts'
import { fakeDatabase, testContext } from '#test/support/test-context.ts'
import { createPictureIndex } from './picture-index.ts'

const phone: PicturedDevice = {
  brand: 'Apple',
  name: 'iPhone 13',
  type: 'SMARTPHONE',
  year: 2021,
  colorName: 'Midnight',
  colorHex: '#232A31',
  material: null,
  size: null,
  displaySize: null,
}

const front = '/pictures/v1/apple-iphone-13-midnight-front.svg'

function stage(first: readonly PicturedDevice[]) {
  const state = { devices: first, seconds: 0, reads: 0, isAway: false }
  const { db } = fakeDatabase(({ text }) => {
    if (text.includes('from accessory'))
      return [{ id: 'A1001', type: 'charger', colorHex: '#F2F1EC' }]
    state.reads += 1
    if (state.isAway) throw new Error('away')
    return state.devices
  })
  const clock = () => new Date(1_800_000_000_000 + state.seconds * 1000)
  const { find } = createPictureIndex(testContext({ db, clock }))
  return { find, state }
}

describe('the picture of a URL', () => {
  test('is of a model in a colour, seen from one side', async () => {
    const { find } = stage([phone])
    expect(await find(front)).toEqual({
      kind: 'device',
      view: 'front',
      device: {
        brand: 'Apple',
        name: 'iPhone 13',
        type: 'SMARTPHONE',
        year: 2021,
        colorHex: '#232A31',
        material: undefined,
        size: undefined,
      },
    })
  })

  test('is of an accessory in its colour, or of a grade', async () => {
    const { find } = stage([])
    expect(await find('/pictures/v1/accessory-a1001.svg')).toMatchObject({
      accessory: { type: 'charger', colorHex: '#F2F1EC' },
    })
    expect(await find('/pictures/v1/grade-good.svg')).toEqual({ kind: 'grade', grade: 'good' })
  })

  test('is of a device as worn as a grade allows', async () => {
    const laptop = { ...phone, name: 'MacBook Air', type: 'LAPTOP' as const }
    const { find } = stage([phone, laptop])
    expect(await find('/pictures/v1/apple-iphone-13-midnight-grade-good.svg')).toMatchObject({
      kind: 'worn',
      grade: 'good',
      device: { name: 'iPhone 13' },
    })
    expect(await find('/pictures/v1/apple-macbook-air-midnight-grade-good.svg')).toMatchObject({
      kind: 'worn',
      device: { name: 'MacBook Air' },
    })
  })

  test('exists for a device without a colour', async () => {
    const { find } = stage([{ ...phone, colorName: null, colorHex: null }])
    expect(await find('/pictures/v1/apple-iphone-13-front.svg')).toMatchObject({ kind: 'device' })
  })

  test('is found in the cached index after the first read', async () => {
    const { find, state } = stage([phone])
    await Promise.all([find(front), find(front), find(front)])
    state.seconds = 3600
    await find(front)
    expect(state.reads).toBe(1)
  })

  test('is found, if new, 60 seconds after the last read, and not a second sooner', async () => {
    const { find, state } = stage([])
    await find(front)
    state.devices = [phone]
    state.seconds = 59
    expect(await find(front)).toBeUndefined()
    state.seconds = 60
    expect(await find(front)).toBeDefined()
    expect(state.reads).toBe(2)
  })

  test('causes no second read within a minute if it is unknown', async () => {
    const { find, state } = stage([phone])
    for (let i = 0; i < 5; i++) expect(await find('/pictures/v1/x-front.svg')).toBeUndefined()
    expect(state.reads).toBe(1)
  })

  test('is looked up again as soon as a failed database is back', async () => {
    const { find, state } = stage([phone])
    state.isAway = true
    await expect(find(front)).rejects.toHaveProperty('cause.message', 'away')
    state.isAway = false
    expect(await find(front)).toBeDefined()
  })

  test('is still found during a database failure if it was known before', async () => {
    const { find, state } = stage([phone])
    await find(front)
    state.isAway = true
    state.seconds = 60
    await expect(find('/pictures/v1/x-front.svg')).rejects.toHaveProperty('cause.message', 'away')
    expect(await find(front)).toBeDefined()
  })
})
