/** Delay of validation after the last key press, in milliseconds (Spec 5.1, 9.1). */
export const validationDebounceMs = 500
