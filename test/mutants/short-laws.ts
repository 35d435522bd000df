import fc from 'fast-check'

/**
 * A law is tested for as long as a mutant can wait; errors found in that time count, the rest is left to other
 * tests.
 */
fc.configureGlobal({ interruptAfterTimeLimit: 250, markInterruptAsFailure: false })
