import type { Answers } from './answers.ts'

type Named = { readonly brand: string; readonly name: string }

/** The device as its seller described it: 'Apple iPhone 13, 128 GB'. */
export function titleOfTradeIn({ brand, name }: Named, answers: Answers): string {
  const configured = answers['config-all'] ?? answers['config-storage'] ?? {}
  const storage = /^n\/?a$/i.test(configured.storage ?? '') ? undefined : configured.storage
  const parts = [configured.cpu, configured.ram, storage, configured.size, configured.connectivity]
  return [`${brand} ${name}`, ...parts].filter(Boolean).join(', ')
}
