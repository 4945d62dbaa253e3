'use client'

import { useQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Chosen } from '@/components/family-tree/edit/existing-person'
import type { Beside } from '@/components/family-tree/edit/relative-defaults'
import { RelativeForm } from '@/components/family-tree/edit/relative-form'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { Spinner } from '@/components/ui/spinner'
import { personQuery } from '@/lib/domain/family-tree/client/hooks'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import type { RelativeKind } from '@/lib/domain/family-tree/edit-copy'
import { danishDay } from '@/lib/shared/danish-time'

type AddRelativeProps = {
  as: RelativeKind
  detail: PersonDetailView
  /** Who is added, where it is known from the beginning. */
  existing?: Chosen | undefined
}

/** Adds somebody next to a person. Reads the partners first: a child may have the surname of one of them. */
export function AddRelative({ as, detail, existing }: AddRelativeProps) {
  const { memorialId } = useTreeActs()
  const couples = as === 'child' ? detail.couples.filter(({ partner }) => partner && !partner.isMasked) : []
  const read = useQueries({
    queries: couples.map(({ partner }) => personQuery(memorialId, partner?.id ?? '')),
  })
  const isOpen = useRef(false)
  if (read.every(({ isPending }) => !isPending)) isOpen.current = true
  // A partner whom another editor adds later takes no form away that is being filled in.
  if (!isOpen.current) return <Spinner />
  const partners = new Map<string, NonNullable<PersonDetailView['fields']>>()
  for (const [index, { unionId }] of couples.entries()) {
    const fields = read[index]?.data?.fields
    if (fields) partners.set(unionId, fields)
  }
  const beside: Beside = { as, detail, partners, thisYear: Number(danishDay(new Date()).slice(0, 4)) }
  return <RelativeForm key={`${detail.person.id} ${as}`} as={as} detail={detail} beside={beside} existing={existing} />
}
