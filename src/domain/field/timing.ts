/** Spec 5.1, 9.1: a field is judged this long after the last key. */
export const validationDebounceMs = 500
