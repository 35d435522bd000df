const cap = 200

/** Spec 5.2: Hungarian letters only; the space between two words is not counted against them. */
export function isHungarianLetters(value: string): boolean {
  return (
    value.length <= cap &&
    /^[a-záéíóöőúüű][a-záéíóöőúüű ]*$/i.test(value.normalize('NFC')) &&
    !value.endsWith(' ')
  )
}

/** Spec 5.2: letters of any of our alphabets and digits, with space, dot and hyphen. */
export function isAlphanumeric(value: string): boolean {
  return value.length <= cap && /^[\p{L}\p{Nd} .-]+$/u.test(value.normalize('NFC'))
}
