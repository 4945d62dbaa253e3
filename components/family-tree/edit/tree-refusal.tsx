'use client'

import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { TextLink } from '@/components/ui/text-link'
import { ApiError, messageOf } from '@/lib/client/api'
import { roomTexts } from '@/lib/domain/billing/copy'
import { subscriptionPath } from '@/lib/domain/subscriptions/paths'

type TreeRefusalProps = {
  error: Error | null
  isAtField?: boolean
  /** Where what another editor wrote is already shown: said instead of asking for a reload. */
  conflict?: string
}

/** Why an edit was not made; beyond the plan with the way to open it. Nothing where a field says it already. */
export function TreeRefusal({ error, isAtField = false, conflict }: TreeRefusalProps) {
  if (!error) return null
  if (error instanceof ApiError && error.code === 'TREE_BEYOND_PLAN') {
    return (
      <p role="alert" className="rounded-lg bg-muted px-5 py-4 text-base">
        {error.message} <TextLink href={subscriptionPath}>{roomTexts.seePlan}</TextLink>
      </p>
    )
  }
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return <FormRefusal error={error} message={gone} />
  if (conflict && error instanceof ApiError && error.code === 'CONFLICT') {
    return <FormRefusal error={error} message={conflict} />
  }
  return <FormRefusal error={error} message={isAtField ? undefined : messageOf(error)} />
}

const gone = 'Personen eller parret er ikke i træet længere. En anden kan have ændret det imens.'
