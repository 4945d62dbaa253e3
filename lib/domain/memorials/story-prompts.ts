/**
 * Questions that help to begin a life story, by first name. Shown beside the text, never in it; they fit any age and
 * gender.
 */
const prompts: readonly ((firstName: string) => string)[] = [
  () => 'Hvad duftede køkkenet af?',
  (name) => `Hvad sagde ${name} altid?`,
  () => 'Hvor sad I, når I havde det bedst?',
  (name) => `Hvad kunne få ${name} til at le?`,
  () => 'Hvilken sang eller salme hører til?',
  (name) => `Hvad kunne ${name}, som ingen andre kunne?`,
  () => 'Hvordan begyndte en helt almindelig dag?',
  (name) => `Hvad ville ${name} helst tale om?`,
  () => 'Hvad lavede I sammen, når det blev sommer?',
  (name) => `Hvad passede ${name} særlig godt på?`,
  () => 'Hvilken historie bliver altid fortalt, når I er samlet?',
  (name) => `Hvad har du lært af ${name}?`,
]

export const shownPrompts = 3

/** Three of the questions; each `turn`, from 0, returns the next three, starting over at the end. */
export function storyPrompts(firstName: string, turn: number): string[] {
  return Array.from({ length: shownPrompts }, (_, place) => {
    const prompt = prompts[(turn * shownPrompts + place) % prompts.length]
    return prompt?.(firstName) ?? ''
  })
}
