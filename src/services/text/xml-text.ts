import { ownEntry } from '#domain/own-entry.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for an XML element or attribute. */
export function xmlText(text: string): string {
  return text.replace(/[&<>"]/g, sign => ownEntry(entities, sign) ?? sign)
}
