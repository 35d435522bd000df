/** A page as a browser's parser would build it: its elements in order, and the text that a visitor reads. */
export type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** The language of the element; '' if none is set. */
  readonly lang: string
}
export type ShownText = {
  readonly text: string
  readonly lang: string
  /** 'text', or the name of the attribute. */
  readonly where: string
}
export type Page = {
  readonly elements: readonly Element[]
  readonly texts: readonly ShownText[]
  readonly titles: readonly string[]
  readonly scripts: readonly { readonly type: string; readonly text: string }[]
}

const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)
const rawTextElements = new Set(['script', 'style'])
/** Attributes that a screen reader reads or a page displays. */
const spokenAttributes = [
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
  'summary',
]
const spokenMetas =
  /^(description|application-name|apple-mobile-web-app-title|(og|twitter):(title|description|site_name))$/

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

export function unescaped(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, named) => {
    if (named !== undefined) return entities[named] ?? whole
    return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16))
  })
}

function attributesIn(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map(
      ([, name = '', double, single, bare]) => [
        name.toLowerCase(),
        unescaped(double ?? single ?? bare ?? ''),
      ],
    ),
  )
}

function spokenOf({ name, attributes, lang }: Element): readonly ShownText[] {
  const isSpokenMeta =
    name === 'meta' && spokenMetas.test(attributes.name ?? attributes.property ?? '')
  const isButton = name === 'input' && /^(submit|button|reset)$/.test(attributes.type ?? '')
  const names = [
    ...spokenAttributes,
    ...(isSpokenMeta ? ['content'] : []),
    ...(isButton ? ['value'] : []),
  ]
  return names.flatMap(where => {
    const text = attributes[where]?.trim() ?? ''
    return text === '' ? [] : [{ text, lang, where }]
  })
}

const tag = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi

/** Parses a server response: every element is closed or void, as React writes it. */
export function readPage(html: string): Page {
  const elements: Element[] = []
  const texts: ShownText[] = []
  const scripts: { type: string; text: string }[] = []
  const titles: string[] = []
  const open: { readonly name: string; readonly lang: string }[] = []
  const isHidden = () => open.some(({ name }) => name === 'template')
  let at = 0
  tag.lastIndex = 0
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const [whole, closing, rawName = '', rest = ''] = found
    const text = unescaped(html.slice(at, found.index)).trim()
    if (text !== '' && !isHidden())
      texts.push({ text, lang: open.at(-1)?.lang ?? '', where: 'text' })
    if (text !== '' && open.at(-1)?.name === 'title') titles.push(text)
    at = tag.lastIndex
    const name = rawName.toLowerCase()
    if (name === '') continue
    if (closing === '/') {
      const last = open.findLastIndex(each => each.name === name)
      if (last >= 0) open.length = last
      continue
    }
    const attributes = attributesIn(rest)
    const element = { name, attributes, lang: attributes.lang ?? open.at(-1)?.lang ?? '' }
    elements.push(element)
    if (!isHidden()) texts.push(...spokenOf(element))
    if (rawTextElements.has(name)) {
      const end = html.indexOf(`</${name}`, at)
      const inside = html.slice(at, end)
      if (name === 'script') scripts.push({ type: attributes.type ?? '', text: inside })
      at = end + name.length + 3
      tag.lastIndex = at
    } else if (!voidElements.has(name) && !whole.endsWith('/>'))
      open.push({ name, lang: element.lang })
  }
  return { elements, texts, titles, scripts }
}

export function elementsNamed(page: Page, name: string) {
  return page.elements.filter(each => each.name === name)
}
