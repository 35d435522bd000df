import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const icons = readFileSync('node_modules/lucide-react/dist/esm/lucide-react.mjs', 'utf8')
function fileOfIcon(name: string): string {
  const [, file] = icons.match(new RegExp(`as ${name}[, ].*'\\./icons/(.*)\\.mjs'`)) ?? []
  if (file === undefined) throw new Error(`There is no icon "${name}".`)
  return file
}

/** Imports each icon from its own file: with the index of all icons, every page would appear to need every icon. */
export const iconsApart: Plugin = {
  name: 'icons-apart',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[\\/]src[\\/]web[\\/].*\.tsx$/, code: "from 'lucide-react'" },
    handler: code =>
      code.replace(/import \{([^}]*)\} from 'lucide-react'/, (_, names: string) =>
        names
          .split(',')
          .map(name => name.trim())
          .filter(name => name !== '')
          .map(name => `import ${name} from 'lucide-react/icons/${fileOfIcon(name)}'`)
          .join(';'),
      ),
  },
}
