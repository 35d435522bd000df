import type { Plugin } from 'vite'

/**
 * V8 keeps the source of what it has loaded, with two bytes for each character as soon as one of them is beyond Latin-1: a
 * single "…" doubled the megabytes of a bundle. Such characters are written as escapes where that is shorter.
 */
export const oneByteSource: Plugin = {
  name: 'one-byte-source',
  apply: 'build',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'ssr') return
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const escaped = escapeBeyondLatin1(file.code)
      if (escaped.length < 2 * file.code.length) file.code = escaped
    }
  },
}

/** The same program: an escape is read as its character in strings, regular expressions, templates and names. */
export function escapeBeyondLatin1(code: string): string {
  return code.replace(/(\\*)([^\0-\xff])/g, (_, slashes: string, character: string) => {
    // A backslash of its own before the character would take the one of the escape.
    const kept = slashes.slice(slashes.length % 2)
    return `${kept}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
