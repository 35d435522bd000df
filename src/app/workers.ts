import type { Database } from '#store/database.ts'
import type { Config } from './config.ts'

/** What goes on in the background beside the requests. */
export const startWorkers = (_config: Config, _database: Database) => ({ stop: async () => undefined })
