import { expect, test } from 'vitest'
import { acceptedIn, type Mapped, withProposed } from './mapping.ts'

const black: Mapped = {
  field: 'color',
  of: 'Apple iPhone 13',
  raw: 'Black',
  canonical: 'Midnight',
  accepted: true,
}
const dell: Mapped = {
  field: 'brand',
  of: '',
  raw: 'Dell Inc.',
  canonical: 'Dell',
  accepted: false,
}

test('an accepted spelling maps to its canonical one, in any case, for its own model only', () => {
  const accepted = acceptedIn([black, dell])
  expect(accepted('color', 'Apple iPhone 13', 'BLACK')).toBe('Midnight')
  expect(accepted('color', 'Apple iPhone 14', 'Black')).toBeUndefined()
  expect(accepted('storage', 'Apple iPhone 13', 'Black')).toBeUndefined()
  expect(accepted('brand', '', 'Dell Inc.')).toBeUndefined()
})

test('spellings without a letter are distinguished too', () => {
  const accepted = acceptedIn([{ ...black, raw: '***' }])
  expect(accepted('color', 'Apple iPhone 13', '***')).toBe('Midnight')
  expect(accepted('color', 'Apple iPhone 13', '**')).toBeUndefined()
})

test('proposed entries are added in a stable order, and entries of a person are not changed', () => {
  const mapping = { columns: { maker: 'brand' }, values: [black] }
  const again = { ...black, canonical: 'Starlight', accepted: false }
  const red = { ...black, raw: 'Red', canonical: '(PRODUCT)RED', accepted: false }
  const merged = withProposed(mapping, [red, again, dell])
  expect(merged).toEqual({ columns: { maker: 'brand' }, values: [black, dell, red] })
  expect(withProposed(merged, [dell, red])).toEqual(merged)
})
