export const lettersSource: string
