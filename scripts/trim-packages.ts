import { globSync, rmSync } from 'node:fs'

/**
 * Removes what packages contain and nothing here reads: the C headers of Node, for compiling native add-ons, and the
 * source maps of the icons, whose sources are not in the package. Together they are 88 MB.
 */
const unread = ['node_modules/node/node_modules/*/include', 'node_modules/lucide-react/**/*.map']

for (const path of unread.flatMap(pattern => globSync(pattern)))
  rmSync(path, { recursive: true, force: true })
