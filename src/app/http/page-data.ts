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

/**
 * The state as JSON that can stand in a script element. An object is `[shape, value, value …]`: in a list of 24 devices
 * the keys would be half of the text.
 */
export function packState(state: PageState): string {
  const shapes: string[][] = []
  const indexes = new Map<string, number>()
  const shapeOf = (keys: string[]) => {
    const name = keys.join()
    const known = indexes.get(name)
    if (known !== undefined) return known
    indexes.set(name, shapes.length)
    return shapes.push(keys) - 1
  }
  const pack = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return [listMark, ...value.map(pack)]
    if (value instanceof Date) return [dateMark, value.getTime()]
    if (isRouteErrorResponse(value)) return packObject({ ...value })
    // Nobody may see the message of an error.
    if (value instanceof Error) return [errorMark]
    if (value instanceof Map || value instanceof Set || value instanceof Promise)
      throw new Error(`A loader returned a ${value.constructor.name}.`)
    return packObject(value)
  }
  const packObject = (value: object) => {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined)
    return [shapeOf(entries.map(([key]) => key)), ...entries.map(([, each]) => pack(each))]
  }
  const packed = pack(state)
  return inScript(JSON.stringify([shapes, packed]))
}

/** The reverse of `packState`, in the browser: its text is part of the page, so it uses nothing from outside. */
export function unpackState(text: string): unknown {
  const [shapes, packed] = JSON.parse(text)
  const unpack = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value
    const [mark, ...rest] = value
    if (mark === -2) return new Date(rest[0])
    if (mark === -3) return new Error('Unexpected Server Error')
    if (mark === -1) return rest.map(unpack)
    return Object.fromEntries(
      shapes[mark].map((key: string, index: number) => [key, unpack(rest[index])]),
    )
  }
  return unpack(packed)
}

/** JSON that cannot end the script element it is in. */
export function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
