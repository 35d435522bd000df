/** Spec 5.2: minimum 6 characters; the cap keeps hashing cheap. */
export function isPassword(value: string): boolean {
  return value.length <= 256 && Array.from(value).length >= 6
}
