import { globSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const minBytes = 1024

/** Brotli takes twenty times as long for the best level, whose files are a tenth smaller. */
const levels = {
  fast: { brotli: 5, gzip: 6 },
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
} as const

export type Compression = keyof typeof levels

/** Writes `x.br` and `x.gz` next to every text file of a build: compressed once, not on each request. */
export async function compressFiles(folder: string, compression: Compression): Promise<void> {
  const files = globSync('**/*.{js,css,svg,txt}', { cwd: folder }).map(file => join(folder, file))
  await Promise.all(
    files
      .filter(file => statSync(file).size >= minBytes)
      .map(file => compressFile(file, levels[compression])),
  )
}

async function compressFile(file: string, level: (typeof levels)[Compression]) {
  const text = readFileSync(file)
  replace(
    `${file}.br`,
    await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level.brotli } }),
  )
  replace(`${file}.gz`, await zip(text, { level: level.gzip }))
}

/** In one step: a shop that runs may be sending the previous one. */
function replace(file: string, content: Buffer) {
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}
