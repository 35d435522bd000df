/** The reverse of `packState` (`page-data.ts`), in the browser. */
export function unpackState(text: string): unknown {
  const [shapes, packed] = JSON.parse(text)
  const read: unknown[] = []
  const unpackNew = ([mark, ...rest]: readonly [number, ...unknown[]]): unknown => {
    if (mark === -2) return new Date(rest[0] as number)
    if (mark === -3) return new Error('Unexpected Server Error')
    if (mark === -1) return rest.map(unpack)
    return Object.fromEntries(
      shapes[mark].map((key: string, index: number) => [key, unpack(rest[index])]),
    )
  }
  const unpack = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value
    if (value[0] === -4) return read[value[1]]
    const count = read.push(undefined)
    const result = unpackNew(value as [number, ...unknown[]])
    read[count - 1] = result
    return result
  }
  return unpack(packed)
}
