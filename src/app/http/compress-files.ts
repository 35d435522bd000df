import { globSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const minBytes = 1024

/** The levels of Brotli. The best one takes fifteen times as long, and its files are 8 % smaller. */
const levels = { fast: 5, best: constants.BROTLI_MAX_QUALITY } as const

type Compression = keyof typeof levels

/** Writes `x.br` and `x.gz` next to every text file of a build: compressed once, not on each request. */
export async function compressFiles(folder: string, compression: Compression): Promise<void> {
  const files = globSync('**/*.{js,css,svg,txt}', { cwd: folder }).map(file => join(folder, file))
  const params = { [constants.BROTLI_PARAM_QUALITY]: levels[compression] }
  await Promise.all(
    files
      .filter(file => statSync(file).size >= minBytes)
      .map(async file => {
        const text = readFileSync(file)
        replace(`${file}.br`, await brotli(text, { params }))
        replace(`${file}.gz`, await zip(text, { level: constants.Z_BEST_COMPRESSION }))
      }),
  )
}

/** In one step: a shop that runs may be sending the previous one. */
function replace(file: string, content: Buffer) {
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}
