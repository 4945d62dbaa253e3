import { materialTexts } from '@/lib/domain/artwork/copy'
import { codesText } from '@/lib/domain/packages/copy'
import { boxState, boxStateTexts } from '@/lib/domain/production/box-schema'
import type { PieceState } from '@/lib/domain/production/schema'
import { eventTexts } from '@/lib/domain/qr-codes/copy'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import type { OrderView } from '@/lib/domain/resellers/stock/order-schema'
import type { PlaceGroup, StockGroup } from '@/lib/domain/resellers/stock/schema'

/** The states as a reseller reads them. */
export const stockStateTexts: Record<QrCodeState, string> = {
  produced: 'Hos Mindelund',
  assigned: 'På lager',
  handed_over: 'Udleveret',
  claimed: 'Taget i brug',
  linked: 'Fører til en mindeside',
  released: 'Frigivet igen',
  blocked: 'Spærret',
  retired: 'Ude af brug',
}

type InWorkshop = { state: PieceState; batch: { shippedAt: Date | null; receivedAt: Date | null } }

/** A code's state as text, on every screen and list: until its plate is with the reseller, where that is. */
export function stockStateText(state: QrCodeState, place: PlaceGroup | null, piece: InWorkshop | null): string {
  if (place === 'engraving' && piece) return boxStateTexts[boxState(piece.batch, [piece.state])]
  if (place === 'stock' && piece) return stockStateTexts.assigned
  return place === null || place === 'stock' ? stockStateTexts[state] : placeTexts[place]
}

const placeTexts: Record<Exclude<PlaceGroup, 'stock'>, string> = {
  ordered: 'Bestilt',
  engraving: 'Bliver graveret',
  on_its_way: boxStateTexts.on_its_way,
  stopped: 'Stoppet i værkstedet',
}

export const groupTexts: Record<StockGroup, string> = {
  stock: 'På lager',
  ...placeTexts,
  handed_over: 'Udleveret',
  in_use: 'I brug hos familier',
  out_of_use: 'Spærret eller ude af brug',
}

/** History texts that name no family. */
export const stockEventTexts: Partial<Record<keyof typeof eventTexts, string>> = {
  ...eventTexts,
  assigned: 'Lagt på lager hos jer',
  moved: 'Flyttet til jeres lager',
  claimed: 'Taget i brug af familien',
  linked: 'Mindesiden er knyttet til koden',
  released: 'Frigivet af familien',
  prepared: 'Siden er forberedt',
}

export const takenBackReason = 'Taget tilbage på lageret'

/** '24 plader i sort, poleret granit, kode på 30 mm' or '200 koder med tegninger'. */
export function orderText({
  count,
  wantsPlaques,
  material,
  symbolMm,
}: Pick<OrderView, 'count' | 'wantsPlaques' | 'material' | 'symbolMm'>): string {
  const number = count.toLocaleString('da-DK')
  if (!wantsPlaques) return `${number} ${count === 1 ? 'kode' : 'koder'} med tegninger`
  const what = `${number} ${count === 1 ? 'plade' : 'plader'}`
  const stone = material ? ` i ${materialTexts[material].toLocaleLowerCase('da-DK')}` : ''
  return `${what}${stone}${symbolMm ? `, kode på ${symbolMm}\u00a0mm` : ''}`
}

export const stockToasts = {
  handedOver: (count: number) => ({
    title: count === 1 ? 'Koden er udleveret' : `${codesText(count)} er udleveret`,
    description:
      count === 1
        ? 'Giv familien kortet med. Det er deres nøgle til siden.'
        : 'Giv familierne kortene med. De er nøglen til siderne.',
  }),
  takenBack: (count: number) => ({
    title: count === 1 ? 'Koden er taget tilbage' : `${codesText(count)} er taget tilbage`,
    description: count === 1 ? 'Den ligger på lageret igen.' : 'De ligger på lageret igen.',
  }),
  reported: { title: 'Koden er spærret', description: 'Vi har fået besked og skriver til jer.' },
  prepared: { title: 'Siden er forberedt', description: 'Familien får den tilbudt, når de tager koden i brug.' },
  preparationRemoved: { title: 'Den forberedte side er slettet', description: 'Familien begynder nu på en tom side.' },
  ordered: (number: number) => ({
    title: `Bestilling ${number} er modtaget`,
    description: 'Vi skriver, når den er sat i gang.',
  }),
  handOverMissing: 'Udlever også koder, hvis plade ikke er kommet',
  orderCancelled: { title: 'Bestillingen er annulleret', description: 'Den bliver stående på listen.' },
  noneChosen: { title: 'Ingen koder valgt', description: 'Sæt kryds ved mindst én kode, og prøv igen.' },
  cardsFailed: 'Kortet blev ikke hentet',
  failed: 'Fejl',
} as const
