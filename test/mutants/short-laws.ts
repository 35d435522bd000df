import fc from 'fast-check'

/** A law is tried for as long as a mutant can wait; what it finds in that time counts, the rest is the other tests'. */
fc.configureGlobal({ interruptAfterTimeLimit: 250, markInterruptAsFailure: false })
