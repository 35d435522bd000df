/** An expected "no" is a value: plain facts with a `kind`, never a sentence. Bugs and outages throw instead. */
export type Result<T, Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal }

export const ok = <T>(value: T) => ({ ok: true, value }) as const

export const refuse = <Refusal>(refusal: Refusal) => ({ ok: false, refusal }) as const
