const works = {
  stenen: { present: 'hugges', done: 'hugget' },
  pladen: { present: 'graveres', done: 'graveret' },
} as const

/** What a drawing is of, as it stands in a sentence. */
export type Thing = keyof typeof works

/** The work follows the thing: a stone is cut, a plaque is engraved. */
export const workOn = (thing: Thing) => works[thing]
