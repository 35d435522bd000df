const cap = 200

/** Spec 5.2: Hungarian letters only; the space between two words is not counted against them. */
export const isHungarianLetters = (value: string): boolean =>
  value.length <= cap &&
  /^[a-záéíóöőúüű][a-záéíóöőúüű ]*$/i.test(value.normalize('NFC')) &&
  !value.endsWith(' ')

/** Spec 5.2: letters of any of our alphabets and digits, with space, dot and hyphen. */
export const isAlphanumeric = (value: string): boolean =>
  value.length <= cap && /^[\p{L}\p{Nd} .-]+$/u.test(value.normalize('NFC'))
