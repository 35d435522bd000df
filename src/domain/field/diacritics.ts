/** й decomposes into и and a breve, but in Bulgarian it is a separate letter. */
const shortI = '\u0438\u0306'

/** Removes diacritics: ș and ş become s, ώ becomes ω, ő becomes o; й stays й. */
export function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/([\u0438\u0418]\u0306)|\p{M}/gu, (_, letter?: string) => letter ?? '')
    .normalize('NFC')
}

/** Spec 5.1: the diacritics pattern. */
export function hasDiacritics(text: string): boolean {
  return /\p{M}/u.test(text.toLowerCase().normalize('NFD').replaceAll(shortI, ''))
}
