import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { BirchScene } from '@/components/drawings/birch'
import { CodeForm } from '@/components/landing/code-form'
import { QrExplanation } from '@/components/landing/qr-explanation'
import { PageBody } from '@/components/ui/page-body'
import type { PageProps } from '@/lib/shared/page-params'
import { readScannedText } from '@/lib/shared/qr-text-code'

export const metadata: Metadata = {
  title: 'Konto med QR-kode',
  description: 'Hvorfor en konto begynder med koden på stenen, hvordan I får en kode, og hvad I gør med den.',
}

export default async function QrInfoPage({ searchParams }: PageProps) {
  const { code } = await searchParams
  const typed = Array.isArray(code) ? code[0] : code
  const read = typed ? readScannedText(typed) : null
  if (read?.kind === 'code') redirect(`/qr-scan/${read.code}`)
  return (
    <>
      <PageBody
        width="page"
        title="Det begynder med koden på stenen"
        intro="Skriv koden, eller læs, hvordan I får en."
        className="pb-0 sm:pb-0"
      >
        <CodeForm code={typed} isRefused={read !== null} className="mb-section max-w-form" />
        <QrExplanation />
      </PageBody>
      <BirchScene className="mask-t-from-55% mt-10 h-80 w-full sm:h-112" />
    </>
  )
}
