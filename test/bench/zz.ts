import { benchMemory } from './memory-short.ts'
console.log(await benchMemory())
