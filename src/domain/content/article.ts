/** Running text that a page shows from a Markdown document. Plain data, so that nothing in it can be executed. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

export type Text = readonly Inline[]

export type Block =
  | {
      readonly kind: 'heading'
      readonly level: 2 | 3
      readonly text: string
      /** Where links to this section lead. */
      readonly id?: string
    }
  | { readonly kind: 'paragraph'; readonly content: Text }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Text[] }
  | {
      readonly kind: 'table'
      readonly head: readonly Text[]
      readonly rows: readonly (readonly Text[])[]
    }

export type Article = {
  readonly title: string
  /** `undefined` if the age of the text is irrelevant to its reader. */
  readonly version?: string
  readonly blocks: readonly Block[]
}

/** The plain text of a block, without markup. */
export function plainText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'paragraph':
      return textOf(block.content)
    case 'list':
      return block.items.map(textOf).join(' ')
    case 'table':
      return [block.head, ...block.rows].flat().map(textOf).join(' ')
  }
}

function textOf(content: Text) {
  return content.map(({ text }) => text).join('')
}

/** The first words of a text, for pages that only link to it: whole words, at most `most` characters. */
export function opening(blocks: readonly Block[], most: number): string {
  const first = blocks.find(({ kind }) => kind === 'paragraph')
  const text = first ? plainText(first) : ''
  if (text.length <= most) return text
  return `${text.slice(0, most).replace(/\s+\S*$/, '')}…`
}
