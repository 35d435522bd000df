import { crc32 } from 'node:zlib'

export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array }

/** A ZIP of uncompressed files (PKWARE APPNOTE 6.3, method 0), written as a stream: one file at a time is in memory. */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const directoryEntries: Buffer[] = []
  let offset = 0
  for await (const { name, bytes } of entries) {
    const facts = factsOf(name, bytes, at)
    const head = Buffer.concat([numbers([0x04034b50, 4]), facts.common, facts.name])
    yield head
    yield bytes
    directoryEntries.push(directoryEntry(facts, offset))
    offset += head.length + bytes.length
  }
  const directory = Buffer.concat(directoryEntries)
  yield directory
  yield directoryEnd(directoryEntries.length, directory.length, offset)
}

type Width = 2 | 4
type Field = readonly [value: number, width: Width]

function numbers(...fields: readonly Field[]): Buffer {
  return Buffer.concat(
    fields.map(([value, width]) => {
      const bytes = Buffer.alloc(width)
      bytes.writeUIntLE(value, 0, width)
      return bytes
    }),
  )
}

const version = 20
/** Names are UTF-8. */
const unicodeNames = 0x0800
const uncompressed = 0

function factsOf(written: string, bytes: Uint8Array, at: Date) {
  const name = Buffer.from(written)
  const common = numbers(
    [version, 2],
    [unicodeNames, 2],
    [uncompressed, 2],
    [timeOf(at), 2],
    [dateOf(at), 2],
    [crc32(bytes), 4],
    [bytes.length, 4],
    [bytes.length, 4],
    [name.length, 2],
    [0, 2],
  )
  return { name, common }
}

/** An entry of the central directory: no comment, one disk, no attributes, and the offset of the file. */
function directoryEntry({ name, common }: ReturnType<typeof factsOf>, offset: number): Buffer {
  return Buffer.concat([
    numbers([0x02014b50, 4], [version, 2]),
    common,
    numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
    name,
  ])
}

function directoryEnd(count: number, size: number, offset: number): Buffer {
  return numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  )
}

function timeOf(at: Date): number {
  return (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
}

function dateOf(at: Date): number {
  return ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
}
