import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Language } from '#domain/market/market.ts'
import { legible } from './pen.ts'

type About = {
  readonly language: Language
  readonly title: string
  readonly writtenAt: Date
  /** Width and height in points; default: A4. */
  readonly size?: readonly [number, number]
}

/** An empty page in the shop's typeface; `finish` returns its bytes, which are identical for identical content. */
export async function openPaper({ language, title, writtenAt, size }: About) {
  const [{ default: Document }, regular, bold] = await loadOnce()
  const doc = new Document({
    size: size ? [...size] : 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: legible(title), CreationDate: writtenAt },
  })
  doc.registerFont('regular', regular)
  doc.registerFont('bold', bold)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finish = async (): Promise<Buffer> => {
    const ended = once(doc, 'end')
    doc.end()
    await ended
    return Buffer.concat(chunks)
  }
  return { doc, finish }
}

/** Loaded with the first document, so that the shop starts without it. */
function loadOnce() {
  loading ??= load().catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

let loading: ReturnType<typeof load> | undefined

function load() {
  return Promise.all([import('pdfkit'), readFile(fontAt(400)), readFile(fontAt(700))] as const)
}

function fontAt(weight: number) {
  return resolve(`src/services/invoice/fonts/sofia-sans-${weight}.ttf`)
}
