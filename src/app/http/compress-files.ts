import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const minBytes = 1024

/** Writes `x.br` and `x.gz` next to every text file of a build: compressed once at the best level, not on each request. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,txt}', { cwd: folder }).map(file => join(folder, file))
  await Promise.all(files.filter(file => statSync(file).size >= minBytes).map(compressFile))
}

async function compressFile(file: string) {
  const text = readFileSync(file)
  writeFileSync(`${file}.br`, await brotli(text))
  writeFileSync(`${file}.gz`, await zip(text, { level: 9 }))
}
