/** Answers that are often given; staff complete them. */
export type ReplyTemplate = 'looking' | 'tracking' | 'return' | 'details'
