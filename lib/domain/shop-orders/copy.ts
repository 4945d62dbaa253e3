import { materialTexts } from '@/lib/domain/artwork/copy'
import type { StoneMaterial } from '@/lib/domain/artwork/schema'
import { withdrawalDays } from '@/lib/domain/billing/plans'
import type { FamilyStep, OrderStep } from '@/lib/domain/shop-orders/order-state'
import {
  type BuyerCheck,
  type BuyerKind,
  deliveryDays,
  isHeld,
  type OrderListView,
  type ShopItem,
  type ShopOrderStatus,
} from '@/lib/domain/shop-orders/schema'

export const itemTexts: Record<ShopItem, { name: string; text: string }> = {
  plaque: {
    name: 'En plade med en kode',
    text: 'Vi graverer den i vores værksted og sender den. I godkender tegningen først.',
  },
  code: {
    name: 'En kode mere til siden',
    text: 'En ny kode med et kort og en tegning, som stenhuggeren kan hugge efter.',
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
  if (item === 'engraving') return 'Gravering af koden i egen plade'
  const stone = material ? ` i ${materialTexts[material].toLocaleLowerCase('da-DK')}` : ''
  const size = symbolMm ? `, koden ${symbolMm}\u00A0mm` : ''
  return `${count === 1 ? '1 plade' : `${count} plader`}${stone}${size}`
}

/** Every step, for the console. */
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

/** The family's steps; a further code is only made ready, not cut. */
export function familyStepText(item: ShopItem, step: FamilyStep): string {
  return step === 'making' && item === 'code' ? 'Gøres klar' : familyStepTexts[step]
}

const familyStepTexts: Record<FamilyStep, string> = {
  ordered: 'Bestilt',
  drawing: 'Tegning',
  making: 'I værkstedet',
  shipped: 'Sendt',
}

type Hinted = { item: ShopItem; ean: string | null; status: ShopOrderStatus; buyerCheck: BuyerCheck | null }

/** While nobody has looked at a public buyer; the mail about it says the same. */
const heldHint =
  'Vi ser først efter, at oplysningerne om køberen passer sammen. Så skriver vi til dig, sender fakturaen og går i gang.'

/** What a step means for the family. */
export function stepHint(order: Hinted, step: OrderStep): string {
  const { item, ean } = order
  if (isHeld(order)) return heldHint
  if (item === 'code' && step === 'making') return 'Koden er lavet, og tegningen ligger her. Kortet bliver sendt snart.'
  // A public buyer pays later.
  if (ean !== null && step === 'ordered') return 'Vi har fået bestillingen og laver koden som det næste.'
  return stepHints[step]
}

const stepHints: Record<OrderStep, string> = {
  ordered: 'Vi går i gang, når den er betalt.',
  paid: 'Vi har fået betalingen og laver koden som det næste.',
  drawing: 'Vi tegner den og sender dig tegningen. Vi går først i gang med arbejdet, når du har sagt ja.',
  yours: 'Tegningen ligger klar. Se den igennem, og sig ja, eller skriv, hvad der skal rettes.',
  approved: 'Du har sagt ja til tegningen. Nu kommer den på tur i værkstedet.',
  making: 'Den er i arbejde hos os.',
  packed: 'Den er pakket og bliver hentet snart.',
  shipped: 'Den er på vej til dig.',
  done: 'Den er sendt. Skriv til os, hvis der er noget i vejen med den.',
}

/** While an order is later than we promise; the mail about it says the same. */
export const lateText =
  'Vi er forsinkede, og det beklager vi. Vi er stadig i gang med den. Vil du ikke vente længere, så skriv til os, og så får du pengene tilbage.'

const closed = { cancelled: 'Annulleret', withdrawn: 'Fortrudt', abandoned: 'Ikke betalt' } as const
export const closedTexts: Partial<Record<ShopOrderStatus, string>> = closed

/** An order in a short list, where its codes are not looked at. */
export const statusTexts: Record<ShopOrderStatus, string> = {
  ordered: stepTexts.ordered,
  paid: stepTexts.paid,
  started: 'I gang',
  shipped: stepTexts.shipped,
  ...closed,
}

export const buyerTexts: Record<BuyerKind, string> = {
  private: 'Mig selv eller familien',
  company: 'En virksomhed',
  public: 'En offentlig institution',
}

export const listViewTexts: Record<OrderListView, string> = {
  waiting: 'Venter på os',
  late: 'Forsinket',
  unpaid: 'Ikke betalt',
  started: 'I gang',
  shipped: 'Sendt',
  uninvoiced: 'Sendt uden faktura',
  ended: 'Lukket',
  all: 'Alle',
}

/** The button that the law wants to say that it costs money (forbrugeraftaleloven § 12 stk. 2). */
export const orderButton = 'Bestil og betal'

/** When it is sent, told before it is ordered (forbrugeraftaleloven § 8). */
export const deliveryText = {
  made: `Vi sender det senest ${deliveryDays} dage efter at du har sagt ja til tegningen.`,
  code: `Vi sender koden senest ${deliveryDays} dage efter at den er betalt.`,
}

export const noRegretText =
  'Pladen bliver graveret efter dit ønske, så købet kan ikke fortrydes (forbrugeraftaleloven § 18, stk. 2, nr. 3). Indtil vi er gået i gang, kan du alligevel tage bestillingen tilbage. Er der fejl ved pladen, retter vi den eller betaler pengene tilbage.'
/** What we offer until something is begun, whatever can be regretted by law. */
export const takeBackText =
  'Indtil vi er gået i gang, kan du tage bestillingen tilbage. Har du betalt, får du alle pengene igen.'
export const takeBackLabel = 'Tag bestillingen tilbage'
export const canRegretText = `En kode mere kan fortrydes i ${withdrawalDays} dage, fra du har fået den. Det gør du på bestillingens side eller med linket i mailen. Koden holder så op med at virke, og du skal ikke sende noget tilbage.`

/** Engraving the family's own plate, which is work and no goods, told before it is ordered. */
export const engravingRegretText = `Graveringen kan fortrydes i ${withdrawalDays} dage, fra du har betalt. Så sender vi pladen tilbage uden udgift for dig.`
export const startNowLabel = 'Jeg vil have, at I går i gang med det samme'
// 2 of 4 kept by: lib/domain/shop-orders/commands/withdraw-order.test.ts
export const startNowHint = `Så kan du fortryde, til pladen er graveret, men ikke bagefter. Er vi begyndt at gravere, når du fortryder, betaler du halvdelen af prisen for graveringen og ikke fragten. Før det koster det ikke noget. Sætter du ikke kryds, begynder vi, når de ${withdrawalDays} dage er gået.`

export const receivedLabel = 'Den er kommet'

export const orderFormName = 'bestil-vare'
export const orderActName = 'bestilling'
export const adminOrderForm = 'familiens-bestilling'
export const withdrawFormName = 'fortryd-bestilling'

/** How long an engraving has waited, to administrators. */
export const waitedText = (days: number, isPaid: boolean) =>
  `${days === 1 ? '1 dag' : `${days} dage`}, siden den blev ${isPaid ? 'betalt' : 'bestilt'}. Se efter, om familiens plade er kommet.`
