import { resolve } from 'node:path'
import { compressBuild } from './later-compression.ts'

await compressBuild(resolve('.'))
