import type { Metadata } from 'next'
import { Redirecting } from '@/components/qr-codes/redirecting'
import { PageBody } from '@/components/ui/page-body'
import { Spinner } from '@/components/ui/spinner'
import { TextLink } from '@/components/ui/text-link'
import { codeFromParam } from '@/lib/domain/qr-codes/code-param'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'QR-kode', robots: { index: false } }

export default async function QrPage({ params }: PageProps<'code'>) {
  const to = `/qr-scan/${encodeURIComponent(codeFromParam((await params).code))}`
  return (
    <PageBody className="text-center">
      <h1 className="sr-only">QR-kode</h1>
      <Spinner text="Omdirigerer..." />
      <TextLink href={to}>Gå videre</TextLink>
      <Redirecting to={to} />
    </PageBody>
  )
}
