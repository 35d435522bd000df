import type { Answers } from './answers.ts'

type Named = { readonly brand: string; readonly name: string }

/** The device as its seller described it: 'Apple iPhone 13, 128 GB'. */
export function titleOfTradeIn({ brand, name }: Named, answers: Answers): string {
  const told = answers['config-all'] ?? answers['config-storage'] ?? {}
  const storage = /^n\/?a$/i.test(told.storage ?? '') ? undefined : told.storage
  const parts = [told.cpu, told.ram, storage, told.size, told.connectivity]
  return [`${brand} ${name}`, ...parts].filter(Boolean).join(', ')
}
