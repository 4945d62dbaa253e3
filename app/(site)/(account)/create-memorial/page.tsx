import type { Metadata } from 'next'
import { TermsNotice } from '@/components/accounts/terms-notice'
import { FreeRoom } from '@/components/billing/free-room'
import { CodeForPage } from '@/components/memorials/code-for-page'
import { CreationWays, UnfinishedMemorials } from '@/components/memorials/creation-ways'
import { PageBody } from '@/components/ui/page-body'
import { findMissingTerms } from '@/lib/domain/accounts/queries'
import { getFreeUse } from '@/lib/domain/billing/queries'
import { listMyMemorials } from '@/lib/domain/memorials/queries'
import type { PageProps } from '@/lib/shared/page-params'
import { creationContext } from './creation-context'

export const metadata: Metadata = { title: 'Opret mindeside', robots: { index: false } }

export default async function CreateMemorialPage({ searchParams }: PageProps) {
  const { actor, choice, query } = await creationContext('/create-memorial', await searchParams)
  const [memorials, freeUse] = await Promise.all([listMyMemorials(actor), getFreeUse(actor)])
  const writable = memorials.filter(({ role }) => role === 'owner' || role === 'editor')
  return (
    <PageBody
      width="text"
      title="Opret mindeside"
      // 2 of 2 kept by: lib/domain/memorials/queries.test.ts
      intro="Vælg, hvordan du vil begynde. Du kan holde pause når som helst, og ingen ser siden, før du siger til."
      className="space-y-12"
    >
      <TermsNotice missing={await findMissingTerms(actor)} path="/create-memorial" />
      <CodeForPage choice={choice} path="/create-memorial" />
      <FreeRoom use={freeUse} />
      <UnfinishedMemorials memorials={writable} />
      <CreationWays query={query} />
    </PageBody>
  )
}
