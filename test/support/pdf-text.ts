import { inflateSync } from 'node:zlib'

type PdfObject = { readonly dictionary: string; readonly stream: Buffer | undefined }

/** The text that a reader can select and copy from a pdfkit PDF, page by page, one line for each piece of text. */
export function pdfText(pdf: Buffer): string[] {
  const objects = objectsIn(pdf)
  const pages = [...objects.values()].filter(({ dictionary }) =>
    /\/Type \/Page\b(?!s)/.test(dictionary),
  )
  return pages.map(page => {
    const resources = objects.get(reference(page.dictionary, 'Resources'))?.dictionary ?? ''
    const content = objects.get(reference(page.dictionary, 'Contents'))?.stream
    return textOf(content?.toString('latin1') ?? '', fontsOf(resources, objects))
  })
}

/**
 * The baseline position of each piece of text on the first page, in points from the left and from the top of an A4
 * page.
 */
export function pdfPlaces(pdf: Buffer): readonly { readonly x: number; readonly y: number }[] {
  const objects = objectsIn(pdf)
  const first = [...objects.values()].find(({ dictionary }) =>
    /\/Type \/Page\b(?!s)/.test(dictionary),
  )
  const content = objects.get(reference(first?.dictionary ?? '', 'Contents'))?.stream
  const places = content?.toString('latin1').matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g) ?? []
  return [...places].map(([, x, y]) => ({ x: Number(x), y: 841.89 - Number(y) }))
}

function objectsIn(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const text = pdf.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const match of text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\n(?:endobj|stream\n)/gm)) {
    const [whole, id = '', dictionary = ''] = match
    const start = match.index + whole.length
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1])
    const isStream = whole.endsWith('stream\n') && dictionary.includes('FlateDecode')
    const stream = isStream ? inflateSync(pdf.subarray(start, start + length)) : undefined
    objects.set(id, { dictionary, stream })
  }
  return objects
}

function reference(dictionary: string, key: string): string {
  return new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1] ?? ''
}

type CharacterMap = ReadonlyMap<string, string>

function fontsOf(resources: string, objects: ReadonlyMap<string, PdfObject>) {
  return new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
      ([, name = '', id = '']): [string, CharacterMap] => {
        const mapId = reference(objects.get(id)?.dictionary ?? '', 'ToUnicode')
        return [name, charactersOf(objects.get(mapId)?.stream?.toString('latin1') ?? '')]
      },
    ),
  )
}

function charactersOf(source: string): CharacterMap {
  const characters = new Map<string, string>()
  for (const [, first = '', , list = ''] of source.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g))
    for (const [at, [, code = '']] of [...list.matchAll(/<([\w ]+)>/g)].entries())
      characters.set(
        (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'),
        String.fromCharCode(...code.split(' ').map(unit => Number.parseInt(unit, 16))),
      )
  return characters
}

function textOf(content: string, fonts: ReadonlyMap<string, CharacterMap>): string {
  let characters: CharacterMap | undefined
  const lines: string[] = []
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font !== undefined) characters = fonts.get(font)
    const codes = glyphs === undefined ? [] : [...glyphs.matchAll(/<(\w+)>/g)].flatMap(glyphsIn)
    if (glyphs !== undefined)
      lines.push(codes.map(code => characters?.get(code) ?? '\ufffd').join(''))
  }
  return lines.join('\n')
}

function glyphsIn([, hex = '']: RegExpMatchArray): readonly string[] {
  return hex.match(/.{4}/g) ?? []
}
