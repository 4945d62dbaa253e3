/** What helps when a list's filters leave nothing. */
export const fewerText = 'Prøv med færre ord eller en anden status.'
export const fewerLetters = 'Prøv med færre tegn eller en anden status.'
