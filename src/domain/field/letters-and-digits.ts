/** "Str. Clínicilor 12-A" and "str clinicilor 12a" give the same text; a combining mark is not a letter. */
export function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
