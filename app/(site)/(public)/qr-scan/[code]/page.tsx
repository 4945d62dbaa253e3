import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ScanAnswer } from '@/components/qr-codes/scan-answer'
import { findDraft } from '@/lib/domain/find-draft'
import { findCardSource } from '@/lib/domain/qr-codes/card-source'
import { codeFromParam, typedParam } from '@/lib/domain/qr-codes/code-param'
import { scanView } from '@/lib/domain/qr-codes/policy'
import { findCodeSubject } from '@/lib/domain/qr-codes/queries'
import { currentActor } from '@/lib/server/actor'
import { env } from '@/lib/server/env'
import { isSignedIn } from '@/lib/shared/actor'

export const metadata: Metadata = { title: 'QR-kode', robots: { index: false } }

type Props = { params: Promise<{ code: string }>; searchParams: Promise<{ kladde?: string | string[] }> }

export default async function QrScanPage({ params, searchParams }: Props) {
  const { code: param } = await params
  const read = codeFromParam(param)
  const actor = await currentActor()
  const code = await findCodeSubject(actor, read)
  const view = scanView(actor, code)
  if (view.kind === 'memorial') redirect(view.path)
  if (view.kind === 'mine') redirect(`/qr-setup/${read}`)
  const { kladde } = await searchParams
  const draft = await findDraft('laas', typeof kladde === 'string' ? kladde : undefined)
  return (
    <ScanAnswer
      view={view}
      code={code ? read : typedParam(param)}
      isSignedIn={isSignedIn(actor)}
      card={code && view.kind === 'claimable' ? await findCardSource(code) : null}
      supportEmail={env.SUPPORT_EMAIL}
      refusal={draft ? { message: draft.message, activationCode: draft.errors.activationCode } : undefined}
    />
  )
}
