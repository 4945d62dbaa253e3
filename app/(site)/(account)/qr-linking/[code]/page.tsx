import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LinkForm } from '@/components/qr-codes/link-form'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { findDraft } from '@/lib/domain/find-draft'
import { codeFromParam } from '@/lib/domain/qr-codes/code-param'
import { memorialsPerStone } from '@/lib/domain/qr-codes/policy'
import { findOwnCode, listLinkableMemorials } from '@/lib/domain/qr-codes/queries'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'
import { formatTextCode } from '@/lib/shared/qr-text-code'

export const metadata: Metadata = { title: 'Vælg mindeside', robots: { index: false } }

export default async function QrLinkingPage({ params, searchParams }: PageProps<'code'>) {
  const actor = await currentActor()
  const found = await findOwnCode(actor, { code: codeFromParam((await params).code) })
  if ('elsewhere' in found) redirect(found.elsewhere)
  const { id, code, memorials: linked } = found.code
  if (linked.length >= memorialsPerStone) redirect(`/qr-setup/${code}`)
  const memorials = await listLinkableMemorials(actor, { qrCodeId: id })
  const draft = await findDraft('tilknyt', await searchParams)
  return (
    <PageBody title="Vælg mindeside" intro={`Koden ${formatTextCode(code)} kommer til at føre til den, du vælger.`}>
      {memorials.length > 0 ? (
        <LinkForm code={code} memorials={memorials} refusal={draft?.message} />
      ) : (
        <EmptyState
          title="Du har ingen mindeside, der kan knyttes til koden"
          text="Lav en ny, så bliver den knyttet til koden med det samme."
          action={<LinkButton href={`/create-memorial?qrCode=${code}`}>Lav en ny mindeside</LinkButton>}
        />
      )}
      <p className="mt-10">
        <TextLink href={`/qr-setup/${code}`}>Tilbage til koden</TextLink>
      </p>
    </PageBody>
  )
}
