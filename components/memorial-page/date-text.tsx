import type { ReactNode } from 'react'
import { isoPartialDate, type PartialDate } from '@/lib/shared/danish-dates'

type DateTextProps = { date: PartialDate; className?: string; children: ReactNode }

/** A date as text. Only an exact date gets `<time>`, which cannot express 'about'. */
export function DateText({ date, className, children }: DateTextProps) {
  const iso = isoPartialDate(date)
  if (iso === null) return <span className={className ? `when ${className}` : 'when'}>{children}</span>
  return (
    <time dateTime={iso} className={className}>
      {children}
    </time>
  )
}
