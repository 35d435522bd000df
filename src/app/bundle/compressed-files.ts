import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compressFiles } from '../http/compress-files.ts'
import { isHurried } from '../start/later-compression.ts'

let compressing: Promise<void> | undefined

/** Compresses the browser's files in other threads while the server's bundle is built; the last build waits for it. */
export const compressedFiles: Plugin = {
  name: 'compressed-files',
  apply: 'build',
  async closeBundle() {
    const { name, config } = this.environment
    if (name === 'client' && config.build.write)
      compressing = compressFiles(join(config.root, 'build/client'), isHurried() ? 'fast' : 'best')
    if (name === 'ssr') await compressing
  },
}
