import type { Refused } from './use-adding.ts'

/** Announced at once, next to the button that was clicked. */
export function RefusedText({ refused }: { readonly refused: Refused | undefined }) {
  return (
    refused && (
      <p id={refused.id} role="alert" className="mt-2 text-label font-[560] text-rust">
        {refused.text}
      </p>
    )
  )
}
