import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ScanAnswer } from '@/components/qr-codes/scan-answer'
import { findDraft } from '@/lib/domain/find-draft'
import { codeFromParam, typedParam } from '@/lib/domain/qr-codes/code-param'
import { findScan } from '@/lib/domain/qr-codes/scan-queries'
import { currentActor } from '@/lib/server/actor'
import { env } from '@/lib/server/env'
import { isSignedIn } from '@/lib/shared/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'QR-kode', robots: { index: false } }

export default async function QrScanPage({ params, searchParams }: PageProps<'code'>) {
  const { code: param } = await params
  const read = codeFromParam(param)
  const actor = await currentActor()
  const { view, card } = await findScan(actor, { code: read })
  if (view.kind === 'memorial') redirect(view.path)
  if (view.kind === 'mine') redirect(`/qr-setup/${read}`)
  const draft = await findDraft('laas', await searchParams)
  return (
    <ScanAnswer
      view={view}
      code={view.kind === 'unknown' ? typedParam(param) : read}
      isSignedIn={isSignedIn(actor)}
      card={card}
      supportEmail={env.SUPPORT_EMAIL}
      refusal={draft ? { message: draft.message, activationCode: draft.errors.activationCode } : undefined}
    />
  )
}
