import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LoginPageBody } from '@/components/accounts/login-page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { codeFromParam } from '@/lib/domain/qr-codes/code-param'
import type { PageProps } from '@/lib/shared/page-params'
import { isTextCode } from '@/lib/shared/qr-text-code'

export const metadata: Metadata = { title: 'Log ind', robots: { index: false } }

/** The sign-in at the stone: dark, and returning to the code. */
export default async function QrLoginPage({ params, searchParams }: PageProps<'code'>) {
  const code = codeFromParam((await params).code)
  if (!isTextCode(code)) redirect(`/qr-scan/${encodeURIComponent(code)}`)
  const query = await searchParams
  return (
    <LoginPageBody
      qrCode={code}
      draft={await findDraft('login', query)}
      resetDraft={await findDraft('glemt', query)}
      isResetRequested={query.sendt === '1'}
    />
  )
}
