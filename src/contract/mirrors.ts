import type { z } from 'zod'

type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Plain<T[Key]> }
    : T

type Same<One, Other> =
  (<X>() => X extends Plain<One> ? 1 : 2) extends <X>() => X extends Plain<Other> ? 1 : 2
    ? true
    : false

/** Accepts a schema only if its output is exactly the domain's type: neither can change without the other. */
export function mirrors<Domain>() {
  return <S extends z.ZodType>(
    schema: Same<z.output<S>, Domain> extends true ? S : 'The schema differs from the domain.',
  ) => schema as S & z.ZodType<Domain>
}
