import type { Refused } from './use-adding.ts'

/** Said at once, right where the shopper pressed. */
export function RefusedText({ refused }: { readonly refused: Refused | undefined }) {
  return (
    refused && (
      <p id={refused.id} role="alert" className="mt-2 text-label font-[560] text-rust">
        {refused.said}
      </p>
    )
  )
}
