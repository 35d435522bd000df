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

describe('the keys of the suggestions', () => {
  test('Down goes to the first and on, Up to the last and back', () => {
    expect(press(open, 'ArrowDown')).toEqual(at(0))
    expect(press(at(0), 'ArrowDown')).toEqual(at(1))
    expect(press(open, 'ArrowUp')).toEqual(at(2))
    expect(press(at(2), 'ArrowUp')).toEqual(at(1))
  })

  test('both go round at the ends', () => {
    expect(press(at(2), 'ArrowDown')).toEqual(at(0))
    expect(press(at(0), 'ArrowUp')).toEqual(at(2))
  })

  test('an arrow opens a closed list at its end', () => {
    expect(press(closed, 'ArrowDown')).toEqual(at(0))
    expect(press(closed, 'ArrowUp')).toEqual(at(2))
  })

  test('Alt with an arrow opens and closes without choosing', () => {
    expect(press(closed, 'ArrowDown', true)).toEqual(open)
    expect(press(at(1), 'ArrowUp', true)).toEqual(closed)
  })

  test('Escape closes an open list and is left alone otherwise', () => {
    expect(press(at(1), 'Escape')).toEqual(closed)
    expect(press(closed, 'Escape')).toBeUndefined()
  })

  test('Tab closes on its way out', () => {
    expect(press(at(1), 'Tab')).toEqual(closed)
  })

  test('letters, the ends of the line and Enter are none of its business', () => {
    for (const key of ['a', 'Home', 'End', 'ArrowLeft', 'Enter'])
      expect(press(at(1), key)).toBeUndefined()
  })

  test('arrows do nothing where nothing is suggested', () => {
    expect(afterKey(open, { key: 'ArrowDown', altKey: false }, 0)).toBeUndefined()
  })
})
