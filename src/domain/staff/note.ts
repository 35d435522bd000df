/** What a note of staff is about. */
export type NoteSubject = {
  readonly kind: 'order' | 'trade-in' | 'return' | 'claim' | 'message'
  readonly id: string
}
