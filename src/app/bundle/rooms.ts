type Graph = {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null
}

const known = new Map<string, boolean>()

/** Whether one of those pages needs a module at load; dynamic imports do not count. */
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
  describing: room('trade-in-start|trade-in-step'),
  cart: room('cart|cart-extra'),
  checkout: room('cart-finalize|checkout'),
  order: room('financing-thank-you|order-thank-you|payment-failed|payment-processing'),
  own: room('account|login|my-purchases|purchase|return-form|settings|support|warranty-claim'),
}

type Room = keyof typeof rooms

/**
 * Every combination of page groups, larger ones first: a file includes its dependencies, so modules that more groups
 * share are split off before.
 */
const names = Object.keys(rooms)
const choices = Array.from({ length: 2 ** names.length - 1 }, (_, at) =>
  names.filter((_name, bit) => (at + 1) & (1 << bit)),
).toSorted((one, other) => other.length - one.length) as readonly (readonly Room[])[]

/** From this number of groups on, a separate file would cost each group more than the modules cost the home page. */
const mostRooms = 6
function areMostNeeding(id: string, graph: Graph) {
  return Object.values(rooms).filter(pages => isNeededBy(pages, id, graph)).length >= mostRooms
}

function areNeeding(choice: readonly Room[], id: string, graph: Graph) {
  return choice.every(name => isNeededBy(rooms[name], id, graph))
}

// A handful of files for each page instead of forty: one with React, one with the modules of every page, and one for
// each set of page groups that share modules. A page loads little that only other pages need.
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
