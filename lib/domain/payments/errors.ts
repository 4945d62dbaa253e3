import 'server-only'
import { cardTexts } from '@/lib/domain/payments/copy'
import { defineErrors } from '@/lib/server/errors'

export class PaymentError extends defineErrors({
  PAYMENT_DECIDED: [409, 'Betalingen er allerede afgjort. Hent siden igen, og se, hvordan den står.'],
  PAYMENT_EXPIRED: [
    409,
    'Tiden til at betale er gået. Intet er trukket. Gå tilbage til købet, og vælg at betale igen.',
  ],
  PAYMENT_PROVIDER_DOWN: [
    503,
    // 1, 2 of 3 kept by: lib/domain/settlement/faults.test.ts
    'Betalingen kan ikke åbnes lige nu. Intet er trukket. Vent et par minutter, og prøv igen, eller vælg en anden måde at betale på.',
    'warn',
  ],
  PAYMENT_REFUSED: [
    409,
    'Betalingen blev afvist, før den kunne åbnes. Intet er trukket. Prøv igen, eller vælg en anden måde at betale på.',
    'warn',
  ],
  EVENT_REFUSED: [400, 'Beskeden er ikke underskrevet, som den skal være, eller den er for gammel.', 'warn'],
  REFUND_TOO_LARGE: [409, 'Der kan højst betales {left} tilbage. Intet er ændret.'],
  PAYMENT_NOT_PAID: [409, 'Betalingen er ikke gennemført, så der er intet at betale tilbage.'],
  REFUND_NOT_WAITING: [
    409,
    'Tilbagebetalingen venter ikke længere på nogen. Hent siden igen, og se, hvordan den står.',
  ],
  REFUND_KEPT: [
    409,
    'Det er aftalt, at vi beholder de penge, og de er ført sådan på fakturaen. Derfor kan de ikke betales tilbage herfra.',
  ],
  DIFFERENCE_SETTLED: [409, 'Forskellen er allerede afklaret. Hent siden igen.'],
  CARD_UNAVAILABLE: [503, cardTexts.unavailable, 'warn'],
  NO_SAVED_CARD: [409, 'Der er intet gemt kort, der kan skiftes. Det næste kort gemmes, når du betaler med det.'],
}) {}
