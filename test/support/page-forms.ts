/** A form that a page sends by POST, filled in as rendered; `texts` are its text fields. */
export type PageForm = {
  readonly action: string
  readonly fields: readonly (readonly [string, string])[]
  readonly texts: readonly string[]
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return found
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

const typed = new Set(['text', 'email', 'tel', 'password', 'search', 'date', 'number', 'url'])

/** The chosen or first radio button of each name, every hidden field, and an empty text for each text field. */
function fieldsOf(form: string) {
  const fields = new Map<string, string>()
  const texts = new Set<string>()
  for (const [tag, kind] of form.matchAll(/<(input|textarea|select|button)\b[^>]*>/g)) {
    const name = attribute(tag, 'name')
    if (name === undefined) continue
    const type = attribute(tag, 'type') ?? (kind === 'input' ? 'text' : '')
    const value = attribute(tag, 'value') ?? (type === 'checkbox' ? 'on' : '')
    if (kind === 'textarea' || (kind === 'input' && typed.has(type))) texts.add(name)
    if (!fields.has(name) || / checked\b/.test(tag)) fields.set(name, value)
  }
  return { fields: [...fields], texts: [...texts] }
}

export function formsIn(html: string, address: string): readonly PageForm[] {
  return [...html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)]
    .map(([form]) => form)
    .filter(form => attribute(form, 'method')?.toLowerCase() === 'post')
    .map(form => ({ action: attribute(form, 'action') ?? address, ...fieldsOf(form) }))
}
