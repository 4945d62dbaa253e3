/** What the maker of a moving greeting is called for, and what is said of it. */
export const movingGreetingTexts = {
  title: 'En hilsen, der bevæger sig',
  opener: 'Lav en hilsen, der bevæger sig',
  purpose: 'En hilsen til mindesiden, sat sammen af billeder og ord',
} as const

/** Beside a film that could not be made, or is not made yet. */
export const filmStateTexts = {
  processing: 'Filmen bliver lavet. Imens står billedet og ordene her.',
  failed: 'Filmen kunne ikke laves. Billedet og ordene står her i stedet.',
} as const
