const cap = 200

/** Hungarian letters only; a space between two words is allowed (Spec 5.2). */
export function isHungarianLetters(value: string): boolean {
  return (
    value.length <= cap &&
    /^[a-záéíóöőúüű][a-záéíóöőúüű ]*$/i.test(value.normalize('NFC')) &&
    !value.endsWith(' ')
  )
}

/** Letters of all the supported alphabets and digits, with space, dot and hyphen (Spec 5.2). */
export function isAlphanumeric(value: string): boolean {
  return value.length <= cap && /^[\p{L}\p{Nd} .-]+$/u.test(value.normalize('NFC'))
}
