import { reportErrors } from './report-errors.ts'

reportErrors()
