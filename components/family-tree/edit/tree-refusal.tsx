'use client'

import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { PlanNote } from '@/components/billing/plan-note'
import { ApiError, messageOf } from '@/lib/client/api'

/** Why an edit was not made, where no field is to blame; beyond the plan with the way to open it. */
export function TreeRefusal({ error }: { error: Error | null }) {
  if (!error) return null
  const isAtFields = error instanceof ApiError && Object.keys(error.fields).length > 0
  if (error instanceof ApiError && error.code === 'TREE_BEYOND_PLAN') {
    return (
      <div role="alert">
        <PlanNote>{error.message}</PlanNote>
      </div>
    )
  }
  return <FormRefusal error={error} message={isAtFields ? undefined : messageOf(error)} />
}
