import type { FormPair } from '#contract/return-form-pairs.ts'

/** Values sent with the form without a visible field. */
export function HiddenPairs({ pairs }: { readonly pairs: readonly FormPair[] }) {
  return pairs.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
