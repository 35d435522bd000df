import type { Config } from './config.ts'

/** The settings of every handler that writes emails: the base URLs of links, and the secrets that seal the emails. */
export type EmailConfig = Pick<Config, 'bases' | 'secret'> & Partial<Pick<Config, 'sealSecrets'>>
