import { comparePartialDates, type PartialDate } from '@/lib/shared/danish-dates'

/** What most lives have and few families think of first. */
export const eventSuggestions = ['Skoletid', 'Bryllup', 'Børn', 'Arbejde', 'Et sted, der betød noget'] as const

/** A kind question about a date outside the life, or null. It never stands in the way of saving. */
export function dateQuestion(
  date: PartialDate,
  { born, died }: { born: PartialDate | null; died: PartialDate | null },
): string | null {
  if (died && comparePartialDates(date, died) > 0) return 'Det ligger efter dødsdagen. Er det rigtigt?'
  if (born && comparePartialDates(date, born) < 0) return 'Det ligger før fødselsdagen. Er det rigtigt?'
  return null
}
