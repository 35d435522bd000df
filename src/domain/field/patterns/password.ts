/** At least 6 characters; the upper limit keeps hashing cheap (Spec 5.2). */
export function isPassword(value: string): boolean {
  return value.length <= 256 && Array.from(value).length >= 6
}
