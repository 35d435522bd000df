import { describe, expect, test } from 'vitest'
import { afterDropdownKey } from './dropdown-keys.ts'

function press(key: string, altKey = false) {
  return { key, altKey }
}
const closed = { isOpen: false }

describe('a key pressed in a dropdown of three entries', () => {
  test.each([
    ['ArrowDown', { isOpen: true, active: 0 }],
    ['ArrowUp', { isOpen: true, active: 2 }],
  ])('%s opens a closed dropdown at its first or last entry', (key, popup) => {
    expect(afterDropdownKey(closed, press(key), 3)).toEqual(popup)
  })

  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 2],
  ])('%s moves from entry %i to entry %i', (key, active, next) => {
    expect(afterDropdownKey({ isOpen: true, active }, press(key), 3)).toEqual({
      isOpen: true,
      active: next,
    })
  })

  test('an arrow key moves from an entry that no longer exists to the first or last entry', () => {
    const beyond = { isOpen: true, active: 7 }
    expect(afterDropdownKey(beyond, press('ArrowDown'), 3)).toMatchObject({ active: 0 })
    expect(afterDropdownKey(beyond, press('ArrowUp'), 3)).toMatchObject({ active: 2 })
  })

  test('Alt+Down opens the dropdown without an active entry, Alt+Up closes it', () => {
    expect(afterDropdownKey(closed, press('ArrowDown', true), 3)).toEqual({ isOpen: true })
    expect(afterDropdownKey({ isOpen: true, active: 1 }, press('ArrowUp', true), 3)).toEqual(closed)
  })

  test('Escape closes an open dropdown and is ignored by a closed one', () => {
    expect(afterDropdownKey({ isOpen: true, active: 1 }, press('Escape'), 3)).toEqual(closed)
    expect(afterDropdownKey(closed, press('Escape'), 3)).toBeUndefined()
  })

  test('Tab closes the dropdown', () => {
    expect(afterDropdownKey({ isOpen: true }, press('Tab'), 3)).toEqual(closed)
  })

  test.each(['a', 'Home', 'End', 'ArrowLeft', ' '])('%j is left to the text field', key => {
    expect(afterDropdownKey({ isOpen: true, active: 1 }, press(key), 3)).toBeUndefined()
  })
})

test('an arrow key opens an empty dropdown and makes no entry active', () => {
  expect(afterDropdownKey(closed, press('ArrowDown'), 0)).toEqual({ isOpen: true })
  expect(afterDropdownKey({ isOpen: true }, press('ArrowUp'), 0)).toEqual({ isOpen: true })
})
