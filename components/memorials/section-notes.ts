import type { MemorialEditView } from '@/lib/domain/memorial-page/page-view'
import { funeralKindNames, layoutTexts, stateNames, visibilityTexts } from '@/lib/domain/memorials/copy'
import { shownMusicLinks } from '@/lib/domain/memorials/music-links-schema'
import { storyWords } from '@/lib/domain/memorials/story-words'
import { themeNames } from '@/lib/domain/memorials/theme-tokens'
import { formatLifespan } from '@/lib/shared/danish-dates'

/** The titles of the editor's sections, in order. */
export const sectionTitles = {
  navn: 'Navn og datoer',
  portraet: 'Portræt og forside',
  livshistorie: 'Livshistorie',
  tidslinje: 'Tidslinje',
  billeder: 'Billeder, film og stemmer',
  musik: 'Musik',
  gravsted: 'Gravsted',
  bisaettelse: 'Begravelse eller bisættelse',
  udseende: 'Udseende',
  maerkedage: 'Mærkedage',
  synlighed: 'Synlighed og godkendelse',
  adresse: 'Adresse',
  udgiv: 'Åbn eller skjul siden',
  ejer: 'Det bestemmer ejeren',
} as const
export type SectionId = keyof typeof sectionTitles
export const sectionIds = Object.keys(sectionTitles) as SectionId[]

export type SectionCounts = { pictures: number; films: number; voices: number; events: number }

/** The summary line of each closed section: its content or what is missing; '' for no line. */
export function sectionNotes(memorial: MemorialEditView, counts: SectionCounts): Record<SectionId, string> {
  const { restingCemetery, restingPlot, restingLatitude, funeralKind } = memorial
  return {
    navn: nameNote(memorial),
    portraet: headNote(memorial),
    livshistorie: storyNote(memorial.biography),
    tidslinje: listed([[counts.events, 'begivenhed', 'begivenheder']]) || 'Ingen begivenheder endnu',
    billeder:
      listed([
        [counts.pictures, 'billede', 'billeder'],
        [counts.films, 'film', 'film'],
        [counts.voices, 'optagelse', 'optagelser'],
      ]) || 'Intet billede endnu',
    musik: listed([[shownMusicLinks(memorial.musicLinks).length, 'link', 'links']]) || 'Ingen links',
    gravsted:
      restingCemetery ?? restingPlot ?? (restingLatitude === null ? 'Ikke skrevet endnu' : 'Stedet er sat på kortet'),
    bisaettelse: funeralKind ? funeralKindNames[funeralKind] : 'Ikke skrevet',
    udseende: `${themeNames[memorial.theme]}, ${layoutTexts[memorial.layout].label.toLocaleLowerCase('da-DK')} opbygning`,
    maerkedage: remembranceNote(memorial),
    synlighed: visibilityTexts[memorial.visibility].label,
    adresse: `/memorial/${memorial.slug}`,
    udgiv: stateNames[memorial.state],
    ejer: 'Adresse, mærkedage, visning og invitationer',
  }
}

function nameNote({ fullName, born, died }: MemorialEditView): string {
  const missing = [!born && 'fødselsdag', !died && 'dødsdag'].filter(isWord)
  if (missing.length > 0) return `${sentence(missing)} mangler`
  return `${fullName}, ${formatLifespan(born, died)}`
}

function headNote({ portraitId, coverId, epitaph }: MemorialEditView): string {
  if (!portraitId) return 'Intet portræt endnu'
  return sentence(['portræt', coverId !== null && 'forside', epitaph !== null && 'mindeord'].filter(isWord))
}

function storyNote(biography: string | null): string {
  const words = storyWords(biography).length
  if (words === 0) return 'Ikke begyndt endnu'
  return words === 1 ? '1 ord' : `${words} ord`
}

function remembranceNote({ remembersBirth, remembersDeath }: MemorialEditView): string {
  const days = [remembersBirth && 'fødselsdagen', remembersDeath && 'dødsdagen'].filter(isWord)
  return days.length > 0 ? `Besked på ${listOf.format(days)}` : 'Ingen besked'
}

const listOf = new Intl.ListFormat('da', { type: 'conjunction' })

/** 'Fødselsdag og dødsdag'. */
function sentence(words: string[]): string {
  const text = listOf.format(words)
  return text.charAt(0).toLocaleUpperCase('da-DK') + text.slice(1)
}

/** '3 billeder og 1 film'; leaves out zero counts. */
function listed(parts: [count: number, one: string, several: string][]): string {
  return listOf.format(
    parts.filter(([count]) => count > 0).map(([count, one, several]) => `${count} ${count === 1 ? one : several}`),
  )
}

function isWord(word: string | false): word is string {
  return word !== false
}
