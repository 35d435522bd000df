import { describe, expect, test } from 'vitest'
import type { DropdownItem } from './dropdown-list.ts'
import {
  afterChoosing,
  afterMore,
  afterPopup,
  afterPress,
  afterTyping,
  choose,
  chosenOf,
  clear,
  closedDropdown,
  dropLast,
} from './dropdown-state.ts'

const cluj = { id: '1', label: 'Cluj' }
const sibiu = { id: '2', label: 'Sibiu' }

function one(value?: DropdownItem) {
  const changes: (DropdownItem | undefined)[] = []
  return {
    changes,
    choice: { value, onChange: (item: DropdownItem | undefined) => changes.push(item) },
  }
}

function many(...values: DropdownItem[]) {
  const changes: (readonly DropdownItem[])[] = []
  const onChange = (items: readonly DropdownItem[]) => changes.push(items)
  return { changes, choice: { values, onChange } }
}

describe('the state of a dropdown', () => {
  test('typing opens the dropdown at the first page without an active entry', () => {
    expect(afterTyping('cl')).toEqual({ isOpen: true, typed: 'cl', pages: 1 })
  })

  test('closing the dropdown clears the typed text', () => {
    const open = { isOpen: true, typed: 'cl', pages: 3, active: 4 }
    expect(afterPress(open, { key: 'Escape', altKey: false }, 9)).toEqual(closedDropdown)
  })

  test('the arrow keys leave the typed text unchanged', () => {
    const pressed = afterPress(afterTyping('cl'), { key: 'ArrowDown', altKey: false }, 2)
    expect(pressed).toEqual({ isOpen: true, typed: 'cl', pages: 1, active: 0 })
  })

  test('opening the dropdown with the button makes no entry active', () => {
    expect(afterPopup(closedDropdown, { isOpen: true })).toEqual({ isOpen: true, pages: 1 })
  })

  test('"load more" adds one page and continues at the same position', () => {
    expect(afterMore({ isOpen: true, pages: 1, active: 100 }, 100)).toEqual({
      isOpen: true,
      pages: 2,
      active: 100,
    })
  })

  test('"load more" by mouse continues at the same position as by keyboard', () => {
    expect(afterMore({ isOpen: true, pages: 1 }, 100)).toMatchObject({ active: 100 })
  })
})

describe('a single-choice dropdown', () => {
  test('a single-choice dropdown closes when an item is chosen', () => {
    const open = { isOpen: true, pages: 2, active: 1 }
    expect(afterChoosing(open, one().choice)).toEqual(closedDropdown)
  })

  test('a single-choice dropdown reports a new choice and ignores a repeated one', () => {
    const { changes, choice } = one(cluj)
    choose(choice, cluj)
    choose(choice, sibiu)
    expect(changes).toEqual([sibiu])
  })

  test('a single-choice dropdown is cleared with its text, and only once', () => {
    const { changes, choice } = one(cluj)
    clear(choice)
    clear(one().choice)
    expect(changes).toEqual([undefined])
  })

  test('a single-choice dropdown does not clear its choice on Backspace', () => {
    const { changes, choice } = one(cluj)
    dropLast(choice)
    expect(changes).toEqual([])
    expect(chosenOf(choice)).toEqual([cluj])
  })
})

describe('a multiple-choice dropdown', () => {
  test('a multiple-choice dropdown stays open at the same entry when an item is chosen', () => {
    const open = { isOpen: true, pages: 2, active: 1 }
    expect(afterChoosing(open, many().choice)).toEqual(open)
  })

  test('a multiple-choice dropdown clears the typed text and the active entry when an item is chosen', () => {
    const open = { isOpen: true, typed: 'cl', pages: 1, active: 0 }
    expect(afterChoosing(open, many().choice)).toEqual({ isOpen: true, pages: 1 })
  })

  test('a multiple-choice dropdown adds a chosen item and removes an item chosen again', () => {
    const { changes, choice } = many(cluj)
    choose(choice, sibiu)
    choose(choice, cluj)
    expect(changes).toEqual([[cluj, sibiu], []])
  })

  test('a multiple-choice dropdown removes its last item on Backspace, and does nothing when it is empty', () => {
    const { changes, choice } = many(cluj, sibiu)
    dropLast(choice)
    dropLast(many().choice)
    expect(changes).toEqual([[cluj]])
  })

  test('a multiple-choice dropdown does not clear its items with the text', () => {
    const { changes, choice } = many(cluj)
    clear(choice)
    expect(changes).toEqual([])
    expect(chosenOf(choice)).toEqual([cluj])
  })
})
