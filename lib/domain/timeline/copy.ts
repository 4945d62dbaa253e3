import { comparePartialDates, type PartialDate } from '@/lib/shared/danish-dates'

/** Common events that families often forget. */
export const eventSuggestions = ['Skoletid', 'Bryllup', 'Børn', 'Arbejde', 'Et sted, der betød noget'] as const

/** A question about a date outside the life, or null. It does not prevent saving. */
export function dateQuestion(
  date: PartialDate,
  { born, died }: { born: PartialDate | null; died: PartialDate | null },
): string | null {
  if (died && comparePartialDates(date, died) > 0) return 'Det ligger efter dødsdagen. Er det rigtigt?'
  if (born && comparePartialDates(date, born) < 0) return 'Det ligger før fødselsdagen. Er det rigtigt?'
  return null
}
