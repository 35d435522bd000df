/** Spec 5.2: minimum 6 characters; the cap keeps hashing cheap. */
export const isPassword = (value: string): boolean =>
  value.length <= 256 && Array.from(value).length >= 6
