import { build, type InlineConfig, type Plugin } from 'vite'

/** The script of static pages and of pages with deferred hydration, without any part of the router's bundle. */
export const staticPageBuild = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/web/static/static-page.ts',
      output: { format: 'iife', entryFileNames: 'still.js' },
    },
  },
} satisfies InlineConfig

/** Builds the script after the router's client bundle. */
export const staticPageScript: Plugin = {
  name: 'still-script',
  apply: 'build',
  async closeBundle() {
    const { name, config } = this.environment
    if (name === 'client' && config.build.write) await build(staticPageBuild)
  },
}
