import type { MusicRights } from '@/lib/domain/music/schema'

/** The choices of why a family may put a piece on its page, in their order. */
export const rightsWords: Record<MusicRights, { label: string; hint: string }> = {
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
 * What the three societies do. The years are those of the Danish copyright act (ophavsretsloven), §§ 63, 65 and 66.
 */
export const societiesSentence =
  'Koda giver lov på vegne af dem, der har skrevet musikken, når den bliver spillet for andre, også på nettet. NCB giver lov til, at den bliver kopieret, for eksempel til en fil. Gramex taler for de musikere og pladeselskaber, der har lavet en udgivet indspilning. Vi har ingen aftale med dem, som dækker jeres side. Musik fra en cd eller en streamingtjeneste må derfor kun ligge her, hvis I selv har fået lov.'
export const yearsSentence =
  'Rettighederne til en melodi og en tekst varer, til der er gået 70 år efter det år, hvor den, der skrev dem, døde. For en udgivet indspilning er det 70 år efter det år, den udkom.'

/** Beside a piece that could not be measured and so is as loud as it was sent. */
export const notEvenedSentence =
  'Lydstyrken er ikke jævnet. Den slags filer (AAC og M4A) kan vi ikke måle, så stykket lyder, som det kom.'

export const untitled = 'Uden titel'

/** On a piece made from the life story, and beside it. */
export const madeLabel = 'Melodien er lavet af regler, ikke af et menneske og ikke af AI'
