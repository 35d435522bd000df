import { createContext, isRouteErrorResponse, type RouterContextProvider } from 'react-router'

/** What the router hydrates a page with. */
export type PageState = {
  readonly loaderData: unknown
  readonly actionData: unknown
  readonly errors: unknown
}

/** What the loaders of a page found, by route; `null` for a request of the data alone. */
const loadedData = createContext<Map<string, object> | null>(null)

/**
 * The router writes what loaders return as soon as they are done. A page has its own way to write it, so what they
 * return is kept until it is rendered (decision 54).
 */
export function keepData(context: RouterContextProvider): void {
  context.set(loadedData, new Map())
}

const nothing = Object.freeze({})

type LoaderArgs = { readonly context: Readonly<RouterContextProvider> }

/** The loader of a route, which returns nothing where its data is kept. */
export function keepingLoader<Args extends LoaderArgs>(
  id: string,
  load: (args: Args) => unknown,
): (args: Args) => Promise<unknown> {
  return async args => {
    const found = await load(args)
    const kept = args.context.get(loadedData)
    if (!kept || !isPlain(found)) return found
    kept.set(id, found)
    return nothing
  }
}

/** Puts what was kept where the router had nothing. */
export function restoreData(
  context: RouterContextProvider,
  loaderData: Record<string, unknown>,
): void {
  for (const [id, found] of context.get(loadedData) ?? [])
    if (loaderData[id] === nothing) loaderData[id] = found
}

/** Neither a response nor data with a status of its own. */
function isPlain(found: unknown): found is object {
  return (
    typeof found === 'object' && found !== null && Object.getPrototypeOf(found) === Object.prototype
  )
}

/** The first item of a packed value says what it is; the names of an object's keys are listed once, as its shape. */
const listMark = -1
const dateMark = -2
const errorMark = -3
const sameMark = -4

/**
 * The state as JSON that can stand in a script element. An object is `[shape, value, value …]`: in a list of 24 devices
 * the keys would be half of the text. What is there twice, such as the model of several products, is written once:
 * objects and lists are counted as they begin, and later ones are `[-4, count]`.
 */
export function packState(state: PageState): string {
  const packed = packValue(state, { shapes: [], indexes: new Map(), texts: new Map() })
  return inScript(packed)
}

type Packing = {
  readonly shapes: string[]
  readonly indexes: Map<string, number>
  readonly texts: Map<object, string>
}

/** A reference is not shorter than these. */
const minRepeated = 16

function packValue(state: PageState, packing: Packing): string {
  const written = new Map<string, number>()
  let count = 0
  const write = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
    const text = plainText(value, packing)
    const before = written.get(text)
    if (before !== undefined) return `[${sameMark},${before}]`
    if (text.length >= minRepeated) written.set(text, count)
    count += 1
    const [mark, items] = partsOf(value, packing)
    return `[${[mark, ...items.map(write)].join()}]`
  }
  const packed = write(state)
  return `[[${packing.shapes.join()}],${packed}]`
}

/** A value's text without references: equal values have equal texts. */
function plainText(value: unknown, packing: Packing): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const known = packing.texts.get(value)
  if (known !== undefined) return known
  const [mark, items] = partsOf(value, packing)
  let text = `[${mark}`
  for (const item of items) text += `,${plainText(item, packing)}`
  text += ']'
  packing.texts.set(value, text)
  return text
}

function partsOf(value: object, packing: Packing): readonly [number, readonly unknown[]] {
  if (Array.isArray(value)) return [listMark, value]
  if (value instanceof Date) return [dateMark, [value.getTime()]]
  // Nobody may see the message of an error.
  if (value instanceof Error) return [errorMark, []]
  if (value instanceof Map || value instanceof Set || value instanceof Promise)
    throw new Error(`A loader returned a ${value.constructor.name}.`)
  // The router recognizes the answer of a route by its data, even if it has none.
  const found = isRouteErrorResponse(value) ? { ...value, data: value.data ?? null } : value
  const entries = Object.entries(found).filter(([, each]) => each !== undefined)
  const shape = JSON.stringify(entries.map(([key]) => key))
  const index = packing.indexes.get(shape) ?? packing.shapes.push(shape) - 1
  packing.indexes.set(shape, index)
  return [index, entries.map(([, each]) => each)]
}

/** The reverse of `packState`, in the browser: its text is part of the page, so it uses nothing from outside. */
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

/** JSON that cannot end the script element it is in. */
export function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
