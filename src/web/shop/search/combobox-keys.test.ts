import { describe, expect, test } from 'vitest'
import { afterKey, type Popup } from './combobox-keys.ts'

const open = { isOpen: true }
const closed = { isOpen: false }
function at(active: number): Popup {
  return { isOpen: true, active }
}
function press(popup: Popup, key: string, altKey = false) {
  return afterKey(popup, { key, altKey }, 3)
}

describe('the keys of the suggestion list', () => {
  test('Down moves to the first option and onwards, Up to the last and backwards', () => {
    expect(press(open, 'ArrowDown')).toEqual(at(0))
    expect(press(at(0), 'ArrowDown')).toEqual(at(1))
    expect(press(open, 'ArrowUp')).toEqual(at(2))
    expect(press(at(2), 'ArrowUp')).toEqual(at(1))
  })

  test('Down and Up wrap around at the ends', () => {
    expect(press(at(2), 'ArrowDown')).toEqual(at(0))
    expect(press(at(0), 'ArrowUp')).toEqual(at(2))
  })

  test('an arrow key opens a closed list at its first or last option', () => {
    expect(press(closed, 'ArrowDown')).toEqual(at(0))
    expect(press(closed, 'ArrowUp')).toEqual(at(2))
  })

  test('Alt with an arrow key opens and closes the list without choosing', () => {
    expect(press(closed, 'ArrowDown', true)).toEqual(open)
    expect(press(at(1), 'ArrowUp', true)).toEqual(closed)
  })

  test('Escape closes an open list and is ignored otherwise', () => {
    expect(press(at(1), 'Escape')).toEqual(closed)
    expect(press(closed, 'Escape')).toBeUndefined()
  })

  test('Tab closes the list when leaving the field', () => {
    expect(press(at(1), 'Tab')).toEqual(closed)
  })

  test('letters, Home, End, the left arrow and Enter are ignored', () => {
    for (const key of ['a', 'Home', 'End', 'ArrowLeft', 'Enter'])
      expect(press(at(1), key)).toBeUndefined()
  })

  test('arrow keys are ignored when there are no suggestions', () => {
    expect(afterKey(open, { key: 'ArrowDown', altKey: false }, 0)).toBeUndefined()
  })
})
