import type { RouteConfigEntry } from '@react-router/dev/routes'
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'
import * as server from '#app/entry.server.tsx'
import * as root from '#app/root.tsx'
import routeConfig from '#app/routes.ts'

/** Every page as in the bundle, built from the sources: a test replaces the router's own build with it. */
type Module = ServerBuild['routes'][string] extends infer Route
  ? NonNullable<Route> extends { readonly module: infer Own }
    ? Own
    : never
  : never

const files = import.meta.glob<Module>('../../src/app/routes/*.{ts,tsx}', { eager: true })

type PageComponent = Parameters<typeof withComponentProps>[0]
type ErrorComponent = Parameters<typeof withErrorBoundaryProps>[0]

/** The router's own build passes props to components in this way. */
function withProps(module: Module): Module {
  return {
    ...module,
    ...(module.default && { default: withComponentProps(module.default as PageComponent) }),
    ...(module.ErrorBoundary && {
      ErrorBoundary: withErrorBoundaryProps(module.ErrorBoundary as ErrorComponent),
    }),
  }
}

function moduleOf(file: string): Module {
  const found = files[`../../src/app/${file}`]
  if (!found) throw new Error(`There is no ${file}.`)
  return withProps(found)
}

function idOf({ id, file }: RouteConfigEntry) {
  return id ?? file.replace(/\.tsx?$/, '')
}

type Page = {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly index?: true
  readonly module: Module
}

function pagesOf(entries: readonly RouteConfigEntry[], parentId = 'root'): readonly Page[] {
  return entries.flatMap(entry => [
    {
      id: idOf(entry),
      parentId,
      ...(entry.path !== undefined && { path: entry.path }),
      ...(entry.index && { index: true as const }),
      module: moduleOf(entry.file),
    },
    ...pagesOf(entry.children ?? [], idOf(entry)),
  ])
}

const all: readonly Page[] = [
  { id: 'root', path: '', module: withProps(root as unknown as Module) },
  ...pagesOf(await routeConfig),
]

function assetOf({ module, ...route }: (typeof all)[number]) {
  return {
    ...route,
    hasAction: 'action' in module,
    hasLoader: 'loader' in module,
    hasClientAction: 'clientAction' in module,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: 'ErrorBoundary' in module,
    module: `/assets/${route.id}.js`,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  }
}

export const routes = Object.fromEntries(all.map(each => [each.id, each])) as ServerBuild['routes']
export const entry: ServerBuild['entry'] = { module: server }
export const assets: ServerBuild['assets'] = {
  entry: { imports: [], module: '/assets/entry.js' },
  routes: Object.fromEntries(all.map(each => [each.id, assetOf(each)])),
  url: '/assets/manifest.js',
  version: 'of the tests',
}
export const publicPath = '/'
export const assetsBuildDirectory = 'build/client'
export const future = {} as ServerBuild['future']
export const ssr = true
export const isSpaMode = false
export const prerender: string[] = []
export const routeDiscovery = { mode: 'lazy', manifestPath: '/__manifest' } as const
export const allowedActionOrigins = false
