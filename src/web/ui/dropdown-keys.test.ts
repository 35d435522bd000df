import { describe, expect, test } from 'vitest'
import { afterDropdownKey } from './dropdown-keys.ts'

function press(key: string, altKey = false) {
  return { key, altKey }
}
const closed = { isOpen: false }

describe('A key in a dropdown of three entries', () => {
  test.each([
    ['ArrowDown', { isOpen: true, active: 0 }],
    ['ArrowUp', { isOpen: true, active: 2 }],
  ])('%s opens a closed one at its first or last entry', (key, popup) => {
    expect(afterDropdownKey(closed, press(key), 3)).toEqual(popup)
  })

  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 2],
  ])('%s leads from entry %i to entry %i', (key, active, next) => {
    expect(afterDropdownKey({ isOpen: true, active }, press(key), 3)).toEqual({
      isOpen: true,
      active: next,
    })
  })

  test('an entry that is no more is left for the first or the last', () => {
    const beyond = { isOpen: true, active: 7 }
    expect(afterDropdownKey(beyond, press('ArrowDown'), 3)).toMatchObject({ active: 0 })
    expect(afterDropdownKey(beyond, press('ArrowUp'), 3)).toMatchObject({ active: 2 })
  })

  test('Alt+Down opens without an entry, Alt+Up closes', () => {
    expect(afterDropdownKey(closed, press('ArrowDown', true), 3)).toEqual({ isOpen: true })
    expect(afterDropdownKey({ isOpen: true, active: 1 }, press('ArrowUp', true), 3)).toEqual(closed)
  })

  test('Escape closes an open one and is nothing to a closed one', () => {
    expect(afterDropdownKey({ isOpen: true, active: 1 }, press('Escape'), 3)).toEqual(closed)
    expect(afterDropdownKey(closed, press('Escape'), 3)).toBeUndefined()
  })

  test('Tab closes', () => {
    expect(afterDropdownKey({ isOpen: true }, press('Tab'), 3)).toEqual(closed)
  })

  test.each(['a', 'Home', 'End', 'ArrowLeft', ' '])('%j stays the field’s own', key => {
    expect(afterDropdownKey({ isOpen: true, active: 1 }, press(key), 3)).toBeUndefined()
  })
})

test('An arrow opens a list that is still empty, and walks nowhere in it', () => {
  expect(afterDropdownKey(closed, press('ArrowDown'), 0)).toEqual({ isOpen: true })
  expect(afterDropdownKey({ isOpen: true }, press('ArrowUp'), 0)).toEqual({ isOpen: true })
})
