import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class StoneError extends defineErrors({
  STONE_OTHER_CODE: [409, 'På billedet er der en anden kode: {code}. Billedet er ikke gemt.'],
  NO_CODE_IN_PICTURE: [400, 'Vi kunne ikke finde en QR-kode på billedet. Tag et nyt tættere på og uden genskin.'],
}) {}
