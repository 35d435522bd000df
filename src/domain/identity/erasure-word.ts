/** Whether a member typed the word that confirms an erasure; lower case and missing accents are accepted. */
export function isSameWord(word: string, typed: string): boolean {
  return plain(typed) === plain(word)
}

function plain(text: string): string {
  return text.trim().slice(0, 50).normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}
