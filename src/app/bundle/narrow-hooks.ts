import type { Plugin } from 'vite'

const routeModule = /[\\/]src[\\/]app[\\/](?:root\.tsx|routes[\\/])/

/**
 * The modules that each plugin of React Router changes. Its hooks take every module and look for it among all routes; with
 * a filter, the bundler passes them only these.
 */
const filters = new Map([
  ['react-router', /\.module\.(?:css|less|sass|scss|styl|stylus|pcss|postcss|sss)(?:$|\?)/],
  ['react-router:route-chunks-index', routeModule],
  ['react-router:build-client-route', /\?__react-router-build-client-route$/],
  ['react-router:split-route-modules', /\?route-chunk=/],
  ['react-router:dot-client', /\.client/],
  ['react-router:route-exports', routeModule],
])

/** The plugins of React Router, called only for the modules they change. */
export function narrowHooks(plugins: readonly Plugin[]): Plugin[] {
  return plugins.map(plugin => {
    const id = filters.get(plugin.name)
    const { transform } = plugin
    if (!id || typeof transform !== 'function') return plugin
    return { ...plugin, transform: { filter: { id }, handler: transform } }
  })
}
