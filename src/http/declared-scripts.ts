import { randomBytes } from 'node:crypto'
import { createContext } from 'react-router'
import { hashSource } from './hash-source.ts'

/**
 * The attribute value by which the renderer marks its own inline scripts. It is new for each page and never sent: text
 * of a visitor or seller on the page cannot contain it, so a script injected there is not allowed.
 */
export const scriptMark = createContext<string>()

export function newScriptMark(): string {
  return randomBytes(16).toString('base64url')
}

type Declared = {
  /** The page without its marks. */
  readonly html: string
  /** The hashes of the marked scripts, as in a Content-Security-Policy. */
  readonly hashes: readonly string[]
}

export function takeDeclaredScripts(html: string, mark: string): Declared {
  const attribute = ` nonce="${mark}"`
  const scripts = new RegExp(`<script[^>]*${attribute}[^>]*>([\\s\\S]*?)</script>`, 'g')
  const hashes = [...html.matchAll(scripts)].map(([, script = '']) => hashSource(script))
  return { html: html.replaceAll(attribute, ''), hashes: [...new Set(hashes)] }
}
