import { type DeviceType, deviceTypes } from '../device.ts'
import { categoryOf } from '../device-category.ts'
import type { Search } from './read-search.ts'

/** Whether a search contains any criteria; a single letter is not enough. */
export function hasCriteria({ words, categories, colors, amounts }: Search): boolean {
  return (
    words.some(({ forms: [form = ''] }) => form.length > 1) ||
    categories.length + colors.length + amounts.length > 0
  )
}

/** Device types of the named categories: all if none is named, none if only accessories are searched for. */
export function requestedTypes({ categories, words }: Search): readonly DeviceType[] {
  const named = deviceTypes.filter(type => categories.includes(categoryOf(type)))
  const isForAccessories = categories.length > 0 && words.length === 0
  return named.length > 0 || isForAccessories ? named : deviceTypes
}
