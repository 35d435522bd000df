import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { keepData, keepingLoader } from './page-data.ts'

export type PageHandler = (
  landing: Landed,
  request: Request,
  context: RouterContextProvider,
) => Promise<Response>

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>

type Route = NonNullable<ServerBuild['routes'][string]>

type Landed = { readonly prefix: string; readonly url: string }

/**
 * Gives each request to a router that knows only the routes which its path can lead to: the router tries every route it
 * has. A path leads to routes that begin with the same word, or with a parameter, whatever comes after it.
 */
export async function createPageHandler(): Promise<PageHandler> {
  const build = (await import('virtual:react-router/server-build')) as ServerBuild
  const words = new Set(Object.values(build.routes).map(route => firstWord(route?.path)))
  const handlers = new Map<string, Handler>()
  return ({ prefix, url }, request, context) => {
    const first = url.slice(prefix.length).split(/[/?]/)[1]?.toLowerCase() ?? ''
    const word = wholeRouter.test(first) ? undefined : words.has(first) ? first : ''
    const key = `${prefix} ${word}`
    const handler = handlers.get(key) ?? createHandler(build, prefix, word)
    handlers.set(key, handler)
    if (!isDataAlone.test(url)) keepData(context)
    return handler(request, context)
  }
}

/** A request of client-side navigation. */
const isDataAlone = /\.data(?:\?|$)/

/** The manifest is of all routes; a page's data without a slash before it, and escapes, are read by the router itself. */
const wholeRouter = /^__manifest$|\.data$|%/

/** The static first segment of a route's path; '' for a parameter and for what is below every path. */
function firstWord(path = ''): string {
  const [first = ''] = path.replace(/^\//, '').split('/')
  return /^[:*]/.test(first) ? '' : first.toLowerCase()
}

function createHandler(build: ServerBuild, prefix: string, word: string | undefined): Handler {
  const routes = Object.entries(build.routes)
    .filter(([, route]) => word === undefined || ['', word].includes(firstWord(route?.path)))
    .map(([id, route]) => [id, route && withKeepingLoader(route)])
  return createRequestHandler(
    { ...build, routes: Object.fromEntries(routes), basename: prefix || '/' },
    import.meta.env.MODE,
  )
}

/** A route without a component answers with a file, which its loader returns. */
function withKeepingLoader(route: Route): Route {
  const { loader, default: page } = route.module
  if (!loader || !page) return route
  return { ...route, module: { ...route.module, loader: keepingLoader(route.id, loader) } }
}
