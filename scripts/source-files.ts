import { globSync } from 'node:fs'

/** The files to which the size rules apply: no tests, texts, seeds or migrations. */
export function sizedFiles() {
  return globSync('src/**/*.{ts,tsx,css}')
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !/\.test\.tsx?$|\/text\/|\/seeds\/|\/migrations\//.test(file))
    .sort()
}

/** Every file written by hand; paths are relative to the project folder. */
export function namedFiles() {
  return globSync('{src,test,scripts}/**/*.*')
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !file.includes('/migrations/'))
    .sort()
}
