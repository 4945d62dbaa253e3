'use client'

import { useAccountPlan } from '@/lib/domain/billing/client/use-account-plan'

/** For pages on which a plan changes: the header names the plan as it is now, not as it was up to five minutes ago. */
export function FreshAccountPlan() {
  useAccountPlan(true, true)
  return null
}
