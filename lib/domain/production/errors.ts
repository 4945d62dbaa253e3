import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class ProductionError extends defineErrors({
  PIECE_TAKEN: [409, '{name} er allerede i gang med det stykke. Tag et andet.'],
  PIECE_NOT_YOURS: [409, 'Stykket ligger ikke hos dig mere. Hent siden igen.'],
  PIECE_WRONG_STATE: [409, 'Stykket er kommet videre imens. Hent siden igen, og se, hvor det er.'],
  PIECE_WRONG_CODE: [409, 'Det er en anden kode: {code}. Stykket er stoppet, til nogen har set på det.'],
  PIECE_WRONG_ADDRESS: [
    409,
    'Koden er rigtig, men symbolet fører til en anden adresse: {address}. Stykket må ikke sendes, før nogen har set på det.',
  ],
  PIECE_OTHER_SCANNED: [409, 'Det er en anden kode: {code}. Læg den fra dig, og scan det stykke, der skal i kassen.'],
  PIECE_OUT_OF_USE: [
    409,
    'Koden {code} er spærret eller taget ud af brug. Stykket er stoppet, til nogen har set på det.',
  ],
  CODE_IN_PRODUCTION: [409, 'Koden {code} er allerede i produktion.'],
  BATCH_SHIPPED: [409, 'Partiet er allerede sendt.'],
}) {}
