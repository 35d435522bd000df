import type { Answers } from './answers.ts'

type Named = { readonly brand: string; readonly name: string }

/** The device as its seller described it: 'Apple iPhone 13, 128 GB'. */
export function titleOfTradeIn({ brand, name }: Named, answers: Answers): string {
  const reported = answers['config-all'] ?? answers['config-storage'] ?? {}
  const storage = /^n\/?a$/i.test(reported.storage ?? '') ? undefined : reported.storage
  const parts = [reported.cpu, reported.ram, storage, reported.size, reported.connectivity]
  return [`${brand} ${name}`, ...parts].filter(Boolean).join(', ')
}
