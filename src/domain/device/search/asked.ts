import { type DeviceType, deviceTypes } from '../device.ts'
import { categoryOf } from '../device-category.ts'
import type { Search } from './read-search.ts'

/** Whether anything is asked for at all; a single letter is too little to look for. */
export function asksForAnything({ words: text, categories, colors, amounts }: Search): boolean {
  return (
    text.some(({ forms: [form = ''] }) => form.length > 1) ||
    categories.length + colors.length + amounts.length > 0
  )
}

/** Device types of the categories named: all where none is, and no device where only accessories are wanted. */
export function requestedTypes({ categories, words: text }: Search): readonly DeviceType[] {
  const named = deviceTypes.filter(type => categories.includes(categoryOf(type)))
  const isForAccessories = categories.length > 0 && text.length === 0
  return named.length > 0 || isForAccessories ? named : deviceTypes
}
