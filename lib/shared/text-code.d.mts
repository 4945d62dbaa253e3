export const CODE_ALPHABET: string
export const TEXT_CODE_LENGTH: number
export function checkCharacterFor(body: string): string
export function hasValidCheckCharacter(code: string): boolean
export function normaliseTextCode(input: string): string
export function isTextCode(input: string): boolean
