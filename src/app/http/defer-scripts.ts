const preload = /<link rel="modulepreload" href="([^"]*)"\/>/g
const begin = '<script type="module" async="">'

/**
 * Pages are server-rendered and their links work without scripts, so scripts may wait for styles, fonts and pictures.
 * On a page with deferred hydration (`sleep.ts`), the framework's first script is only stored in the page, with the
 * files it needs.
 */
export function deferScripts(html: string): string {
  if (!html.includes(' data-wakes=""'))
    return html.replaceAll(
      '<link rel="modulepreload"',
      '<link rel="modulepreload" fetchpriority="low"',
    )
  const files = [...html.matchAll(preload)].map(([, file]) => file)
  return html
    .replaceAll(preload, '')
    .replace(begin, `<script type="text/plain" data-wake="${files.join(' ')}">`)
}
