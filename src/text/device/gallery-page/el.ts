import type { GalleryText } from './ro.ts'

export const galleryEl: GalleryText = {
  turn: 'Περιστροφή 360°',
  closer: 'Μεγέθυνση',
  farther: 'Σμίκρυνση',
  previous: 'Προηγούμενη εικόνα',
  next: 'Επόμενη εικόνα',
  angle: 'Γωνία από την οποία βλέπεις τη συσκευή',
  degrees: n => `${n} μοίρες`,
  turnHint: 'Σύρε τη συσκευή ή τον δρομέα.',
}
