import type { ResellerSummary } from '@/lib/domain/resellers/console-schema'
import { statusTexts } from '@/lib/domain/resellers/copy'
import type { CsvColumn } from '@/lib/shared/csv'
import { danishDay } from '@/lib/shared/danish-time'

export const resellerCsvColumns: ReadonlyArray<CsvColumn<ResellerSummary>> = [
  ['Virksomhed', ({ companyName }) => companyName],
  ['CVR', ({ cvr }) => cvr],
  ['Postnummer', ({ postcode }) => postcode],
  ['By', ({ city }) => city],
  ['Kontakt', ({ contactName }) => contactName],
  ['Mail', ({ email }) => email],
  ['Telefon', ({ phone }) => phone],
  ['Status', ({ status }) => statusTexts[status]],
  ['Forhandler siden', ({ approvedAt }) => danishDay(new Date(approvedAt))],
  ['Ikke udleveret', ({ codes }) => codes.stock],
  ['Udleveret', ({ codes }) => codes.handedOver],
  ['I brug', ({ codes }) => codes.inUse],
  ['Ude af brug', ({ codes }) => codes.outOfUse],
]
