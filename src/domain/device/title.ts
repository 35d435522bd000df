import type { Configuration, Product } from './device.ts'

/** Spec 9.4: brand and model, then colour (smartphones only, if not already in the name), storage, and the grade's word. */
export const displayTitle = (product: Product, gradeWord: string): string =>
  joined([fullName(product), colorOf(product), knownStorage(product.configuration), gradeWord])

/** 'Apple iPhone 13, 128 GB'. */
export const shortTitle = (product: Product): string =>
  joined([fullName(product), knownStorage(product.configuration)])

/** Spec 9.4: a storage of NA or N/A is none. */
export const knownStorage = ({ storage }: Configuration): string | undefined =>
  storage === undefined || /^\s*(n\/?a)?\s*$/i.test(storage) ? undefined : storage

const fullName = ({ model }: Product) => `${model.brand} ${model.name}`

const colorOf = ({ model, configuration }: Product): string | undefined => {
  const color = configuration.color?.name
  if (model.type !== 'SMARTPHONE' || color === undefined) return undefined
  return model.name.toLowerCase().includes(color.toLowerCase()) ? undefined : color
}

const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ')
