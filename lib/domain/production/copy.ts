import type { BoardStatus, PieceEventKind, PieceState, StationKind } from '@/lib/domain/production/schema'
import { stationKinds, stationParams } from '@/lib/domain/production/schema'

export const pieceStateTexts: Record<PieceState, string> = {
  queued: 'I kø',
  engraving: 'Graveres',
  quality_check: 'Til kontrol',
  passed: 'Til pakning',
  packed: 'Pakket',
  shipped: 'Sendt',
  stopped: 'Stoppet',
  cancelled: 'Aflyst',
}

export const pieceEventTexts: Record<PieceEventKind, string> = {
  queued: 'Lagt i kø',
  taken: 'Taget',
  given_back: 'Lagt tilbage',
  engraved: 'Graveret',
  checked: 'Kontrolleret',
  wrong_code: 'Forkert kode scannet',
  stopped: 'Stoppet',
  rework: 'Laves om',
  packed: 'Pakket',
  shipped: 'Sendt',
  cancelled: 'Aflyst',
  photographed: 'Fotograferet',
  undone: 'Fortrudt',
  text_agreed: 'Teksten passer',
  photo_skipped: 'Uden billede',
  passed: 'Videre til pakning',
}

export const stationTexts: Record<StationKind, { name: string; does: string; none: string }> = {
  engraving: {
    name: 'Gravering',
    does: 'Hent filen til maskinen, og gravér koden.',
    none: 'Der er ikke noget, der venter på at blive graveret.',
  },
  inspection: {
    name: 'Kontrol',
    does: 'Scan det færdige stykke, sammenlign teksten, og fotografér det.',
    none: 'Der er ikke noget, der venter på kontrol.',
  },
  packing: {
    name: 'Pakning',
    does: 'Sæt etiketten på, scan stykket, og læg det i kassen.',
    none: 'Der er ikke noget, der venter på at blive pakket.',
  },
}

/** 'Gravering, Laser 1': a station's name in a piece's history; at most 40 characters. */
export function stationName(kind: StationKind, place: string): string {
  const { name } = stationTexts[kind]
  return Array.from(place ? `${name}, ${place}` : name)
    .slice(0, 40)
    .join('')
}

export const boardStatusTexts: Record<BoardStatus, string> = {
  open: 'I gang',
  late: 'Forsinket',
  shipped: 'Sendt',
  all: 'Alle',
}

/** '1 stykke', '12 stykker'. */
export function piecesText(count: number): string {
  return `${count.toLocaleString('da-DK')} ${count === 1 ? 'stykke' : 'stykker'}`
}

/** 'Skal sendes i dag', '3 dage forsinket'; both days yyyy-mm-dd. */
export function dueText(dueOn: string, today: string): string {
  const days = Math.round((Date.parse(dueOn) - Date.parse(today)) / 86_400_000)
  if (days === 0) return 'Skal sendes i dag'
  if (days === 1) return 'Skal sendes i morgen'
  if (days > 1) return `Skal sendes om ${days} dage`
  return days === -1 ? '1 dag forsinket' : `${-days} dage forsinket`
}

/** The problem of a piece whose code went out of use during production. */
export const outOfUseProblems = {
  blocked: 'Koden er spærret og må ikke sendes ud.',
  retired: 'Koden er taget ud af brug og må ikke sendes ud.',
} as const

export const scanProblems = {
  notASymbol: 'Det er ikke en QR-kode. Scan selve koden på stykket en gang til.',
  letters: 'Det er tegnene ved siden af QR-koden. Scan selve QR-koden, så ved vi, at den kan læses.',
  missing: 'Scan koden på stykket.',
} as const

/** What a piece in quality check still needs. */
export const textProblems = {
  unanswered: 'Svar først, om teksten passer.',
  wrong: 'Teksten passer ikke',
  noPhoto: 'Tag et billede, eller skriv, hvorfor stykket går videre uden.',
  differs: 'Billedet siger noget andet end tegningen. Skriv, hvorfor stykket er i orden, eller stop det.',
} as const

export const dateIsPast = 'Datoen er passeret. Vælg en senere dato.'
export const stopHint = 'Ingen kan tage stykket, før nogen har taget stilling til det.'

/** The page of a station by its name in a piece's history; null if no station has that name. */
export function stationAddress(station: string | null): string | null {
  const kind = stationKinds.find((each) => station?.split(', ')[0] === stationTexts[each].name)
  if (!station || !kind) return null
  const place = station.slice(stationTexts[kind].name.length).replace(/^, /, '')
  if (stationName(kind, place) !== station) return null
  return `/production?${new URLSearchParams({ station: stationParams[kind], ...(place ? { plads: place } : {}) })}`
}
