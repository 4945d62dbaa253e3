/** What the maker of a moving greeting is called for, and what is said of it. */
export const movingGreetingTexts = {
  title: 'En hilsen, der bevæger sig',
  opener: 'Lav en hilsen, der bevæger sig',
  purpose: 'En hilsen til mindesiden, sat sammen af billeder og ord',
} as const

/** Beside a film that could not be made, or is not made yet; to visitors. */
export const filmStateTexts = {
  processing: 'Filmen bliver lavet. Imens står billedet og ordene her.',
  waiting: 'Filmen bliver lavet, når familien siger ja til hilsenen. Imens står billedet og ordene her.',
  failed: 'Filmen kunne ikke laves. Billedet og ordene står her i stedet.',
} as const

/** Beside a film that waits, to those who decide on the greeting. */
export const waitingFilmTexts = {
  explained: 'Hilsenen bliver til en film af billederne og ordene her. Den bliver lavet, når du godkender.',
  askFirst: 'Vil du se filmen, før du bestemmer dig? Det tager et par minutter at lave den.',
  ask: 'Lav filmen nu',
} as const
