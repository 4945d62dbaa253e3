import type {
  CallState,
  DifferenceKind,
  EventState,
  PaymentMethod,
  PaymentPurpose,
  PaymentStatus,
  RefundReason,
  RefundStatus,
} from '@/lib/domain/payments/schema'

export const methodTexts: Record<PaymentMethod, string> = {
  card: 'Kort',
  mobilepay: 'MobilePay',
  bank_transfer: 'Bankoverførsel',
}

export const purposeTexts: Record<PaymentPurpose, string> = {
  plan: 'Køb af en plan',
  renewal: 'Fornyelse af en plan',
  order: 'Bestilling',
  invoice: 'Faktura',
}

export const statusTexts: Record<PaymentStatus, string> = {
  open: 'Venter',
  paid: 'Betalt',
  failed: 'Afvist',
  expired: 'Udløbet',
  cancelled: 'Annulleret',
}

export const refundStatusTexts: Record<RefundStatus, string> = {
  ordered: 'Bestilt',
  sent: 'På vej',
  done: 'Betalt tilbage',
  failed: 'Gik ikke igennem',
  ended: 'Afsluttet uden at blive betalt',
}

/** Why money is paid back; printed on the credit note. */
export const reasonTexts: Record<RefundReason, string> = {
  withdrawal: 'Købet er fortrudt',
  left: 'Planen er stoppet før tid',
  duplicate: 'Betalt to gange',
  order_cancelled: 'Bestillingen er annulleret',
  goodwill: 'Efter aftale',
}

export const differenceTexts: Record<DifferenceKind, string> = {
  unknown_here: 'Betalt hos udbyderen, men ikke hos os',
  unknown_there: 'Betalt hos os, men ikke hos udbyderen',
  amount: 'Beløb eller valuta er ikke den samme',
  refund: 'Der er betalt et andet beløb tilbage hos udbyderen',
  status: 'Betalt hos os, men ikke gennemført hos udbyderen, eller kortholderen har gjort indsigelse',
}

/** What we asked the provider for, by `CallKind.operation`. */
export const operationTexts: Readonly<Record<string, string>> = {
  open_checkout: 'Åbne betalingssiden',
  charge: 'Trække beløbet på kortet',
  refund: 'Betale tilbage',
  expire_checkout: 'Lukke betalingssiden',
}

export const callStateTexts: Record<CallState, string> = {
  kept: 'Ikke besvaret',
  answered: 'Besvaret',
  refused: 'Afvist',
}

export const eventStateTexts: Record<EventState, string> = {
  received: 'Modtaget',
  handled: 'Brugt',
  ignored: 'Ikke noget, vi bruger',
  disputed: 'Skal ses på',
}

/** `failureCode` of a payment that a person closed, because another amount than ours was paid. */
export const wrongAmountCode = 'wrong_amount'

/** The provider's codes of a refusal, as the payer is told. */
const refusalTexts: Readonly<Record<string, string>> = {
  card_declined: 'Banken afviste kortet.',
  insufficient_funds: 'Der er ikke dækning på kontoen.',
  expired_card: 'Kortet er udløbet.',
  incorrect_cvc: 'Kontrolcifrene passede ikke.',
  incorrect_number: 'Kortnummeret passede ikke.',
  authentication_required: 'Banken vil have, at du selv bekræfter betalingen.',
  payment_intent_authentication_failure: 'Betalingen blev ikke bekræftet i banken.',
  [wrongAmountCode]: 'Der er betalt et andet beløb, end vi bad om.',
  processing_error: 'Der gik noget galt hos banken.',
}

/** Why a payment was refused, in one sentence. */
export function refusalText(code: string | null): string {
  return (code && refusalTexts[code]) || 'Betalingen blev ikke godkendt.'
}

export const paymentPageTexts = {
  title: 'Betaling',
  ready: 'Gå til betalingen',
  leave: 'Åbn betalingssiden',
  check: 'Se, om den er betalt',
  again: 'Prøv igen',
  waiting:
    'Vi venter på svar. Det tager som regel under et minut. Du kan roligt lukke siden: vi skriver til dig, når betalingen er kommet.',
  interrupted: 'Betalingen er ikke gennemført, og der er intet trukket. Du kan prøve igen herunder.',
  // 1 of 2 kept by: lib/domain/settlement/faults.test.ts
  expired: 'Tiden til at betale er gået, og der er intet trukket. Gå tilbage til købet, og vælg at betale igen.',
  cancelled: 'Betalingen er lukket, og der er intet trukket. Den er afløst af en ny, eller købet er fortrudt.',
  wrongAmount:
    'Der er betalt et andet beløb, end vi bad om, så vi har set på betalingen og lukket den. Skriv til os, hvis du har spørgsmål.',
  paid: 'Betalingen er modtaget. Tak.',
  // 1, 2 of 2 kept by: lib/domain/settlement/faults.test.ts
  refused: 'Der er intet trukket. Prøv igen, eller vælg en anden måde at betale på.',
  opening: 'Åbner betalingen...',
  // 2 of 2 kept by: lib/domain/payments/commands/open-payment.ts
  safe: 'Du betaler hos vores betalingsudbyder. Vi ser aldrig kortets nummer.',
  otherWay: 'Vælg en anden måde at betale på',
  back: 'Tilbage til købet',
} as const

export const cardTexts = {
  current: 'Beløbet trækkes på',
  change: 'Skift kort hos vores betalingsudbyder',
  back: 'Når du har skiftet kortet, henter vi det her. Det næste beløb trækkes på det.',
  save: 'Brug det nye kort',
  saved: 'Det næste beløb trækkes på',
  unavailable: 'Kortet kan ikke skiftes lige nu. Det gamle er stadig gemt. Prøv igen om lidt.',
  leave: 'Tilbage til planen',
} as const

/** Forms of this concept, as their pages know them. */
export const paymentFormName = 'betaling'
export const refundFormName = 'betal-tilbage'
export const differenceFormName = 'forskel'
export const portalFormName = 'betalingskort'
