import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { TermsNotice } from '@/components/accounts/terms-notice'
import type { FormDraftView } from '@/components/form/form-draft'
import { LinkedMemorials } from '@/components/qr-codes/linked-memorials'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { findMissingTerms } from '@/lib/domain/accounts/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { codeFromParam } from '@/lib/domain/qr-codes/code-param'
import { memorialsPerStone } from '@/lib/domain/qr-codes/policy'
import { findOwnCode, listLinkableMemorials, listMemorialsOfCode } from '@/lib/domain/qr-codes/queries'
import { findOfferedPage } from '@/lib/domain/resellers/stock/prepared-page-queries'
import type { OfferedPageView } from '@/lib/domain/resellers/stock/prepared-page-schema'
import { offeredPageFormName } from '@/lib/domain/resellers/stock/stock-forms'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'
import { formatTextCode } from '@/lib/shared/qr-text-code'

export const metadata: Metadata = { title: 'Din QR-kode', robots: { index: false } }

export default async function QrSetupPage({ params, searchParams }: PageProps<'code'>) {
  const actor = await currentActor()
  const found = await findOwnCode(actor, { code: codeFromParam((await params).code) })
  if ('elsewhere' in found) redirect(found.elsewhere)
  const { id, code } = found.code
  const [linked, linkable, missingTerms, offer, draft] = await Promise.all([
    listMemorialsOfCode(actor, { code }),
    listLinkableMemorials(actor, { qrCodeId: id }),
    findMissingTerms(actor),
    findOfferedPage(actor, { code }),
    findDraft(offeredPageFormName, await searchParams),
  ])
  const hasCapacity = linked.length < memorialsPerStone
  return (
    <PageBody
      title="Din QR-kode"
      intro={
        <>
          <span className="tabular-nums tracking-wider">{formatTextCode(code)}</span> er knyttet til din konto.
        </>
      }
      className="space-y-12"
    >
      <TermsNotice missing={missingTerms} path={`/qr-setup/${code}`} />
      {linked.length > 0 && (
        <section className="space-y-5">
          <h2 className="text-2xl">{linked.length > 1 ? 'Koden fører til begge' : 'Koden fører til'}</h2>
          <LinkedMemorials code={code} memorials={linked} />
        </section>
      )}
      {hasCapacity && offer && <PreparedOffer code={code} offer={offer} draft={draft} />}
      {hasCapacity && <NextMemorial code={code} linkedCount={linked.length} hasOwnMemorials={linkable.length > 0} />}
    </PageBody>
  )
}

type NextMemorialProps = {
  code: string
  /** Pages on the stone so far: none or one. */
  linkedCount: number
  hasOwnMemorials: boolean
}

/** The two ways to a page on the stone: make one, or take one that is there. */
function NextMemorial({ code, linkedCount, hasOwnMemorials }: NextMemorialProps) {
  const isSecond = linkedCount > 0
  return (
    <section className="space-y-5">
      <h2 className="text-2xl">{isSecond ? 'Er der to på stenen?' : 'Hvor skal koden føre hen?'}</h2>
      <p>
        {isSecond
          ? 'Så kan koden føre til begge mindesider, ved siden af hinanden.'
          : // 2 of 2 kept by: lib/domain/qr-codes/commands/unlink-qr-code.test.ts
            'Lav en ny mindeside, eller brug en, du har i forvejen. Du kan altid lave det om.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={`/create-memorial?qrCode=${code}`} size="lg" variant={isSecond ? 'outline' : 'primary'}>
          Lav en ny mindeside
        </LinkButton>
        {hasOwnMemorials && (
          <LinkButton href={`/qr-linking/${code}`} size="lg" variant="outline">
            Brug en mindeside, du har
          </LinkButton>
        )}
      </div>
    </section>
  )
}

type PreparedOfferProps = { code: string; offer: OfferedPageView; draft: FormDraftView }

/** What the stonemason wrote down, offered to the family: take it as a beginning, or throw it away. */
function PreparedOffer({ code, offer, draft }: PreparedOfferProps) {
  const { name, birthName, lifeDates, epitaph, restingCemetery, companyName } = offer
  const path = `/api/qr-codes/${code}/prepared-page`
  return (
    <section id="forberedt" className="space-y-6">
      <h2 className="text-2xl">Siden om {name} er forberedt</h2>
      {draft && <Notice variant="error">{draft.message}</Notice>}
      <p>
        {companyName} har skrevet det, der står på stenen, så du har noget at begynde med. Du kan rette alt, og ingen
        ser siden, før du siger til.
      </p>
      <div className="rounded-xl border border-border px-6 py-5 text-center font-serif">
        <p className="wrap-anywhere text-2xl">{name}</p>
        {birthName && <p className="text-muted-foreground">født {birthName}</p>}
        {lifeDates && <p className="mt-1 text-lg">{lifeDates}</p>}
        {epitaph && <p className="mt-3 whitespace-pre-line italic">{epitaph}</p>}
        {restingCemetery && <p className="mt-3 text-muted-foreground">{restingCemetery}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <form action={`${path}/use`} method="post">
          <Button type="submit" size="lg">
            Brug det, og gå i gang
          </Button>
        </form>
        <form action={`${path}/decline`} method="post">
          <Button type="submit" size="lg" variant="outline">
            Begynd forfra
          </Button>
        </form>
      </div>
      <p className="text-muted-foreground">
        Når du har valgt, kan {companyName} ikke længere se det, de skrev. De kan heller ikke se din side.
      </p>
    </section>
  )
}
