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
  return inScript(packValue(state))
}

/** Values with a shorter text are never referred to: a reference is not shorter. */
const minRepeated = 16

function packValue(state: PageState): string {
  const shapes = new Map<string, number>()
  const shapeTexts: string[] = []
  const byIdentity = new Map<object, number>()
  const byText = new Map<string, number>()
  let count = 0

  const shapeOf = (keys: readonly string[]): number => {
    const name = keys.join()
    const known = shapes.get(name)
    if (known !== undefined) return known
    shapes.set(name, shapeTexts.length)
    return shapeTexts.push(JSON.stringify(keys)) - 1
  }

  const write = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
    const before = byIdentity.get(value)
    if (before !== undefined) return `[${sameMark},${before}]`
    const own = count++
    const [mark, items] = partsOf(value, shapeOf)
    let text = `[${mark}`
    let hasLongParts = false
    for (const item of items) {
      const part = write(item)
      hasLongParts ||= part.length >= minRepeated && typeof item === 'object'
      text += `,${part}`
    }
    text += ']'
    // Texts are compared only where they are short: those of long lists are never equal.
    if (!hasLongParts && text.length >= minRepeated) {
      const equal = byText.get(text)
      if (equal !== undefined) {
        count = own
        return `[${sameMark},${equal}]`
      }
      byText.set(text, own)
    }
    if (text.length >= minRepeated) byIdentity.set(value, own)
    return text
  }

  const packed = write(state)
  return `[[${shapeTexts.join()}],${packed}]`
}

type ShapeOf = (keys: readonly string[]) => number

function partsOf(value: object, shapeOf: ShapeOf): readonly [number, readonly unknown[]] {
  if (Array.isArray(value)) return [listMark, value]
  if (value instanceof Date) return [dateMark, [value.getTime()]]
  // Nobody may see the message of an error.
  if (value instanceof Error) return [errorMark, []]
  if (value instanceof Map || value instanceof Set || value instanceof Promise)
    throw new Error(`A loader returned a ${value.constructor.name}.`)
  // The router recognizes the answer of a route by its data, even if it has none.
  const found: object = isRouteErrorResponse(value) ? { ...value, data: value.data ?? null } : value
  const items = found as Readonly<Record<string, unknown>>
  const keys = Object.keys(found).filter(key => items[key] !== undefined)
  return [shapeOf(keys), keys.map(key => items[key])]
}

/** JSON that cannot end the script element it is in, and that nothing takes for markup. */
export function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
}
