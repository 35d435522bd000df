import type { Config } from './config.ts'

/** What everybody knows who writes letters: where links lead, and what the letters are sealed with. */
export type EmailConfig = Pick<Config, 'bases' | 'secret'> & Partial<Pick<Config, 'sealSecrets'>>
