/** Escapes text for HTML; all input of customers and of the catalogue passes through here. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, char => `&#${char.codePointAt(0)};`)
}

/** Joins markup with values; values are escaped, arrays of finished markup are not. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | readonly Markup[] | Markup)[]
): Markup {
  return {
    markup: parts.reduce((page, part, at) => page + markupOf(values[at - 1]) + part),
  }
}

export type Markup = { readonly markup: string }

function markupOf(value: string | readonly Markup[] | Markup | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return escapeHtml(value)
  return 'markup' in value ? value.markup : value.map(each => each.markup).join('')
}
