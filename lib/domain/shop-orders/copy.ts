import { materialTexts } from '@/lib/domain/artwork/copy'
import type { StoneMaterial } from '@/lib/domain/artwork/schema'
import type { OrderStep } from '@/lib/domain/shop-orders/order-state'
import type { BuyerKind, OrderListView, OrderMethod, ShopItem, ShopOrderStatus } from '@/lib/domain/shop-orders/schema'

export const itemTexts: Record<ShopItem, { name: string; text: string }> = {
  plaque: {
    name: 'En plade med en kode',
    text: 'Vi graverer den i vores værksted og sender den. I godkender tegningen først.',
  },
  code: {
    name: 'En kode mere til siden',
    text: 'En ny kode med et kort og en tegning, som stenhuggeren kan gravere efter.',
  },
  engraving: {
    name: 'Gravering af koden i jeres egen plade',
    text: 'I sender pladen til os, og vi graverer koden i den. I godkender tegningen først.',
  },
}

/** What was ordered, on one line: '2 plader i skifer, koden 40 mm'. */
export function orderedText(order: {
  item: ShopItem
  count: number
  material: StoneMaterial | null
  symbolMm: number | null
}): string {
  const { item, count, material, symbolMm } = order
  if (item === 'code') return 'En kode med kort og tegning'
  if (item === 'engraving') return 'Gravering af koden i jeres egen plade'
  const stone = material ? ` i ${materialTexts[material].toLocaleLowerCase('da-DK')}` : ''
  const size = symbolMm ? `, koden ${symbolMm}\u00A0mm` : ''
  return `${count === 1 ? '1 plade' : `${count} plader`}${stone}${size}`
}

export const stepTexts: Record<OrderStep, string> = {
  ordered: 'Bestilt',
  paid: 'Betalt',
  drawing: 'Tegningen er på vej',
  yours: 'Venter på dit ja',
  approved: 'Tegningen er godkendt',
  making: 'Vi er ved at lave den',
  packed: 'Pakket',
  shipped: 'Sendt',
  done: 'Færdig',
}

/** What a step means for the family. */
export const stepHints: Record<OrderStep, string> = {
  ordered: 'Vi går i gang, når den er betalt.',
  paid: 'Vi har fået betalingen og laver koden som det næste.',
  drawing: 'Vi tegner den og sender dig tegningen. Der bliver ikke skåret noget, før du har sagt ja.',
  yours: 'Tegningen ligger klar. Se den igennem, og sig ja, eller skriv, hvad der skal rettes.',
  approved: 'Du har sagt ja til tegningen. Nu kommer den på tur i værkstedet.',
  making: 'Den er i arbejde hos os.',
  packed: 'Den er pakket og bliver hentet snart.',
  shipped: 'Den er på vej til jer.',
  done: 'Den er sendt. Skriv til os, hvis der er noget i vejen med den.',
}

export const closedTexts: Partial<Record<ShopOrderStatus, string>> = {
  cancelled: 'Annulleret',
  withdrawn: 'Fortrudt',
  abandoned: 'Ikke betalt',
}

export const buyerTexts: Record<BuyerKind, string> = {
  private: 'Mig selv eller familien',
  company: 'En virksomhed',
  public: 'En offentlig institution',
}

export const methodTexts: Record<OrderMethod, string> = {
  card: 'Kort',
  mobilepay: 'MobilePay',
  bank_transfer: 'Bankoverførsel',
}

export const listViewTexts: Record<OrderListView, string> = {
  waiting: 'Venter på os',
  unpaid: 'Ikke betalt',
  started: 'I gang',
  shipped: 'Sendt',
  ended: 'Lukket',
  all: 'Alle',
}

/** The button that the law wants to say that it costs money (forbrugeraftaleloven § 12 stk. 2). */
export const orderButton = 'Bestil og betal'

export const noRegretText =
  'Det, vi laver efter jeres ønske, kan ikke fortrydes, når det er bestilt (forbrugeraftaleloven § 18, stk. 2, nr. 3). Er der fejl ved det, retter vi det eller betaler pengene tilbage.'
export const canRegretText =
  'En kode mere kan fortrydes i 14 dage, fra du har fået den. Det gør du på bestillingens side eller med linket i mailen.'

export const orderFormName = 'bestil-vare'
export const orderActName = 'bestilling'
export const adminOrderForm = 'familiens-bestilling'
export const withdrawFormName = 'fortryd-bestilling'
