import { crc32, inflateRawSync } from 'node:zlib'

/** The files of a ZIP by name; throws if it is invalid. */
export function unzipped(zip: Buffer): ReadonlyMap<string, Buffer> {
  const end = zip.length - 22
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error('no end of a ZIP')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('no file is listed here')
    const isPacked = zip.readUInt16LE(at + 10) === 8
    const [crc, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)]
    const length = zip.readUInt16LE(at + 28)
    const begin = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + length)
    if (zip.toString('utf8', begin + 30, begin + 30 + length) !== name) throw new Error(name)
    const start = begin + 30 + length + zip.readUInt16LE(begin + 28)
    const stored = zip.subarray(start, start + size)
    const bytes = isPacked ? inflateRawSync(stored) : stored
    if (crc32(bytes) !== crc) throw new Error(`${name} is not what was listed`)
    files.set(name, bytes)
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  if (at !== end) throw new Error('more than was listed')
  return files
}
