import { readFileSync } from 'node:fs'

/** The version of the release, read from the project folder, where every program of it is started. */
export const version: string = JSON.parse(readFileSync('package.json', 'utf8')).version
