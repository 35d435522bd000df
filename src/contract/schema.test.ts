import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parse } from './schema.ts'

const order = z.strictObject({ lines: z.array(z.strictObject({ id: z.string() })) })

describe('parsing of unknown values', () => {
  test('a valid value is parsed unchanged', () => {
    expect(parse(order, { lines: [{ id: 'a' }] })).toEqual({
      ok: true,
      value: { lines: [{ id: 'a' }] },
    })
  })

  test.each([
    [{ lines: [{ id: 'a' }, { id: 1 }] }, 'lines.1.id'],
    [{ lines: [{ id: 'a', price: 1 }] }, 'lines.0.price'],
    [{ lines: [], total: 1 }, 'total'],
    [{}, 'lines'],
    [null, ''],
  ])('parsing %j names the first invalid field', (value, field) => {
    expect(parse(order, value)).toMatchObject({ ok: false, refusal: { kind: 'malformed', field } })
  })
})
