/** Joins the given names and skips missing ones; components add the caller's `className` last. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
