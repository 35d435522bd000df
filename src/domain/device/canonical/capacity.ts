import { ownEntry } from '#domain/own-entry.ts'

const unitBytes: Readonly<Record<string, number>> = { k: 0.001, m: 1, g: 1_000, t: 1_000_000 }
const latinUnits: Readonly<Record<string, string>> = { к: 'k', м: 'm', г: 'g', т: 't' }
const pattern = /(\d{1,5}(?:[.,]\d{1,3})?)\s?([kmgtкмгт])[bб]/giu

/** The capacities in a text, in megabytes, each once: '128GB SSD + 1TB HDD' contains two. */
export function capacitiesIn(text: string): readonly number[] {
  const found = [...text.slice(0, 300).matchAll(pattern)].map(([, count = '', unit = '']) => {
    const lower = unit.toLowerCase()
    return (
      Number(count.replace(',', '.')) *
      (ownEntry(unitBytes, ownEntry(latinUnits, lower) ?? lower) ?? 0)
    )
  })
  return [...new Set(found.filter(megabytes => megabytes > 0).map(asSold))]
}

/** Makers use powers of 1,000, software powers of 1,024: both 1024 GB and 1000 GB are sold as 1 TB. */
function asSold(megabytes: number): number {
  const gigabytes = megabytes / 1_000
  return Number.isInteger(gigabytes) && gigabytes % 1_024 === 0
    ? (gigabytes / 1_024) * 1_000_000
    : megabytes
}

/** '128 GB', '1 TB', '1.5 TB', '512 MB': a number, a space and the unit, as the shop writes it. */
export function writeCapacity(megabytes: number): string {
  if (megabytes >= 1_000_000 && megabytes % 500_000 === 0) return `${megabytes / 1_000_000} TB`
  if (megabytes >= 1_000) return `${megabytes / 1_000} GB`
  return megabytes >= 1 ? `${megabytes} MB` : `${megabytes * 1_000} KB`
}
