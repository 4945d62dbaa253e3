import type { OrderView, ResellerStatus } from '@/lib/domain/resellers/console-schema'
import type { ResellerRole, StockFigures } from '@/lib/domain/resellers/schema'

export const statusTexts: Record<ResellerStatus, string> = { active: 'Aktiv', suspended: 'På pause' }

export const roleTexts: Record<ResellerRole, string> = { owner: 'Ansvarlig', colleague: 'Kollega' }

export const roleHints: Record<ResellerRole, string> = {
  owner: 'Kan alt, også give andre adgang og rette virksomhedens oplysninger',
  colleague: 'Kan se, udlevere og bestille koder',
}

const orderStatusTexts: Record<OrderView['status'], string> = {
  received: 'Modtaget',
  accepted: 'I gang',
  shipped: 'Sendt',
  cancelled: 'Annulleret',
}

/** How far an order is. Codes without plaques are not sent: their files are ready. */
export function orderStatusText({ status, wantsPlaques }: Pick<OrderView, 'status' | 'wantsPlaques'>): string {
  return status === 'shipped' && !wantsPlaques ? 'Klar' : orderStatusTexts[status]
}

/** What a version of the reseller terms changed, shown to companies that accepted an earlier one. */
export const agreementChanges: Readonly<Record<string, string>> = {
  '4': 'Nyt er, at vi sletter familiens mailadresse på en godkendt tegning et år efter at arbejdet er færdigt. Nyt er også, hvornår vi kan sætte aftalen på pause, at I får grunden og kan klage, og at vi opsiger med mindst 30 dages varsel.',
  '3': 'Nyt er, at I får én faktura om måneden for det, der er leveret.',
  '2': 'Nyt er frister for betaling og reklamation og en databehandleraftale om det, I skriver om jeres kunder.',
}

/** Shown in place of the name of a deleted account, which is not stored. */
export const formerEmployee = 'en tidligere medarbejder'

/** A reseller's codes by place, with labels, in the order of a code's life. */
export function stockFigures(codes: StockFigures): Array<{ label: string; count: number }> {
  return [
    { label: 'Ikke udleveret', count: codes.stock },
    { label: 'Udleveret, ikke taget i brug', count: codes.handedOver },
    { label: 'Taget i brug', count: codes.inUse },
    { label: 'Spærret eller taget ud af brug', count: codes.outOfUse },
  ]
}

/** A one-line summary of an order. */
export function orderLine({ count, wantsPlaques, requiresActivation, make }: OrderView): string {
  const what = wantsPlaques ? (count === 1 ? 'plade' : 'plader') : count === 1 ? 'kode' : 'koder'
  return [
    `${count.toLocaleString('da-DK')} ${what}`,
    make,
    requiresActivation ? 'med aktiveringskode' : 'uden aktiveringskode',
  ]
    .filter(Boolean)
    .join(', ')
}
