type Graph = {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null
}

const known = new Map<RegExp, Map<string, boolean>>()

/** Whether one of those pages needs a module at load; dynamic imports do not count. */
function isNeededBy(pages: RegExp, id: string, graph: Graph): boolean {
  const ofPages = known.getOrInsertComputed(pages, () => new Map())
  return ofPages.getOrInsertComputed(id, () => leadsTo(pages, id, graph))
}

function leadsTo(pages: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const { importers = [] } = graph.getModuleInfo(id) ?? {}
  return pages.test(id) || importers.some(each => leadsTo(pages, each, graph, seen))
}

const everyPage = /[\\/]src[\\/]app[\\/](?:root|entry\.client|routes[\\/]home)/
function routePattern(pages: string) {
  return new RegExp(`[\\\\/]src[\\\\/]app[\\\\/]routes[\\\\/](?:${pages})\\.`)
}
const pageGroups = {
  listing: routePattern('listing'),
  finding: routePattern('accessories|search'),
  product: routePattern('product'),
  describing: routePattern('trade-in-start|trade-in-step'),
  cart: routePattern('cart|cart-extra'),
  checkout: routePattern('cart-finalize|checkout'),
  order: routePattern('financing-thank-you|order-thank-you|payment-failed|payment-processing'),
  own: routePattern(
    'account|login|my-purchases|purchase|return-form|settings|support|warranty-claim',
  ),
}

type PageGroup = keyof typeof pageGroups

/**
 * Every combination of page groups, larger ones first: a file includes its dependencies, so modules that more groups
 * share are split off before.
 */
const names = Object.keys(pageGroups)
const combinations = Array.from({ length: 2 ** names.length - 1 }, (_, index) =>
  names.filter((_name, bit) => (index + 1) & (1 << bit)),
).toSorted((one, other) => other.length - one.length) as readonly (readonly PageGroup[])[]

/** From this number of groups on, a separate file would cost each group more than the modules cost the home page. */
const maxGroups = 6
function isNeededByMost(id: string, graph: Graph) {
  return Object.values(pageGroups).filter(pages => isNeededBy(pages, id, graph)).length >= maxGroups
}

/** A file of its own would cost the pages that share it more than it costs all others. */
const tiny = /[\\/]src[\\/]domain[\\/]money[\\/]units\.ts$/

function isNeededByAll(combination: readonly PageGroup[], id: string, graph: Graph) {
  return combination.every(name => isNeededBy(pageGroups[name], id, graph))
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
      tiny.test(id) || isNeededBy(everyPage, id, graph) || isNeededByMost(id, graph)
        ? 'shared'
        : null,
    debugName: 'shared',
    minShareCount: 2,
  },
  ...combinations.map(combination => ({
    name: (id: string, graph: Graph) =>
      isNeededByAll(combination, id, graph) ? combination.join('-') : null,
    debugName: combination.join('-'),
    minShareCount: 2,
  })),
].map((group, index) => ({ ...group, priority: 999 - index }))
