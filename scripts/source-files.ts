import { globSync } from 'node:fs'

/** Files of the shop that the size rules speak of: no tests, no texts, no seeds, no migrations. */
export function sizedFiles() {
  return globSync('src/**/*.{ts,tsx,css}')
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !/\.test\.tsx?$|\/text\/|\/seeds\/|\/migrations\//.test(file))
    .sort()
}

/** Every file written by hand, by path from the project's folder. */
export function namedFiles() {
  return globSync('{src,test,scripts}/**/*.*')
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !file.includes('/migrations/'))
    .sort()
}
