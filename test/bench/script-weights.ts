import { gzipSync } from 'node:zlib'
import { send } from './load.ts'

/** The gzip kB and the number of the script files that a page loads before any interaction. */
export async function scriptWeight(url: string) {
  const html = (await fetchBody(url)).toString('utf8')
  const found = [
    ...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    ...html.matchAll(/<script[^>]* src="([^"]+)"/g),
    ...html.matchAll(/import(?:\s*[^"';]*?from)?\s*"(\/assets\/[^"]+\.js)"/g),
  ].map(([, path = '']) => path)
  const files = [...new Set(found)]
  const bodies = await Promise.all(files.map(path => fetchBody(new URL(path, url).href)))
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  return { kilobytes: bytes / 1000, files: files.length }
}

async function fetchBody(url: string): Promise<Buffer> {
  const { status, body } = await send({ url, headers: { 'accept-encoding': 'identity' } })
  if (status !== 200) throw new Error(`${url} answered ${status}.`)
  return body
}
