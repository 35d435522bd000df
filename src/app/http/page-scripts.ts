import type { EntryContext } from 'react-router'
import type { Hydration } from '#domain/market/page.ts'
import { hashSource } from '#http/hash-source.ts'
import { stayKey } from '#web/client/stay-in-place.ts'
import { dataAttribute } from './data-attribute.ts'
import { inScript } from './page-data.ts'
import { scrollKey } from './scroll-key.ts'
import { themeScript } from './theme-script.ts'

type Manifest = EntryContext['manifest']

/** What the pages of one route have in common: prepared once, when the first of them is rendered. */
export type PageScripts = {
  /** The manifest of its routes alone: the router goes through all it is given, for each page. */
  readonly manifest: Manifest
  /** The end of the body before and after the page's data; static pages are sent without it. */
  readonly before: string
  readonly after: string
  readonly hasData: boolean
  /** The files of its style sheets. */
  readonly styles: readonly string[]
  readonly hashes: readonly string[]
}

type Route = {
  readonly ids: readonly string[]
  readonly hydration: Hydration | undefined
  readonly isProduction: boolean
}

const prepared = new Map<string, PageScripts>()

/** There are as many as combinations of routes and base paths. */
export function pageScripts(context: EntryContext, route: Route): PageScripts {
  const key = JSON.stringify([context.serverHandoffString, route.ids, route.hydration])
  const found = prepared.get(key)
  if (found) return found
  const scripts = prepareScripts(context, route)
  // In development the files of a route change.
  if (route.isProduction) prepared.set(key, scripts)
  return scripts
}

function prepareScripts({ manifest, serverHandoffString = '{}' }: EntryContext, route: Route) {
  const { ids, hydration, isProduction } = route
  const own = { ...manifest, routes: pick(manifest.routes, ids) }
  const styles = ids.flatMap(id => own.routes[id]?.css ?? [])
  const still = isProduction ? '/still.js' : '/src/web/static/static-page.ts'
  if (hydration === 'none')
    return {
      manifest: own,
      before: `<script type="module" src="${still}"></script>`,
      after: '',
      hasData: false,
      styles,
      hashes: [hashSource(themeScript)],
    }
  const start = startScript(manifest, serverHandoffString, ids)
  const files = filesOf(own, ids)
  const isDeferred = hydration === 'deferred'
  const before = isDeferred ? `<script type="module" src="${still}" data-wakes=""></script>` : ''
  const preloads = files.map(
    file => `<link rel="modulepreload" fetchpriority="low" href="${file}"/>`,
  )
  const startTag = isDeferred
    ? `<script type="text/plain" data-wake="${files.join(' ')}">`
    : '<script type="module" async="">'
  return {
    manifest: own,
    before: `${before}<script>${scrollScript}</script><script type="application/json" ${dataAttribute}>`,
    after: `</script>${isDeferred ? '' : preloads.join('')}${startTag}${start}</script>`,
    hasData: true,
    styles,
    hashes: [hashSource(themeScript), hashSource(scrollScript), hashSource(start)],
  }
}

function pick(routes: Manifest['routes'], ids: readonly string[]): Manifest['routes'] {
  return Object.fromEntries(ids.map(id => [id, routes[id]]))
}

/** The files that the framework needs to hydrate these routes. */
function filesOf({ entry, routes }: Manifest, ids: readonly string[]): readonly string[] {
  const ofRoutes = ids.flatMap(id => [routes[id]?.module ?? '', ...(routes[id]?.imports ?? [])])
  return [...new Set([entry.module, ...entry.imports, ...ofRoutes])].filter(file => file !== '')
}

/**
 * Returns to where the visitor was before a reload or a step back, as the browser's own way is off while the router runs; and
 * stays where a link that leads to the same place was followed.
 */
const scrollScript = `try{const[to,at]=(sessionStorage.getItem("${stayKey}")||"").split(" ");sessionStorage.removeItem("${stayKey}");if(to===location.href)scrollTo(0,at);const{state}=history,key=state?.key??Math.random().toString(32).slice(2);if(!state?.key)history.replaceState({key},"");const y=JSON.parse(sessionStorage.getItem("${scrollKey}")||"{}")[key];if(typeof y==="number")scrollTo(0,y)}catch{sessionStorage.removeItem("${scrollKey}")}`

/**
 * The routes that the router starts with; it requests others when they are needed. Without the home page it would take
 * the root, which has the same path, for all of it. What they import is in the page already, as files to load ahead.
 */
function startingRoutes({ routes }: Manifest, ids: readonly string[]): Manifest['routes'] {
  const home = Object.values(routes).find(route => route?.index)?.id
  const known = new Set(home === undefined ? ids : [...ids, home])
  return Object.fromEntries(
    [...known].map(id => [id, routes[id] && { ...routes[id], imports: [] }]),
  )
}

/**
 * What the router's `Scripts` would render, but without the data of one page: so it is the same for all pages of a route,
 * and its hash is known. `entry.client.tsx` gives the router its data. What is false is left out: the router asks whether
 * it is true.
 */
function startScript(manifest: Manifest, handoff: string, ids: readonly string[]): string {
  const { sri: _, ...own } = manifest
  const rest = {
    ...own,
    entry: { ...own.entry, imports: [] },
    routes: startingRoutes(manifest, ids),
  }
  const imports = ids.map(
    (id, index) => `import*as r${index} from${JSON.stringify(rest.routes[id]?.module)};`,
  )
  const modules = ids.map((id, index) => `${JSON.stringify(id)}:r${index}`)
  return [
    rest.hmr?.runtime === undefined ? '' : `import${JSON.stringify(rest.hmr.runtime)};`,
    ...imports,
    `window.__reactRouterContext=${inScript(JSON.stringify(JSON.parse(handoff), withoutFalse))};`,
    `window.__reactRouterManifest=${inScript(JSON.stringify(rest, withoutFalse))};`,
    `window.__reactRouterRouteModules={${modules.join(',')}};`,
    `import(${JSON.stringify(rest.entry.module)});`,
  ].join('')
}

function withoutFalse(_key: string, value: unknown): unknown {
  return value === false ? undefined : value
}
