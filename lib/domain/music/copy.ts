import { originLabelOf } from '@/lib/domain/made-works/origin-marks'
import type { MusicRights } from '@/lib/domain/music/schema'

/** The choices of why a family may put a piece on its page, in their order. */
export const rightsTexts: Record<MusicRights, { label: string; hint: string }> = {
  own_recording: {
    label: 'Vi har selv spillet og optaget det',
    hint: 'Musikken er så gammel, at ingen har rettigheder til den, eller I har fået lov.',
  },
  own_work: {
    label: 'Vi har selv skrevet, spillet og optaget det',
    hint: 'Både melodi, tekst og optagelse er familiens egen, og alle, der er med, har sagt ja.',
  },
  licence: {
    label: 'Vi har en tilladelse',
    hint: 'Skriv tilladelsens nummer, eller hvem den kommer fra.',
  },
  free: {
    label: 'Ingen har rettigheder til det mere',
    hint: 'Det gælder både musikken og optagelsen, eller begge er givet fri.',
  },
}

/**
 * What the societies do and do not, for families who put up others' music. Koda licenses composers' and authors' works
 * online, NCB's mechanical rights included. The producer licenses the recording; Gramex does not license making it
 * available where the listener chooses (ophavsretsloven § 68). How long works and recordings are protected: §§ 63 and 66.
 */
export const rightsGuide = [
  'Har andre skrevet musikken, er det Koda, der giver lov på vegne af komponister og tekstforfattere. Retten til at kopiere musikken, som NCB passer på, følger med hos Koda, når det er på nettet. Vi har ingen aftale, som dækker jeres side.',
  'Har andre lavet optagelsen, skal den, der ejer den, også sige ja. Det er som regel pladeselskabet. Gramex kan ikke give lov til at lægge en optagelse på en side, hvor man selv vælger, hvad man vil høre.',
  'Musik og tekst er fri, når der er gået 70 år efter det år, hvor den sidste af dem, der skrev, døde. En udgivet optagelse er fri 70 år efter det år, den udkom.',
  'Musik fra en cd eller en streamingtjeneste må derfor kun ligge her, hvis I selv har fået lov.',
] as const

export const rightsNotSaid = 'Kun I kan høre det, indtil I har valgt, hvorfor det må ligge her.'

/** Whether the loudness of what visitors hear was brought to one level. */
export const loudnessText = (isEvened: boolean) => (isEvened ? 'Lydstyrken er jævnet' : notEvenedSentence)

/** Beside a piece that could not be measured and so is as loud as it was sent. */
const notEvenedSentence =
  'Lydstyrken er ikke jævnet. Den slags filer (AAC og M4A) kan vi ikke måle, så stykket lyder, som det kom.'

/** What stands on a piece that people did not make alone, and beside it; null on all others. */
export function madeLabelOf({ isMade, isByModel, isSung = false }: Made): string | null {
  if (isSung) return sungLabel
  if (isByModel) return originLabelOf({ madeBy: 'model' })
  return isMade ? madeLabel : null
}

type Made = { isMade: boolean; isByModel: boolean; isSung?: boolean }

/** On a song that a model sings: whoever knew the dead must not wonder whose voice it is. */
const sungLabel = 'Lavet med AI. Det er ikke et menneske, der synger'

/** On a piece made from the life story by rules. */
export const madeLabel = 'Melodien er lavet af et program efter faste regler, ikke af et menneske og ikke af AI'

/** Beside a song whose sheet is open. */
export const sheetLink = 'Hent noderne (PDF)'

/** How a piece is called: its title, or its place in the list, counted from 1. */
export function pieceName({ title }: { title: string | null }, place: number): string {
  return title || `Musikstykke ${place}`
}

/** Beside a piece that was recorded on this page. */
export const recordedText = 'Optaget her på siden'

/** The dialog for recording. */
export const recordTexts = {
  title: 'Optag musik',
  description: 'Spil, syng eller nyn. Du kan høre optagelsen, før du gemmer den.',
}
