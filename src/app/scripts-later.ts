const preload = /<link rel="modulepreload" href="([^"]*)"\/>/g
const begin = '<script type="module" async="">'

/**
 * Pages are drawn and their links work without scripts, which may therefore wait for styles, fonts and pictures. Where a page sleeps
 * (sleep.ts), the framework's first script is only kept in it, with the files it needs.
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
