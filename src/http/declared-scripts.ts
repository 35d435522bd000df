import { randomBytes } from 'node:crypto'
import { createContext } from 'react-router'
import { hashSource } from './hash-source.ts'

/**
 * What the renderer marks its own inline scripts with. New for each page and never sent: what a page prints of a visitor's or a
 * seller's text cannot know it, so a script that stands in it by mistake is not declared.
 */
export const scriptMark = createContext<string>()

export function newScriptMark(): string {
  return randomBytes(16).toString('base64url')
}

type Declared = {
  /** The page without its marks. */
  readonly html: string
  /** Of the marked scripts, as a Content-Security-Policy names them. */
  readonly hashes: readonly string[]
}

export function takeDeclaredScripts(drawn: string, mark: string): Declared {
  const attribute = ` nonce="${mark}"`
  const scripts = new RegExp(`<script[^>]*${attribute}[^>]*>([\\s\\S]*?)</script>`, 'g')
  const hashes = [...drawn.matchAll(scripts)].map(([, script = '']) => hashSource(script))
  return { html: drawn.replaceAll(attribute, ''), hashes: [...new Set(hashes)] }
}
