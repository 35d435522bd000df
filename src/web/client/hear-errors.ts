import { reportErrors } from './tell-errors.ts'

reportErrors()
