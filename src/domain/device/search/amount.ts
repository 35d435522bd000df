/** An amount as filters write it: "128gb" becomes 128-gb, "1024gb" and "1tb" become 1-tb, "45mm" becomes 45-mm. */
export function amountOf(word: string): string | undefined {
  if (isBareStorage(word)) return gigabytes(Number(word))
  const [, number = '', suffix = ''] = /^(\d{1,4}(?:\.\d)?)([a-z]+)$/.exec(word) ?? []
  const unit = units.get(suffix)
  if (unit === 'mm') return `${number.replace('.', '-')}-mm`
  if (unit === undefined || !(Number(number) > 0)) return undefined
  if (unit === 'tb') return `${Number(number)}-tb`
  // "13 g" is not a storage size: a bare "g" counts only after a common size, a full unit after any number.
  return suffix === 'g' && !storageSizes.has(Number(number)) ? undefined : gigabytes(Number(number))
}

/** Whether a number without a unit is a common storage size. */
export function isBareStorage(word: string): boolean {
  return /^\d{2,4}$/.test(word) && storageSizes.has(Number(word))
}

const storageSizes: ReadonlySet<number> = new Set([64, 128, 256, 512, 1024])

function gigabytes(count: number) {
  return count >= 1024 ? `${Math.round(count / 1024)}-tb` : `${count}-gb`
}

/** Includes "GB" and "TB" in Greek letters. */
const units: ReadonlyMap<string, 'gb' | 'tb' | 'mm'> = new Map([
  ['gb', 'gb'],
  ['gv', 'gb'],
  ['g', 'gb'],
  ['giga', 'gb'],
  ['gigabyte', 'gb'],
  ['tb', 'tb'],
  ['tv', 'tb'],
  ['tera', 'tb'],
  ['mm', 'mm'],
])
