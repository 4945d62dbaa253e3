'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { planKey } from '@/lib/domain/accounts/client/session-hooks'

/** For pages on which a plan changes: the header names the plan as it is now, not as it was up to five minutes ago. */
export function FreshAccountPlan() {
  const queries = useQueryClient()
  useEffect(() => void queries.invalidateQueries({ queryKey: planKey }), [queries])
  return null
}
