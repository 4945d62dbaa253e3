import 'server-only'
import { receiptUndoMs } from '@/lib/domain/production/box-schema'
import { defineErrors } from '@/lib/server/errors'
import { waitInWords } from '@/lib/shared/wait-in-words'

export class ResellerError extends defineErrors({
  QR_CODE_NOT_FREE: [409, 'Koden er allerede i brug hos en familie.'],
  QR_CODE_NOT_IN_STOCK: [409, 'Koden ligger ikke på lageret mere. Hent siden igen, og se, hvor den er.'],
  PLATES_NOT_THERE: [409, 'Pladen er ikke hos jer endnu. Bekræft, at koden skal udleveres alligevel.'],
  CVR_TAKEN: [409, 'Virksomheden er allerede forhandler hos os. Skriv til os, hvis du skal have adgang.'],
  APPLICATION_WAITING: [409, 'I har allerede en ansøgning liggende. Vi svarer, så snart vi har set på den.'],
  APPLICATION_DECIDED: [409, 'Ansøgningen er allerede besvaret.'],
  ALREADY_RESELLER: [409, 'Kontoen hører allerede til en forhandler.'],
  RESELLER_SUSPENDED: [403, 'Aftalen er sat på pause. Skriv til os, så finder vi ud af det.'],
  RESELLER_OWNER_STAYS: [
    409,
    // 1 of 2 kept by: lib/domain/resellers/commands/remove-colleague.test.ts
    'Der skal altid være en ansvarlig. Gør en anden til ansvarlig først.',
  ],
  ORDER_DECIDED: [409, 'Bestillingen er allerede behandlet.'],
  BATCH_NOT_SHIPPED: [409, 'Forsendelsen er ikke sendt endnu.'],
  RECEIPT_STANDS: [
    409,
    `Det er mere end ${waitInWords(receiptUndoMs)} siden. Skriv til os, hvis forsendelsen ikke er kommet.`,
  ],
}) {}
