import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class InvoiceError extends defineErrors({
  CREDIT_TOO_LARGE: [409, 'Der er højst {left} tilbage at kreditere på fakturaen. Intet er ændret.'],
  INVOICE_NOT_OPEN: [409, 'Fakturaen er ikke åben mere. Hent siden igen, og se, hvordan den står.'],
  NOT_AN_INVOICE: [409, 'En kreditnota skal ikke betales. Find fakturaen, den hører til.'],
  NO_E_INVOICE: [
    404,
    'Fakturaen har ingen e-faktura. Den laves til købere med EAN-nummer og til virksomheder, der har bedt om den.',
  ],
  NO_ACCESS_POINT: [
    409,
    'E-fakturaen kan ikke sendes gennem adgangspunktet. Hent XML-filen, og læg den op i NemHandel.',
  ],
  PAYING_UNAVAILABLE: [409, 'Kort og MobilePay kan ikke bruges lige nu. Betal med en bankoverførsel i stedet.'],
  PAYMENT_MOVED_ON: [
    409,
    'Noget af beløbet er betalt tilbage eller beholdt efter aftale, så det kan ikke tages af fakturaen. Kreditér fakturaen, og betal resten tilbage, hvis det er forkert.',
  ],
  PURCHASE_BEGUN: [
    409,
    'Det, faktura {number} er for, er begyndt, så betalingen kan ikke tages af igen. Kreditér fakturaen, og betal pengene tilbage fra betalingen.',
  ],
}) {}
