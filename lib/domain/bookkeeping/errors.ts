import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class BookkeepingError extends defineErrors({
  ADVICE_CHANGED: [409, 'Fakturaerne står ikke længere, som siden viste. {now} Intet er ført. Se efter, og prøv igen.'],
  BANK_FILE_UNREADABLE: [422, 'Filen er ikke taget ind. {why}'],
  BANK_LINE_DECIDED: [409, 'Der er allerede taget stilling til indbetalingen. Hent siden igen, og se hvordan.'],
  NO_SUCH_INVOICE: [404, 'Vi kender ingen faktura med nummer {number}. Se efter i listen over fakturaer.'],
  NO_BANK_ACCOUNT: [
    409,
    'SAF-T skal have jeres bankkonto. Bed den, der driver serveren, om at skrive den i COMPANY_BANK_ACCOUNT, og hent filen igen.',
  ],
  PAYMENT_BOOKED: [
    409,
    'Det beløb er allerede ført på fakturaen med den dag. Er der kommet to ens, så tag bankens fil ind, og før det andet derfra.',
  ],
  REFUND_ON_ITS_WAY: [
    409,
    'Der er penge på vej tilbage til køberen. Vent, til de er ført, og se så på fakturaen igen.',
  ],
  REFUND_STILL_DUE: [
    409,
    'Pengene kan ikke beholdes, for der er ikke en gældende faktura, hvor der er betalt så meget for meget. Prøv at betale tilbage igen, eller overfør dem til køberen.',
  ],
  SHARES_DIFFER: [
    422,
    'Beløbene er {shared} tilsammen, men indbetalingen er på {amount}. Ret dem, så de passer, og prøv igen.',
  ],
  NOTHING_OVERPAID: [409, 'Der er ikke betalt for meget på fakturaen. Hent siden igen, og se, hvordan den står.'],
}) {}
