/** An expected refusal is a value: plain data with a `kind`, never a sentence. Bugs and outages throw instead. */
export type Result<T, Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal }

export function ok<T>(value: T) {
  return { ok: true, value } as const
}

export function refuse<Refusal>(refusal: Refusal) {
  return { ok: false, refusal } as const
}
