import { reminderDays } from '@/lib/domain/subscriptions/reminder-days'
import { addDays } from '@/lib/shared/danish-days'

type Due = {
  status: string
  interval: 'month' | 'year' | 'once'
  paidUntil: Date | null
  cancelledAt: Date | null
}

/** Whether the next period can be paid now: from the first reminder until the agreement ends. */
export function isRenewalDue({ status, interval, paidUntil, cancelledAt }: Due, now: Date): boolean {
  if (status !== 'active' || !paidUntil || cancelledAt || interval === 'once') return false
  return addDays(paidUntil, -reminderDays[interval][0]) <= now
}
