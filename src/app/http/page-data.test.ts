import { data, RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { keepData, keepingLoader, packState, restoreData } from './page-data.ts'
import { unpackState } from './unpack-state.ts'

const device = (name: string, minor: number) => ({ name, price: { minor, currency: 'RON' } })

describe('the state of a page', () => {
  test('is read as it was written, with lists, dates, empty values and nested objects', () => {
    const state = {
      loaderData: {
        root: { market: 'ro', alternates: [], year: 2026 },
        category: { cards: [device('Pixel 8', 139900), device('iPhone 15', 274900)], none: null },
        order: { placedAt: new Date('2026-03-01T10:00:00Z'), isPaid: false, pages: [[1, 2], [-1]] },
      },
      actionData: null,
      errors: null,
    }
    expect(unpackState(packState(state))).toEqual(state)
  })

  test('has the keys of equal objects once', () => {
    const cards = Array.from({ length: 24 }, (_, index) => device(`Device ${index}`, index))
    const packed = packState({ loaderData: { cards }, actionData: null, errors: null })
    expect(packed.match(/currency/g)).toHaveLength(1)
  })

  test('has what is there twice once', () => {
    const settings = { returnDays: 60, holidays: ['2026-12-25'] }
    const loaderData = {
      root: { settings, cards: [1] },
      product: { settings, days: settings.holidays },
    }
    const packed = packState({ loaderData, actionData: null, errors: null })
    expect(packed.match(/2026-12-25/g)).toHaveLength(1)
    expect(unpackState(packed)).toEqual({ loaderData, actionData: null, errors: null })
  })

  test('has equal values once, whoever made them, and reads what comes after them', () => {
    const model = () => ({ id: 'google-pixel-8', brand: 'Google', name: 'Pixel 8' })
    const cards = [1, 2, 3].map(stock => ({
      model: model(),
      stock,
      price: { minor: 1, of: [stock] },
    }))
    const settings = { days: [60, 30], name: 'of the market' }
    const loaderData = { root: { settings }, list: { cards, settings, last: cards[2] } }
    const packed = packState({ loaderData, actionData: null, errors: null })
    expect(packed.match(/google-pixel-8/g)).toHaveLength(1)
    expect(unpackState(packed)).toEqual({ loaderData, actionData: null, errors: null })
  })

  test('cannot end the script element it is in', () => {
    const hostile = { text: '</script><script>alert(1)</script><!--' }
    const packed = packState({ loaderData: hostile, actionData: null, errors: null })
    expect(packed).not.toContain('<')
    expect(unpackState(packed)).toMatchObject({ loaderData: hostile })
  })

  test('hands over a status, and no message of an error', () => {
    const missing = { status: 404, statusText: '', internal: false, data: undefined }
    const errors = { root: missing, product: new Error('password=secret') }
    const packed = packState({ loaderData: {}, actionData: null, errors })
    expect(packed).not.toContain('secret')
    expect(unpackState(packed)).toMatchObject({
      errors: { root: { status: 404, statusText: '', internal: false, data: null } },
    })
    expect(unpackState(packed)).toMatchObject({
      errors: { product: new Error('Unexpected Server Error') },
    })
  })

  test('refuses what it cannot write', () => {
    const state = { loaderData: { seen: new Map() }, actionData: null, errors: null }
    expect(() => packState(state)).toThrow('Map')
  })
})

describe('the loader of a page', () => {
  const found = { cards: [1, 2] }

  test('leaves the router nothing to write, until the page is rendered', async () => {
    const context = new RouterContextProvider()
    keepData(context)
    const loaderData = { list: await keepingLoader('list', () => found)({ context }) }
    expect(loaderData).toEqual({ list: {} })
    restoreData(context, loaderData)
    expect(loaderData).toEqual({ list: found })
  })

  test('returns its data where they are requested alone', async () => {
    const context = new RouterContextProvider()
    expect(await keepingLoader('list', () => found)({ context })).toBe(found)
  })

  test('returns responses, and data with a status, as they are', async () => {
    const context = new RouterContextProvider()
    keepData(context)
    const moved = new Response(null, { status: 301 })
    const refused = data({ kind: 'refused' }, { status: 422 })
    expect(await keepingLoader('list', () => moved)({ context })).toBe(moved)
    expect(await keepingLoader('list', () => refused)({ context })).toBe(refused)
  })
})
