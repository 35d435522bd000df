import { build, type InlineConfig, type Plugin } from 'vite'

/** The script of pages that are only read or sleep, without anything of the router's bundle. */
export const staticPageBuild = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/web/still/still.ts',
      output: { format: 'iife', entryFileNames: 'still.js' },
    },
  },
} satisfies InlineConfig

/** Built beside the router's bundle. */
export const staticPageScript: Plugin = {
  name: 'still-script',
  apply: 'build',
  async closeBundle() {
    const { name, config } = this.environment
    if (name === 'client' && config.build.write) await build(staticPageBuild)
  },
}
