import { ownEntry } from '#domain/own-entry.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Words as they may stand in an element or an attribute of XML. */
export function xmlText(text: string): string {
  return text.replace(/[&<>"]/g, sign => ownEntry(entities, sign) ?? sign)
}
