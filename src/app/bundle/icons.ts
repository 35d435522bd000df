import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const icons = readFileSync('node_modules/lucide-react/dist/esm/lucide-react.mjs', 'utf8')
function fileOfIcon(name: string): string {
  const [, file] = icons.match(new RegExp(`as ${name}[, ].*'\\./icons/(.*)\\.mjs'`)) ?? []
  if (file === undefined) throw new Error(`There is no icon "${name}".`)
  return file
}

/** The shapes of an icon: element and attributes. */
type Shapes = readonly (readonly [string, Readonly<Record<string, string>>])[]

async function shapesOf(file: string): Promise<Shapes> {
  const { __iconData } = (await import(`lucide-react/icons/${file}`)) as {
    readonly __iconData: { readonly node: Shapes }
  }
  return __iconData.node
}

const ownModule = /^\0icon:(.*)$/

/**
 * Each icon is a module of its own with nothing but its shapes: with the index of all icons, every page would appear to
 * need every icon; and lucide's component merges classes and attributes anew each time it is rendered (decision 54).
 */
export const iconsApart: Plugin = {
  name: 'icons-apart',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^icon:/ },
    handler: id => `\0${id}`,
  },
  load: {
    filter: { id: ownModule },
    handler: async id => {
      const shapes = await shapesOf(id.replace(ownModule, '$1'))
      return `import { createIcon } from '#web/ui/create-icon.tsx'
export default createIcon(${JSON.stringify(shapes)})`
    },
  },
  transform: {
    filter: { id: /[\\/]src[\\/]web[\\/].*\.tsx$/, code: "from 'lucide-react'" },
    handler: code =>
      code.replace(/import \{([^}]*)\} from 'lucide-react'/, (_, names: string) =>
        names
          .split(',')
          .map(name => name.trim())
          .filter(name => name !== '')
          .map(name => `import ${name} from 'icon:${fileOfIcon(name)}'`)
          .join(';'),
      ),
  },
}
