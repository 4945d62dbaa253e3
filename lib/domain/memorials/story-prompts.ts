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

/** The same to a living person about themselves. */
const ownPrompts: readonly string[] = [
  'Hvor voksede du op, og hvem var der omkring bordet?',
  'Hvad drømte du om, da du var ti år?',
  'Hvem lærte dig noget, du aldrig har glemt?',
  'Hvordan mødte du dem, du holder af?',
  'Hvad har du været gladest for at lave?',
  'Hvad var det modigste, du gjorde?',
  'Hvilken dag ville du gerne leve igen?',
  'Hvad vil du gerne, at de yngste i familien ved?',
  'Hvad er du glad for, at det gik, som det gik?',
]

export const shownPrompts = 3

/** Three of the questions; each `turn`, from 0, returns the next three, starting over at the end. */
export function storyPrompts(firstName: string, turn: number): string[] {
  return threeOf(prompts, turn).map((prompt) => prompt(firstName))
}

/** The same for an own story. */
export function ownStoryPrompts(turn: number): string[] {
  return threeOf(ownPrompts, turn)
}

function threeOf<T>(all: readonly T[], turn: number): T[] {
  return Array.from({ length: shownPrompts }, (_, place) => (turn * shownPrompts + place) % all.length).flatMap(
    (index) => all.slice(index, index + 1),
  )
}
