import { capacitiesIn, writeCapacity } from './capacity.ts'
import { ambiguous, exact, near, type Proposal, unknown, unsaid } from './proposal.ts'
import { isShown } from './words.ts'

/**
 * A storage or memory size in the format of the shop. `options` are a model's own sizes: any other size is unknown.
 * Several sizes in one cell ('16GB/32GB', '500GB-1TB', two disks) do not identify one device.
 */
export function proposeCapacity(
  raw: string | undefined,
  options?: readonly string[],
): Proposal<string> {
  if (!isShown(raw)) return unsaid
  const isRange = /[-–]\s?\d/.test(raw) || /\d\s?[/|]\s?\d/.test(raw)
  const [first, ...others] = capacitiesIn(raw)
  if (first === undefined) return bareNumber(raw, isRange, options)
  const written = [first, ...others].map(writeCapacity)
  if (others.length > 0 || isRange || /\d\D*\+/.test(raw)) return ambiguous(written)
  const [value = ''] = written
  if (options && !options.some(option => isEqual(option, first))) return unknown(options)
  return isPlain(raw) ? exact(shown(value, first, options)) : near(shown(value, first, options))
}

/** The memory given together with a storage ('4GB 512MB RAM storage') is not storage. */
export function proposeStorage(
  raw: string | undefined,
  options?: readonly string[],
): Proposal<string> {
  return proposeCapacity(raw?.slice(0, 300).replace(memory, ' '), options)
}

const memory = /\d{1,5}(?:[.,]\d{1,3})?\s?[mg]b\s?ram\b/giu

/** Words that sellers write next to a size and that do not change its meaning. */
const plain =
  /^\s*\d{1,5}(?:[.,]\d{1,3})?\s?[kmgtкмгт][bб](?:\s(?:ssd|hdd|hybrid|emmc|nvme|flash(?: storage)?|storage|ram|memory|ddr\d))*\s*$/iu

function isPlain(raw: string): boolean {
  return plain.test(raw)
}

function isEqual(option: string, megabytes: number): boolean {
  return capacitiesIn(option)[0] === megabytes
}

function shown(value: string, megabytes: number, options: readonly string[] = []): string {
  return options.find(option => isEqual(option, megabytes)) ?? value
}

/** '128' alone is probably in gigabytes, but the unit is not given. */
function bareNumber(
  raw: string,
  isRange: boolean,
  options: readonly string[] | undefined,
): Proposal<string> {
  if (isRange && /^[\d\s/|–-]+$/.test(raw))
    return ambiguous((raw.match(/\d+/g) ?? []).slice(0, 5).map(count => `${Number(count)} GB`))
  if (!/^\s*\d{1,4}\s*$/.test(raw)) return unknown(options)
  const meant = `${Number(raw)} GB`
  return !options || options.includes(meant) ? near(meant) : unknown(options)
}
