import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { RecoveryCodes, RecoveryForm } from '@/components/accounts/steps/second-factor-forms'
import { PageBody } from '@/components/ui/page-body'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { getFactorOffer } from '@/lib/domain/accounts/second-factor/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { confirmPath } from '@/lib/server/http'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: accountsCopy.recovery.title, robots: { index: false } }

/** Ten new recovery codes for staff, active once the button is pressed. */
export default async function RecoveryCodesPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  if (actor.kind !== 'administrator') redirect('/profile')
  if (!actor.hasConfirmed) redirect(confirmPath('/profile/recovery-codes'))
  const { recoveryCodes } = await getFactorOffer(actor)
  return (
    <PageBody
      width="text"
      title={accountsCopy.recovery.title}
      intro={accountsCopy.recovery.intro}
      className="space-y-8"
    >
      <RecoveryCodes codes={recoveryCodes} />
      <RecoveryForm draft={await findDraft('noedkoder', query)} />
    </PageBody>
  )
}
