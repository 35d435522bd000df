import type { FormPair } from '#contract/return-form-pairs.ts'

/** What is sent along without a field to be seen. */
export function HiddenPairs({ pairs }: { readonly pairs: readonly FormPair[] }) {
  return pairs.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
