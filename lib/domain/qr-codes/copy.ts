import type { QrCodeState } from '@/lib/domain/qr-codes/schema'

export const stateTexts: Record<QrCodeState, string> = {
  produced: 'Fremstillet',
  assigned: 'Hos forhandler',
  handed_over: 'Udleveret',
  claimed: 'Låst til en konto',
  linked: 'Knyttet til en mindeside',
  released: 'Frigivet',
  blocked: 'Spærret',
  retired: 'Taget ud af brug',
}

export const eventTexts = {
  produced: 'Fremstillet',
  assigned: 'Givet til forhandler',
  handed_over: 'Udleveret til familien',
  claimed: 'Låst til en konto',
  linked: 'Knyttet til en mindeside',
  unlinked: 'Løsnet fra en mindeside',
  released: 'Frigivet',
  blocked: 'Spærret',
  unblocked: 'Åbnet igen',
  retired: 'Taget ud af brug',
  activation_failed: 'Forkert aktiveringskode',
  moved: 'Flyttet',
  replaced: 'Erstattet af en ny kode',
  replaces: 'Lavet som erstatning for en anden kode',
  prepared: 'Siden er forberedt til familien',
  engraved: 'Graveret',
  shipped: 'Sendt fra værkstedet',
  photographed: 'Fotograferet på stenen',
  reported: 'Meldt forkert eller dækket',
  given: 'Givet til en anden konto',
} as const

/** The specification's toasts (§8), to the letter. */
export const lockToasts = {
  locked: { title: 'QR-kode låst', description: 'QR-koden er nu låst til din konto' },
  lockFailed: 'Fejl ved låsning',
  released: { title: 'QR-kode frigivet', description: 'QR-koden er nu frigivet og kan bruges igen' },
  releaseFailed: 'Fejl ved frigivelse',
  listFailed: 'Fejl ved hentning af data',
} as const

export const linkToasts = {
  linked: { title: 'Mindesiden er knyttet til koden', description: 'Den, der scanner stenen, kommer nu til siden.' },
  linkFailed: 'Mindesiden blev ikke knyttet til koden',
  unlinked: { title: 'Mindesiden er løsnet fra koden', description: 'Siden selv er der stadig.' },
  unlinkFailed: 'Mindesiden blev ikke løsnet fra koden',
} as const

/** The specification's toasts (§8) for scanned or typed codes, to the letter. */
export const scanToasts = {
  opening: { title: 'QR-kode scannet!', description: 'Åbner mindeside...' },
  foreign: { title: 'Ugyldig QR-kode', description: 'Denne QR-kode tilhører ikke vores system.' },
  failed: { title: 'Fejl ved scanning', description: 'Kunne ikke behandle QR-koden. Prøv igen.' },
} as const
