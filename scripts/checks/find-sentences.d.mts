/** `kept`: the files that keep it. `reason`: why it promises nothing. A mark that has no sentence has an empty one. */
export type WrittenSentence = { where: string; sentence: string; isHeld: boolean; kept: string[]; reason: string }
export function writtenSentences(): WrittenSentence[]
export function sentencesIn(where: string, code: string): WrittenSentence[]
