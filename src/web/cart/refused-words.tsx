import type { Refused } from './use-adding.ts'

/** Said at once, right where the shopper pressed. */
export const RefusedWords = ({ refused }: { readonly refused: Refused | undefined }) =>
  refused && (
    <p id={refused.id} role="alert" className="mt-2 text-label font-[560] text-rust">
      {refused.said}
    </p>
  )
