export const letterFiles: string[]
