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
  const told: (DropdownItem | undefined)[] = []
  return { told, choice: { value, onChange: (item: DropdownItem | undefined) => told.push(item) } }
}

function many(...values: DropdownItem[]) {
  const told: (readonly DropdownItem[])[] = []
  const onChange = (items: readonly DropdownItem[]) => told.push(items)
  return { told, choice: { values, onChange } }
}

describe('The state of a dropdown', () => {
  test('typing opens it at the first page, with no entry taken', () => {
    expect(afterTyping('cl')).toEqual({ isOpen: true, typed: 'cl', pages: 1 })
  })

  test('closing forgets what was typed', () => {
    const open = { isOpen: true, typed: 'cl', pages: 3, active: 4 }
    expect(afterPress(open, { key: 'Escape', altKey: false }, 9)).toEqual(closedDropdown)
  })

  test('the arrows keep what was typed', () => {
    const pressed = afterPress(afterTyping('cl'), { key: 'ArrowDown', altKey: false }, 2)
    expect(pressed).toEqual({ isOpen: true, typed: 'cl', pages: 1, active: 0 })
  })

  test('opening by the button takes no entry', () => {
    expect(afterPopup(closedDropdown, { isOpen: true })).toEqual({ isOpen: true, pages: 1 })
  })

  test('load more adds one page and goes on where it stood', () => {
    expect(afterMore({ isOpen: true, pages: 1, active: 100 }, 100)).toEqual({
      isOpen: true,
      pages: 2,
      active: 100,
    })
  })

  test('load more by the mouse goes to the same place', () => {
    expect(afterMore({ isOpen: true, pages: 1 }, 100)).toMatchObject({ active: 100 })
  })
})

describe('A dropdown of one', () => {
  test('closes on a choice', () => {
    const open = { isOpen: true, pages: 2, active: 1 }
    expect(afterChoosing(open, one().choice)).toEqual(closedDropdown)
  })

  test('tells a new choice, and nothing where the same is chosen again', () => {
    const { told, choice } = one(cluj)
    choose(choice, cluj)
    choose(choice, sibiu)
    expect(told).toEqual([sibiu])
  })

  test('is cleared with its text, once', () => {
    const { told, choice } = one(cluj)
    clear(choice)
    clear(one().choice)
    expect(told).toEqual([undefined])
  })

  test('keeps its choice at Backspace', () => {
    const { told, choice } = one(cluj)
    dropLast(choice)
    expect(told).toEqual([])
    expect(chosenOf(choice)).toEqual([cluj])
  })
})

describe('A dropdown of many', () => {
  test('stays open on a choice, at the same entry', () => {
    const open = { isOpen: true, pages: 2, active: 1 }
    expect(afterChoosing(open, many().choice)).toEqual(open)
  })

  test('empties the field for the next one, whose list is another', () => {
    const open = { isOpen: true, typed: 'cl', pages: 1, active: 0 }
    expect(afterChoosing(open, many().choice)).toEqual({ isOpen: true, pages: 1 })
  })

  test('adds what is chosen, and takes back what is chosen again', () => {
    const { told, choice } = many(cluj)
    choose(choice, sibiu)
    choose(choice, cluj)
    expect(told).toEqual([[cluj, sibiu], []])
  })

  test('loses the last of them at Backspace, and none where there is none', () => {
    const { told, choice } = many(cluj, sibiu)
    dropLast(choice)
    dropLast(many().choice)
    expect(told).toEqual([[cluj]])
  })

  test('keeps all of them when the text is cleared', () => {
    const { told, choice } = many(cluj)
    clear(choice)
    expect(told).toEqual([])
    expect(chosenOf(choice)).toEqual([cluj])
  })
})
