type Graph = {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null
}

const known = new Map<string, boolean>()

/** Whether one of those pages needs a module at load; what is only imported when asked for does not count. */
function isNeededBy(pages: RegExp, id: string, graph: Graph): boolean {
  const key = `${pages} ${id}`
  const is = known.get(key) ?? leadsTo(pages, id, graph)
  known.set(key, is)
  return is
}

function leadsTo(pages: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const { importers = [] } = graph.getModuleInfo(id) ?? {}
  return pages.test(id) || importers.some(each => leadsTo(pages, each, graph, seen))
}

const everyPage = /[\\/]src[\\/]app[\\/](?:root|entry\.client|routes[\\/]home)/
function room(pages: string) {
  return new RegExp(`[\\\\/]src[\\\\/]app[\\\\/]routes[\\\\/](?:${pages})\\.`)
}
const rooms = {
  listing: room('listing'),
  finding: room('accessories|search'),
  product: room('product'),
  describing: room('sell|sell-step'),
  cart: room('cart|cart-extra'),
  checkout: room('cart-finalize|checkout'),
  order: room('financing-thank-you|order-thank-you|payment-failed|payment-processing'),
  own: room('account|login|my-purchases|purchase|return-form|settings|support|warranty-claim'),
}

type Room = keyof typeof rooms

/** Every choice of rooms, the larger first: a file takes along what its parts need, so what more rooms share is put aside before. */
const names = Object.keys(rooms)
const choices = Array.from({ length: 2 ** names.length - 1 }, (_, at) =>
  names.filter((_name, bit) => (at + 1) & (1 << bit)),
).toSorted((one, other) => other.length - one.length) as readonly (readonly Room[])[]

/** So many rooms that a file of its own would cost each of them more than the parts cost home. */
const mostRooms = 6
function areMostNeeding(id: string, graph: Graph) {
  return Object.values(rooms).filter(pages => isNeededBy(pages, id, graph)).length >= mostRooms
}

function areNeeding(choice: readonly Room[], id: string, graph: Graph) {
  return choice.every(name => isNeededBy(rooms[name], id, graph))
}

// A handful of files a page instead of forty: all of React's in one, what every page needs in one, and in one each what the same rooms
// of the shop share. A page brings little that only others need.
export const groups = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](@?react-router|react|react-dom|scheduler)[\\/]/,
  },
  {
    name: (id: string, graph: Graph) =>
      isNeededBy(everyPage, id, graph) || areMostNeeding(id, graph) ? 'shared' : null,
    debugName: 'shared',
    minShareCount: 2,
  },
  ...choices.map(choice => ({
    name: (id: string, graph: Graph) => (areNeeding(choice, id, graph) ? choice.join('-') : null),
    debugName: choice.join('-'),
    minShareCount: 2,
  })),
].map((group, at) => ({ ...group, priority: 999 - at }))
