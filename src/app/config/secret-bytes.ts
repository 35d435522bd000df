/**
 * The maximum number of random bytes a secret can contain: a repeated part counts once; hexadecimal or base64 digits
 * count as the bytes they encode; any other text counts as its length times the logarithm of its number of distinct
 * characters. Digits are considered random only if enough of them are distinct.
 */
export function secretBytes(secret: string): number {
  const text = withoutRepeats([...secret.trim().replace(/=+$/, '')])
  const distinctCount = new Set(text).size
  return Math.floor((text.length * bitsOfOne(text.join(''), distinctCount)) / 8)
}

function bitsOfOne(text: string, distinctCount: number): number {
  if (/^[\da-f]+$/i.test(text) && distinctCount >= minDistinct.hex) return 4
  const isBase64 = /^[\w+/-]+$/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text)
  return isBase64 && distinctCount >= minDistinct.base64 ? 6 : Math.log2(distinctCount || 1)
}

/** Half of all hexadecimal digits, a quarter of those of base64: 32 random bytes never had fewer distinct digits. */
const minDistinct = { hex: 8, base64: 16 } as const

/** The part that the whole repeats, even if the last repetition is cut off. */
function withoutRepeats(characters: readonly string[]): readonly string[] {
  const half = Math.floor(characters.length / 2)
  for (let length = 1; length <= half; length += 1)
    if (characters.every((one, index) => index < length || one === characters[index - length]))
      return characters.slice(0, length)
  return characters
}
